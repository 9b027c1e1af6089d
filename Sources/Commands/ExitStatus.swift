/// What a run tells the program that started it.
public enum ExitStatus: Int32, Sendable {
  /// Nothing at or above the fail level.
  case success = 0
  /// Findings at or above the fail level.
  case findings = 1
  /// Wrong usage or configuration, or nothing found to check.
  case usage = 2
  /// Could not run: an unreadable path, a failed write.
  case failure = 3
}
