import Commands
import FileAccess
import TestSupport
import Testing

/// Completions are tried in the shells themselves where those are installed.
struct CompletionTests {
  private static let files = SystemFiles()

  private static func isInstalled(_ shell: String) -> Bool {
    (try? files.run(command: shell, arguments: ["-c", "exit"])) != nil
  }

  private func script(_ shell: String) -> String {
    let command = Command(.completions) { arguments, context throws(CommandFailure) in
      let completions = CommandRegistry.commands.first { $0.definition.name == "completions" }
      return try completions?.run(arguments, context) ?? .failure
    }
    return ProgramRun(["completions", FilePath(shell)], commands: [command]).output
  }

  struct Case: Sendable {
    var words: [String]
    var replies: [String]
  }

  private static let levels = ["error", "warning", "note", "off"]

  static let cases = [
    Case(words: ["comp"], replies: ["compile", "completions"]),
    Case(words: ["completions", ""], replies: ["bash", "zsh", "fish"]),
    Case(words: ["completions", "z"], replies: ["zsh"]),
    Case(words: ["--quiet", "inspect", "--fo"], replies: ["--format"]),
    Case(words: ["inspect", "--format", ""], replies: ["text", "json"]),
    Case(words: ["inspect", "--format", "=", "j"], replies: ["json"]),
    Case(words: ["inspect", "--format", "="], replies: ["text", "json"]),
    Case(words: ["inspect", "--color", "a"], replies: ["auto", "always"]),
    Case(words: ["inspect", "--stdin-path", "x"], replies: []),
    Case(words: ["inspect", "x"], replies: []),
    Case(words: ["explain", "missing-k"], replies: ["missing-key"]),
    Case(words: ["explain", "PayloadT"], replies: ["PayloadTooLarge"]),
    Case(words: ["check", "--rule", "missing-k"], replies: ["missing-key="]),
    Case(words: ["--rule", "=", "missing-k"], replies: ["missing-key="]),
    Case(words: ["check", "--rule", "missing-key", "="], replies: levels),
    Case(words: ["check", "--rule", "missing-key", "=", "w"], replies: ["warning"]),
    Case(words: ["check", "--rule", "=", "missing-key", "="], replies: levels),
    Case(words: ["check", "--rule", "=", "missing-key", "=", "o"], replies: ["off"]),
    Case(words: ["check", "--rule", "a", "=", "off", "--unsafe"], replies: ["--unsafe-fixes"]),
    Case(words: ["preview", "--wat"], replies: []),
    Case(words: ["--messages"], replies: []),
  ]

  @Test(.enabled(if: isInstalled("bash"), "bash is not installed"), arguments: cases)
  func bashCompletes(_ item: Case) throws {
    let words = (["pushloc"] + item.words).map { "'\($0)'" }.joined(separator: " ")
    let test = """
      \(script("bash"))
      COMP_WORDS=(\(words)); COMP_CWORD=\(item.words.count)
      _pushloc
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try Self.files.run(command: "bash", arguments: ["-c", FilePath(test)])
    let replies = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(replies.map(String.init) == item.replies)
    #expect(result.errors.isEmpty && result.status == 0)
  }

  @Test(
    .enabled(if: isInstalled("fish"), "fish is not installed"),
    arguments: [
      ("pushloc comp", ["compile", "completions"]), ("pushloc completions z", ["zsh"]),
      ("pushloc inspect --format ", ["json", "text"]), ("pushloc render --as p", ["push"]),
      ("pushloc explain missing-k", ["missing-key"]),
      ("pushloc check --rule missing-k", ["missing-key="]),
      ("pushloc check --rule=missing-key=w", ["--rule=missing-key=warning"]),
      ("pushloc preview --wat", []),
    ]
  )
  func fishCompletes(_ line: String, _ replies: [String]) throws {
    let test = "\(script("fish"))\ncomplete -C '\(line)'\n"
    let result = try Self.files.run(command: "fish", arguments: ["-c", FilePath(test)])
    let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != "\t" }) } == replies)
    #expect(result.errors.isEmpty && result.status == 0)
  }

  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func zshReadsTheScript() throws {
    let result = try Self.files.run(command: "zsh", arguments: ["-nc", FilePath(script("zsh"))])
    #expect(result == ProcessResult(status: 0, output: []))
  }

  /// Types a line and a tab at the prompt of a shell that the module `zsh/zpty` gives a terminal.
  private static let zshTyping = """
    zmodload zsh/zpty
    wait_for() {
      local text= piece attempt
      for attempt in {1..200}; do
        while zpty -rt shell piece; do text+=$piece; done
        [[ $text == *$1* ]] && return
        sleep 0.05
      done
      print -r -- "no '$1' in $text"
      exit 1
    }
    zpty -b shell 'TERM=dumb zsh -f -i'
    zpty -w shell 'PS1="> "; autoload -Uz compinit; compinit -D -u; unsetopt zle_bracketed_paste'
    zpty -w shell "source $1; print rea\"\"dy"
    wait_for ready
    zpty -wn shell "$2"$'\\t'
    wait_for "$3"
    print found
    """

  @Test(
    .enabled(if: isInstalled("zsh"), "zsh is not installed"),
    arguments: [
      ("pushloc explain missing-k", "missing-key"),
      ("pushloc check --rule missing-key=w", "missing-key=warning"),
      ("pushloc check --rule=near-dup", "--rule=near-duplicate-key="),
      ("pushloc preview --no-i", "--no-isolates"),
    ]
  )
  func zshCompletes(_ line: String, _ reply: String) throws {
    let folder = try ScratchRepository()
    folder["pushloc.zsh"] = script("zsh")
    let path = try folder.currentDirectory().appending("pushloc.zsh")
    let arguments = ["-fc", Self.zshTyping, "-", path.string, line, reply]
    let result = try Self.files.run(command: "zsh", arguments: arguments.map { FilePath($0) })
    #expect(String(decoding: result.output, as: UTF8.self) == "found\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func everyFlagIsThere(_ shell: String) {
    let script = script(shell)
    for definition in CommandRegistry.commands.map(\.definition) {
      for option in definition.allOptions {
        let spelling = shell == "fish" ? "-l \(option.name)" : "--\(option.name)"
        let isUnfinished = ["messages-language", "releases", "renderer", "watch"]
          .contains(option.name)
        #expect(script.contains(spelling) != isUnfinished, "\(definition.name) \(option.name)")
      }
    }
  }
}
