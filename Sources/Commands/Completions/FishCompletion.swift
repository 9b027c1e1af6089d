import Diagnostics

/// Completions for fish.
struct FishCompletion {
  private let definitions: [CommandDefinition]

  init(_ definitions: [CommandDefinition]) {
    self.definitions = definitions
  }

  var text: String {
    let names = definitions.map(\.name).joined(separator: " ")
    var text = "# fish completion for pushloc\nset -l commands \(names)\n"
    for definition in definitions {
      text += line(
        "not __fish_seen_subcommand_from $commands",
        [
          "-a \(definition.name)", "-d \(quoted(definition.summary.description))",
        ]
      )
    }
    for option in CommonOptions.all { text += line(nil, flag(option)) }
    for definition in definitions {
      var condition = "__fish_seen_subcommand_from \(definition.name)"
      if definition.name == CommandRegistry.defaultName {
        condition += "; or not __fish_seen_subcommand_from $commands"
      }
      for option in definition.options { text += line(condition, flag(option)) }
      let choices = definition.positionals.flatMap(\.choices)
      if !choices.isEmpty {
        text += line(condition, ["-a \(quoted(choices.joined(separator: " ")))"])
      }
      if !definition.positionals.isEmpty, !definition.positionals.contains(where: \.isPath) {
        text += line(condition, ["-f"])
      }
    }
    return text
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
