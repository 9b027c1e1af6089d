import Diagnostics

/// The manual page pushloc(1), made of the definitions.
enum ManualPage {
  /// Returns the page in the `man` macros of roff.
  static func text(_ definitions: [CommandDefinition]) -> String {
    var page = ".TH PUSHLOC 1 \"\" \"pushloc \(ToolVersion.current)\" \"User Commands\"\n"
    page += ".SH NAME\npushloc \\- check and preview the texts of localized push notifications\n"
    page += ".SH SYNOPSIS\n"
    for definition in definitions {
      page += ".B pushloc \(escaped(definition.name))\n"
      page += escaped(
        HelpText.usage(definition).split(separator: " ").dropFirst(2).joined(separator: " ")
      )
      page += "\n.br\n"
    }
    page += ".SH COMMANDS\n"
    for definition in definitions { page += command(definition) }
    page += ".SH FLAGS OF EVERY COMMAND\n"
    for option in CommonOptions.listed { page += flag(option) }
    page += ".SH EXIT STATUS\n"
    for (status, words) in statuses {
      page += ".TP\n.B \(status.rawValue)\n\(escaped(words.description))\n"
    }
    page += ".SH ENVIRONMENT\n"
    for (name, words) in environment {
      page += ".TP\n.B \(escaped(name))\n\(escaped(words.description))\n"
    }
    return page
  }

  private static let statuses: [(ExitStatus, Message)] = [
    (.success, "nothing at or above the fail level"),
    (.findings, "findings at or above the fail level"),
    (.usage, "wrong usage or configuration, or nothing found to check"),
    (.failure, "could not run: an unreadable path, a failed write"),
  ]

  private static let environment: [(String, Message)] = [
    ("NO_COLOR", "no colours when set and not empty"),
    ("CLICOLOR_FORCE", "colours even where no terminal is, when set and not 0"),
    ("GITHUB_ACTIONS", "when true, '--format auto' adds annotations"),
  ]

  private static func command(_ definition: CommandDefinition) -> String {
    var text = ".SS pushloc \(escaped(definition.name))\n"
    text += escaped(definition.summary.description) + ".\n"
    for paragraph in definition.discussion { text += ".PP\n\(escaped(paragraph.description))\n" }
    for positional in definition.positionals where !positional.choices.isEmpty {
      let choices = positional.choices.joined(separator: ", ")
      text += ".PP\n\(escaped(positional.name)) is one of \(escaped(choices)).\n"
    }
    for option in definition.listedOptions { text += flag(option) }
    for example in definition.examples {
      text += ".PP\n\(escaped(example.summary.description)):\n"
      text += ".PP\n.RS\n.nf\n\(escaped(example.line))\n.fi\n.RE\n"
    }
    return text
  }

  private static func flag(_ option: OptionDefinition) -> String {
    var summary = option.summary.description
    if option.isRepeatable { summary += " (may be repeated)" }
    if case .choiceWithFile(let names) = option.value {
      summary += "; NAME is one of \(names.joined(separator: ", "))"
    }
    return ".TP\n.B \(escaped(HelpText.flag(option)))\n\(escaped(summary))\n"
  }

  /// A text in which roff obeys nothing: no escapes, no requests at the start of a line.
  private static func escaped(_ text: String) -> String {
    var result = text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "…": result += "..."
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
