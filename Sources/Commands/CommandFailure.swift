public import Diagnostics
public import FileAccess

/// Why a command stopped before its end: sentences for standard error, and the exit status.
public struct CommandFailure: Error, Sendable {
  /// One sentence, and the way out where there is one.
  public struct Problem: Hashable, Sendable {
    /// What is wrong.
    public var message: Message
    /// What to type.
    public var help: Message?

    /// Creates a problem.
    public init(_ message: Message, help: Message? = nil) {
      self.message = message
      self.help = help
    }
  }

  /// The exit status.
  public var status: ExitStatus
  /// Everything that is wrong, at once.
  public var problems: [Problem]
  /// What has been done nevertheless, a sentence each.
  public var notes: [Message] = []

  /// Creates a failure from problems.
  public init(_ status: ExitStatus, _ problems: [Problem]) {
    self.status = status
    self.problems = problems
  }

  /// Creates a failure from one sentence.
  public init(_ status: ExitStatus, _ message: Message, help: Message? = nil) {
    self.init(status, [Problem(message, help: help)])
  }

  /// Creates a failure from an error of the system: the program could not run.
  public init(_ error: FileAccessError) {
    self.init(.failure, error.message)
  }
}
