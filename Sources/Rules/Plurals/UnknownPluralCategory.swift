import Catalogs
public import Diagnostics
import Languages
import SourceText

/// A form whose name is no plural category.
public enum UnknownPluralCategory: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-plural-category",
    category: .pluralUnknownCategory,
    severity: .error,
    group: .plurals,
    summary: "a plural variable has a form whose name is no plural category",
    reason: """
      The categories are zero, one, two, few, many and other; phones ignore every other name.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          ↓singular = "%d file"; other = "%d files"; };};}
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

  /// Reports each name that is no category.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    let names = PluralCategory.allCases.map(\.rawValue)
    context.forEachVariable { variable, _ in
      guard variable.ruleType != nil else { return }
      for form in variable.forms {
        let name = context.string(form.category)
        // A value that is no text is no form.
        guard form.text != nil, PluralCategory(rawValue: name) == nil, !name.hasPrefix("NSString")
        else { continue }
        let near = EditDistance.nearNames(to: name, in: names)
        findings.add(
          context.finding(
            description,
            severity: .error,
            at: form.category.range,
            "'\(name)' is no plural category; the phone ignores this form of '\(context.key)'",
            help: Wording.didYouMean(near, for: name)
              ?? "use one of zero, one, two, few, many, other"
          )
        )
      }
    }
  }
}
