public import Diagnostics

/// The level that is set for a rule or for a category of rules.
public struct RuleSetting: Hashable, Sendable {
  /// What a setting is about.
  public enum Subject: Hashable, Sendable {
    /// One rule.
    case rule(RuleID)
    /// All rules of a category, by the category of each finding.
    case category(Diagnostics.Category)
  }

  /// What it is about.
  public var subject: Subject
  /// The level.
  public var level: RuleLevel
  /// Where the configuration says so; nil for a flag.
  public var place: SourcePlace?

  /// Creates a setting.
  public init(subject: Subject, level: RuleLevel, place: SourcePlace? = nil) {
    self.subject = subject
    self.level = level
    self.place = place
  }
}
