import Catalogs
public import Diagnostics
import SourceText

/// A variable of a rule type that nobody knows.
public enum UnknownRuleType: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-rule-type",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a variable's NSStringFormatSpecTypeKey is not NSStringPluralRuleType",
    reason: """
      NSStringPluralRuleType is the only type that exists.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = ↓NSStringGenderRuleType; NSStringFormatValueTypeKey = d;
          one = "%d file"; other = "%d files"; };};}
        """,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d file"; other = "%d files"; };};}
        """,
      ])
    ]
  )

  /// Reports each unknown type.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    context.forEachVariable { variable, _ in
      guard let type = variable.ruleType,
        context.string(type) != PluralVariable.pluralRuleType
      else { return }
      findings.add(
        context.finding(
          description,
          severity: .error,
          at: type.range,
          "'\(context.string(type))' is no rule type that the system knows",
          help: "write 'NSStringPluralRuleType'"
        )
      )
    }
  }
}
