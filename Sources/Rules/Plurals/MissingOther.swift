import Catalogs
public import Diagnostics
import SourceText

/// A plural without its last resort.
public enum MissingOther: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-other",
    category: .pluralMissingCategory,
    severity: .error,
    group: .plurals,
    summary: "a plural variable has no form 'other'",
    reason: """
      Every language needs it: it is taken for fractions, and for every category that has no \
      form. Without it phones show '(null)' or nothing.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; ↓n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d file"; };};}
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

  /// Reports each variable without `other`.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    context.forEachVariable { variable, _ in
      guard
        variable.ruleType.map(context.string) ?? PluralVariable.pluralRuleType
          == PluralVariable.pluralRuleType,
        !variable.forms.contains(where: { context.string($0.category) == "other" })
      else { return }
      findings.add(
        context.finding(
          description,
          severity: .error,
          at: variable.name.range,
          "\(context.subject(variable)) has no form 'other'; the phone may show '(null)'",
          help: "add a form 'other'"
        )
      )
    }
  }
}
