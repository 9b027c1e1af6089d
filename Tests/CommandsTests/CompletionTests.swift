import Commands
import FileAccess
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

  @Test(arguments: ["bash", "zsh", "fish"]) func everyFlagIsThere(_ shell: String) {
    let script = script(shell)
    for definition in CommandRegistry.commands.map(\.definition) {
      for option in definition.allOptions {
        let spelling = shell == "fish" ? "-l \(option.name)" : "--\(option.name)"
        #expect(script.contains(spelling), "\(definition.name) \(option.name)")
      }
    }
  }
}
