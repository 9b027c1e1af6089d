import Diagnostics

/// Commands that work on a whole project, beside `check`.
extension CommandDefinition {
  /// `pushloc preview`.
  public static let preview = CommandDefinition(
    "preview",
    "show each alert in each language, as a phone would",
    discussion: [
      "Defects are shown in place, not judged: the exit status is 0 unless nothing can be shown."
    ],
    positionals: [Positional("PATH", isRequired: false, isRepeatable: true)],
    options: [
      OptionDefinition(
        "locale",
        .text("L"),
        isRepeatable: true,
        summary: "a phone's language; by default every language found"
      ),
      .payload, .exclude, .showFiles,
      OptionDefinition(
        "format",
        .choice(["text", "html", "markdown", "json"]),
        summary: "how to show; html is one page without network"
      ),
      .output,
      OptionDefinition(
        "renderer",
        .choice(["system", "extension"]),
        summary: "who fills in the text: iOS, or the app's notification service extension"
      ),
      OptionDefinition(
        "arg",
        .text("NAME=VALUE"),
        isRepeatable: true,
        summary: "the value of an argument or of a hole in a template"
      ),
      OptionDefinition(
        "samples",
        .text("FILE"),
        summary: "values for arguments and holes, as JSON"
      ),
      OptionDefinition("no-isolates", summary: "write no direction isolates around arguments"),
      OptionDefinition("watch", summary: "show again whenever a file changes"),
      .standardInputPath,
    ],
    examples: [
      Example("pushloc preview --locale fa --locale de", "two languages in the terminal"),
      Example("pushloc preview --format html --output preview.html", "a page for translators"),
    ]
  )

  /// `pushloc compile`.
  public static let compile = CommandDefinition(
    "compile",
    "write the tables as an app's bundle holds them",
    discussion: ["Nothing is written unless everything compiled."],
    positionals: [Positional("PATH", isRepeatable: true)],
    options: [
      OptionDefinition("output-directory", .text("DIR"), summary: "where the language folders go"),
      OptionDefinition(
        "output-format",
        .choice(["binary", "xml", "text"]),
        summary: "how the tables are written; by default binary, as a bundle holds them"
      ),
      OptionDefinition(
        "language",
        letter: "l",
        .text("L"),
        isRepeatable: true,
        summary: "only this language"
      ),
      OptionDefinition("dry-run", summary: "print the files, one a line, and write nothing"),
      .textOrJSON,
      OptionDefinition("force-build-all-strings", summary: "accepted, and changes nothing"),
    ],
    examples: [
      Example(
        "pushloc compile Localizable.xcstrings --output-directory build",
        "a catalog as binary tables"
      )
    ]
  )

  /// `pushloc generate`.
  public static let generate = CommandDefinition(
    "generate",
    "write Swift code, a JSON Schema or a contract from the tables",
    positionals: [
      Positional("KIND", choices: ["swift", "json-schema", "contract"]),
      Positional("PATH", isRequired: false, isRepeatable: true),
    ],
    options: [
      .output,
      OptionDefinition("app", .text("NAME"), summary: "the app's name in the contract"),
      OptionDefinition("release", .text("VERSION"), summary: "the app's version in the contract"),
    ],
    examples: [
      Example(
        "pushloc generate contract --app Chat --release 8.2.0 --output contracts/8.2.0.json",
        "the keys and argument counts of a release, for the server's repository"
      )
    ]
  )

  /// `pushloc init`.
  public static let initialize = CommandDefinition(
    "init",
    "look at the repository and write a commented configuration to start from",
    examples: [Example("pushloc init", "writes .pushloc.json and says what it saw")]
  )
}
