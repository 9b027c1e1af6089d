/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing, never noise.
  case note
  /// Very likely a mistake.
  case warning
  /// A device or APNs will misbehave, reject or lose text.
  case error

  /// Orders note below warning below error.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// The next milder severity; a note stays a note.
  public var milder: Severity { self == .error ? .warning : .note }
}
