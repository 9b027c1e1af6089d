public import Diagnostics
import Rules
import SourceText

/// The names that settings and suppressions may use: rules, and categories of rules.
public enum RuleNames {
  /// Returns what a name means; nil for a name that nobody has.
  ///
  /// Where a rule and a category share a name, as `missing-key`, it is the rule.
  public static func subject(_ name: String) -> RuleSetting.Subject? {
    let rule = RuleID(name)
    if RuleRegistry.descriptions[rule] != nil { return .rule(rule) }
    return Category(rawValue: name).map { .category($0) }
  }

  /// Returns a question with the names near to an unknown one; nil without any.
  public static func didYouMean(_ name: String) -> Message? {
    DidYouMean.question(name, among: Set(all))
  }

  /// All names, in no order; where a rule and a category share one it is there twice.
  public static var all: [String] {
    RuleRegistry.descriptions.keys.map(\.name) + Category.allCases.map(\.rawValue)
  }
}
