import Diagnostics
import PushlocKit

/// Completions for zsh.
struct ZshCompletion {
  private let definitions: [CommandDefinition]

  init(_ definitions: [CommandDefinition]) {
    self.definitions = definitions
  }

  var text: String {
    var text = """
      #compdef pushloc
      # zsh completion for pushloc
      _pushloc_rules() {
        if compset -P '*='; then
          compadd -- \(RuleLevel.allCases.map(\.rawValue).joined(separator: " "))
        else
          compadd -q -S = -- \(CompletionScript.ruleNames.joined(separator: " "))
        fi
      }
      _pushloc() {
        local -a commands
        commands=(

      """
    for definition in definitions {
      let entry = "\(definition.name):\(definition.summary.description)"
      text += "    \(CompletionScript.quoted(entry))\n"
    }
    text += """
        )
        local index command=
        for ((index = 2; index < CURRENT; index++)); do
          if (( ${commands[(I)${words[index]}:*]} )); then
            command=${words[index]}
            words[index]=()
            (( CURRENT-- ))
            break
          fi
        done
        case $command in

      """
    for definition in definitions {
      text += "    \(definition.name))\n"
      text += arguments(definition.allListedOptions, definition.positionals.map(positional))
    }
    text += "    *)\n"
    text += arguments(
      definitions.defaultOptions,
      ["1:command:{_describe command commands; _files}"]
    )
    text += """
        esac
      }
      if [[ $funcstack[1] == _pushloc ]]; then
        _pushloc "$@"
      else
        compdef _pushloc pushloc
      fi

      """
    return text
  }

  private func arguments(_ options: [OptionDefinition], _ positionals: [String]) -> String {
    var lines = ["      _arguments -s"]
    for option in options {
      lines += flags(option).map { "        " + CompletionScript.quoted($0) }
    }
    lines += positionals.map { "        " + CompletionScript.quoted($0) }
    return lines.joined(separator: " \\\n") + " ;;\n"
  }

  /// The specifications of one flag, one for each of its names.
  private func flags(_ option: OptionDefinition) -> [String] {
    let summary = option.summary.description.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "[" || scalar == "]" || scalar == ":" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    let repeated = option.isRepeatable ? "*" : ""
    return option.spellings.map { spelling in
      // A long flag takes its value behind `=` or as the next word, a letter directly or as the next.
      let join = option.value == .none ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return "\(repeated)\(spelling)\(join)[\(summary)]\(value(option))"
    }
  }

  private func value(_ option: OptionDefinition) -> String {
    guard option.value != .none else { return "" }
    switch option.completion {
    case .nothing: return ":value: "
    case .files: return ":file:_files"
    case .directories: return ":folder:_files -/"
    case .choices(let choices): return ":value:(\(choices.joined(separator: " ")))"
    case .pairs: return ":rule:_pushloc_rules"
    }
  }

  private func positional(_ positional: CommandDefinition.Positional) -> String {
    let place = positional.isRepeatable ? "*" : ""
    if !positional.completed.isEmpty {
      return "\(place):\(positional.name):(\(positional.completed.joined(separator: " ")))"
    }
    return "\(place):\(positional.name):" + (positional.isPath ? "_files" : " ")
  }
}
