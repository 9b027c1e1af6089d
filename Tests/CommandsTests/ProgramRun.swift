import Commands
import FileAccess
import TestSupport

/// A command line run in memory: what it wrote and how it ended.
struct ProgramRun: Equatable, Sendable {
  var output: String
  var errors: String
  var status: ExitStatus

  init(_ output: String = "", _ errors: String = "", _ status: ExitStatus = .success) {
    (self.output, self.errors, self.status) = (output, errors, status)
  }

  /// Runs a line; `configure` changes the world before.
  init(
    _ words: [FilePath],
    commands: [Command] = CommandRegistry.commands,
    files: any FileSystem = MemoryFiles(),
    environment: [String: String] = [:],
    configure: (inout CommandContext) -> Void = { _ in }
  ) {
    let output = CapturedOutput()
    let errors = CapturedOutput()
    var context = CommandContext(
      output: output,
      errors: errors,
      files: files,
      environment: environment
    )
    configure(&context)
    status = Program(commands).run(words, in: context)
    self.output = output.text
    self.errors = errors.text
  }

  /// A command that prints what it was given.
  static func echo(_ definition: CommandDefinition) -> Command {
    Command(definition) { arguments, context in
      let values = (definition.options.map(\.name) + ["quiet", "jobs", "color"])
        .filter { arguments.has($0) }
        .map { "\($0)=\(arguments.texts($0).joined(separator: "+"))" }
      let words = [definition.name] + values + arguments.texts.map { "<\($0)>" }
      context.output.write(words.joined(separator: " "))
      return .success
    }
  }

  static let echoes = CommandRegistry.definitions.map(echo)
}
