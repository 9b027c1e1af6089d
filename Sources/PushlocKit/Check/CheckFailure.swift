public import Diagnostics
public import FileAccess

/// Why a check could not be made.
public enum CheckFailure: Error, Sendable {
  /// The disk or a program did not answer.
  case unreadable(FileAccessError)
  /// A file that steers the check is wrong.
  case faulty(ConfigurationError)
  /// What was asked for cannot be done here.
  case refused(Message, help: Message?)
}
