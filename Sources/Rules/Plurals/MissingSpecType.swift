import Catalogs
public import Diagnostics
import SourceText

/// A plural variable without its rule type.
public enum MissingSpecType: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-spec-type",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a plural variable has no NSStringFormatSpecTypeKey",
    reason: """
      The system does not know that the variable is a plural and shows it raw.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; ↓n = {
          NSStringFormatValueTypeKey = d;
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

  /// Reports each variable without a rule type.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    context.forEachVariable { variable, _ in
      guard variable.ruleType == nil else { return }
      let name = context.string(variable.name)
      findings.add(
        context.finding(
          description,
          severity: .error,
          at: variable.name.range,
          "variable '\(name)' of '\(context.key)' has no NSStringFormatSpecTypeKey",
          help: "add NSStringFormatSpecTypeKey with 'NSStringPluralRuleType'"
        )
      )
    }
  }
}
