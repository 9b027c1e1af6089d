import Diagnostics
import Reporters

/// Help, made of the definitions.
struct HelpText {
  private let words: MessageRenderer
  private let width: Int

  /// Columns within which lines are easy to read, however wide the terminal is.
  private static let widest = 100
  private static let narrowest = 40
  /// Longest flag that has its words on the same line, in columns.
  private static let flagColumn = 28

  init(_ context: CommandContext) {
    words = context.words
    width = min(max(context.terminalWidth ?? 80, Self.narrowest), Self.widest)
  }

  /// The page of the whole program.
  func top(_ commands: [Command]) -> String {
    var text = heading("usage") + "  pushloc COMMAND [FLAGS] [ARGUMENTS]\n\n"
    text += wrapped("checks and previews the texts of localized push notifications", indent: 0)
    text += "\n" + heading("commands")
    for command in commands {
      text += row(command.definition.name, words.text(command.definition.summary))
    }
    text += "\n" + table("flags of every command", CommonOptions.listed)
    text += "\n"
    text += wrapped(
      "without a command it is 'check'; 'pushloc COMMAND --help' tells more",
      indent: 0
    )
    return text
  }

  /// The page of one command.
  func text(_ definition: CommandDefinition) -> String {
    var text = heading("usage") + "  \(Self.usage(definition))\n\n"
    text += wrapped(definition.summary, indent: 0)
    for paragraph in definition.discussion { text += "\n" + wrapped(paragraph, indent: 0) }
    for positional in definition.positionals where !positional.choices.isEmpty {
      let choices = positional.choices.joined(separator: ", ")
      text += "\n" + wrapped("\(positional.name) is one of \(choices)", indent: 0)
    }
    if !definition.listedOptions.isEmpty { text += "\n" + table("flags", definition.listedOptions) }
    text += "\n" + table("flags of every command", CommonOptions.listed)
    text += "\n" + heading("examples")
    for example in definition.examples {
      text += "  \(example.line)\n" + wrapped(example.summary, indent: 6)
    }
    return text
  }

  /// The command line in short, for example `pushloc render [FLAGS] TEXT [ARG…]`.
  static func usage(_ definition: CommandDefinition) -> String {
    let positionals = definition.positionals.map { positional in
      let name = positional.name + (positional.isRepeatable ? "…" : "")
      return positional.isRequired ? name : "[\(name)]"
    }
    return (["pushloc", definition.name, "[FLAGS]"] + positionals).joined(separator: " ")
  }

  /// A flag as help shows it, for example `-l, --language L`.
  static func flag(_ option: OptionDefinition) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { " \($0)" } ?? ""
    return "\(letter)--\(option.name)\(value)"
  }

  private func heading(_ word: Message) -> String {
    words.text(word) + ":\n"
  }

  private func table(_ title: Message, _ options: [OptionDefinition]) -> String {
    options.reduce(heading(title)) { text, option in
      var summary = words.text(option.summary)
      if option.isRepeatable { summary += words.text(" (may be repeated)") }
      if case .choiceWithFile(let names) = option.value {
        summary += words.text("; NAME is one of \(names.joined(separator: ", "))")
      }
      return text + row(Self.flag(option), summary)
    }
  }

  private func row(_ name: String, _ summary: String) -> String {
    let lines = lines(summary, indent: Self.flagColumn)
    let gap = Self.flagColumn - 2 - TerminalWidth.of(name)
    let margin = String(repeating: " ", count: Self.flagColumn)
    let body = lines.joined(separator: "\n" + margin) + "\n"
    if gap < 2 { return "  \(name)\n\(margin)\(body)" }
    return "  \(name)" + String(repeating: " ", count: gap) + body
  }

  private func wrapped(_ message: Message, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    return lines(words.text(message), indent: indent).map { margin + $0 + "\n" }.joined()
  }

  /// Breaks a text at spaces into lines that fit beside an indent.
  private func lines(_ text: String, indent: Int) -> [String] {
    let room = max(20, width - indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if line.isEmpty {
        line = String(word)
      } else if TerminalWidth.of(line) + 1 + TerminalWidth.of(String(word)) <= room {
        line += " \(word)"
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return lines + [line]
  }
}
