/// A command that can be run: its definition, and what it does.
public struct Command: Sendable {
  /// What a command does.
  public typealias Run =
    @Sendable (ParsedArguments, CommandContext) throws(CommandFailure) -> ExitStatus

  /// Its name, flags and words.
  public let definition: CommandDefinition
  /// What it does.
  public let run: Run

  /// Creates a command.
  public init(_ definition: CommandDefinition, run: @escaping Run) {
    self.definition = definition
    self.run = run
  }
}
