/// How much of an app rules look at.
public enum RuleScope: Sendable {
  /// Everything.
  case everything
  /// What a push can show: the entries whose keys payloads use, and the tables they stand in as wholes.
  case pushes
}
