import PushlocKit

/// Completions for shells, made of the definitions.
enum CompletionScript {
  /// Returns the script for a shell: `bash`, `zsh` or `fish`; nil for others.
  static func text(for shell: String, _ definitions: [CommandDefinition]) -> String? {
    switch shell {
    case "bash": BashCompletion(definitions).text
    case "zsh": ZshCompletion(definitions).text
    case "fish": FishCompletion(definitions).text
    default: nil
    }
  }

  /// What settings and suppressions may name: rules and categories, each once, sorted.
  static let ruleNames = Set(RuleNames.all).sorted()

  /// Returns a text in single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}

extension OptionDefinition {
  /// What completes its value.
  enum Completion {
    case nothing, files, directories
    case choices([String])
    /// `NAME=VALUE`, both from closed sets.
    case pairs([String], [String])
  }

  /// The word that stands for a rule and its level.
  static let ruleAndLevel = "RULE=SEVERITY"

  /// What completes its value: a closed set, files, or nothing that could be known.
  var completion: Completion {
    switch value {
    case .none, .count: .nothing
    case .choice(let choices), .choiceWithFile(let choices): .choices(choices)
    case .text(Self.ruleAndLevel):
      .pairs(CompletionScript.ruleNames, RuleLevel.allCases.map(\.rawValue))
    case .text("FILE"), .text("CONTRACT"): .files
    case .text("DIR"): .directories
    case .text: .nothing
    }
  }

  /// Its names as they are typed: `-l`, `--language`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}

extension CommandDefinition.Positional {
  /// The values that a shell completes.
  var completed: [String] { choices + suggestions }

  /// Whether it is a path.
  var isPath: Bool { name == "PATH" || name == "FILE" }
}

extension [CommandDefinition] {
  /// The flags that may stand where no command is named: those of the default command.
  var defaultOptions: [OptionDefinition] {
    first { $0.name == CommandRegistry.defaultName }?.allListedOptions ?? CommonOptions.listed
  }
}
