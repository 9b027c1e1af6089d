import Diagnostics
import PushlocKit

/// Completions for fish.
struct FishCompletion {
  private let definitions: [CommandDefinition]

  init(_ definitions: [CommandDefinition]) {
    self.definitions = definitions
  }

  var text: String {
    let names = definitions.map(\.name).joined(separator: " ")
    var text = "# fish completion for pushloc\n\(rules)set -l commands \(names)\n"
    for definition in definitions {
      text += line(
        "not __fish_seen_subcommand_from $commands",
        [
          "-a \(definition.name)", "-d \(quoted(definition.summary.description))",
        ]
      )
    }
    for option in CommonOptions.listed { text += line(nil, flag(option)) }
    for definition in definitions {
      var condition = "__fish_seen_subcommand_from \(definition.name)"
      if definition.name == CommandRegistry.defaultName {
        condition += "; or not __fish_seen_subcommand_from $commands"
      }
      for option in definition.listedOptions { text += line(condition, flag(option)) }
      let choices = definition.positionals.flatMap(\.completed)
      if !choices.isEmpty {
        text += line(condition, ["-a \(quoted(choices.joined(separator: " ")))"])
      }
      if !definition.positionals.isEmpty, !definition.positionals.contains(where: \.isPath) {
        text += line(condition, ["-f"])
      }
    }
    return text
  }

  /// A function that offers rules, and behind `=` the levels.
  private var rules: String {
    """
    function __pushloc_rules
      set -l word (string replace -r '^--rule=' '' -- (commandline -ct))
      if string match -q '*=*' -- $word
        set -l name (string replace -r '=.*' '' -- $word)
        printf '%s\\n' $name=\(RuleLevel.allCases.map(\.rawValue).joined(separator: " $name="))
      else
        printf '%s=\\n' \(CompletionScript.ruleNames.joined(separator: " "))
      end
    end

    """
  }

  private func line(_ condition: String?, _ words: [String]) -> String {
    let condition = condition.map { " -n \"\($0)\"" } ?? ""
    return "complete -c pushloc\(condition) \(words.joined(separator: " "))\n"
  }

  private func flag(_ option: OptionDefinition) -> [String] {
    var words = option.letter.map { ["-s \($0)"] } ?? []
    words.append("-l \(option.name)")
    if option.value != .none {
      switch option.completion {
      case .nothing: words.append("-x")
      case .files: words.append("-r -F")
      case .directories: words.append("-x -a \"(__fish_complete_directories)\"")
      case .pairs: words.append("-x -a \"(__pushloc_rules)\"")
      case .choices(let choices): words.append("-x -a \(quoted(choices.joined(separator: " ")))")
      }
    }
    return words + ["-d \(quoted(option.summary.description))"]
  }

  /// A text in single quotes, where fish knows two escapes.
  private func quoted(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "'" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return "'\(result)'"
  }
}
