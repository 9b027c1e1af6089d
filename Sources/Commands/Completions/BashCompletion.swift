/// Completions for bash 3.2 and later, which macOS still ships.
struct BashCompletion {
  private let definitions: [CommandDefinition]

  init(_ definitions: [CommandDefinition]) {
    self.definitions = definitions
  }

  var text: String {
    let names = definitions.map(\.name)
    var text = """
      # bash completion for pushloc
      _pushloc() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local command= flags= words= index
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
            \(names.joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;
          esac
        done
        case $command in

      """
    for definition in definitions { text += branch(definition) }
    text += """
          *)
            flags=\(quoted(definitions.defaultOptions.flatMap(\.spellings)))
            words=\(quoted(names)) ;;
        esac
        # Bash takes --flag=value for three words, and NAME=VALUE, too.
        local name=
        if [[ $current == = ]]; then
          current=
          if [[ $previous != -* && $COMP_CWORD -gt 3 ]]; then
            name=$previous
            previous=${COMP_WORDS[COMP_CWORD-2]}
            if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-3]}; fi
          fi
        elif [[ $previous == = && $COMP_CWORD -gt 2 ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
          if [[ $previous != -* && $COMP_CWORD -gt 4 ]]; then
            name=$previous
            previous=${COMP_WORDS[COMP_CWORD-3]}
            if [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-4]}; fi
          fi
        fi
        COMPREPLY=()
        case $command:$previous in

      """
    text += values()
    // Without an answer of ours the shell offers file names.
    text += """
        esac
        case $current in
          -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
          *) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
        esac
      }
      complete -o bashdefault -o default -F _pushloc pushloc

      """
    return text
  }

  private func branch(_ definition: CommandDefinition) -> String {
    """
        \(definition.name))
          flags=\(quoted(definition.allListedOptions.flatMap(\.spellings)))
          words=\(quoted(definition.positionals.flatMap(\.completed))) ;;

    """
  }

  private func quoted(_ words: [String]) -> String {
    CompletionScript.quoted(words.joined(separator: " "))
  }

  /// Branches for the flag before the word.
  private func values() -> String {
    var text = ""
    for option in CommonOptions.listed { text += values(option, scopes: ["*"]) }
    for definition in definitions {
      let isDefault = definition.name == CommandRegistry.defaultName
      let scopes = [definition.name] + (isDefault ? [""] : [])
      for option in definition.listedOptions { text += values(option, scopes: scopes) }
    }
    return text
  }

  private func values(_ option: OptionDefinition, scopes: [String]) -> String {
    guard option.value != .none else { return "" }
    let patterns = scopes.flatMap { scope in option.spellings.map { "\(scope):\($0)" } }
    var action = ""
    if case .choices(let choices) = option.completion {
      action = "COMPREPLY=($(compgen -W \(quoted(choices)) -- \"$current\")); "
    }
    if case .pairs(let names, let values) = option.completion {
      action = """
        if [[ -n $name ]]; then COMPREPLY=($(compgen -W \(quoted(values)) -- "$current")); \
        else COMPREPLY=($(compgen -S = -W \(quoted(names)) -- "$current")); \
        type compopt >/dev/null 2>&1 && compopt -o nospace 2>/dev/null; fi; \

        """
    }
    return "    \(patterns.joined(separator: "|"))) \(action)return ;;\n"
  }
}
