import Diagnostics

/// The flags that every command takes.
enum CommonOptions {
  /// Those that help, completions and the manual list.
  static var listed: [OptionDefinition] {
    all.filter { !UnfinishedFlags.hides($0, of: nil) }
  }

  static let all: [OptionDefinition] = [
    OptionDefinition(
      "config",
      .text("FILE"),
      summary: "use this configuration instead of looking for one"
    ),
    OptionDefinition("no-config", summary: "use no configuration"),
    OptionDefinition(
      "show-config",
      summary: "print each setting and where it comes from, then stop"
    ),
    OptionDefinition(
      "development-language",
      .text("L"),
      summary: "the language the app is written in, instead of the one found"
    ),
    OptionDefinition(
      "messages-language",
      .text("L"),
      summary: "the language of pushloc's own messages"
    ),
    OptionDefinition(
      "color",
      .choice(["auto", "always", "never"]),
      summary: "colour the output; auto looks at the terminal, NO_COLOR and CLICOLOR_FORCE"
    ),
    OptionDefinition("quiet", summary: "leave out remarks and summaries"),
    OptionDefinition(
      "jobs",
      .count("N"),
      summary: "files read at the same time; by default one a core"
    ),
    OptionDefinition("help", letter: "h", summary: "show how the command is used"),
    OptionDefinition("version", summary: "print the version, and that of the CLDR data"),
  ]
}
