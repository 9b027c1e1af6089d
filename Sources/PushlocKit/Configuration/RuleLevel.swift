public import Diagnostics

/// What a rule's findings count as, or that the rule is off.
public enum RuleLevel: String, Sendable, CaseIterable {
  /// Findings are errors.
  case error
  /// Findings are warnings.
  case warning
  /// Findings are notes.
  case note
  /// The rule is not applied.
  case off

  /// The severity of findings; nil when the rule is off.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
