import Catalogs
public import Diagnostics
import SourceText

/// A plural variable that does not say what its argument is.
public enum MissingValueType: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-value-type",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a plural variable has no NSStringFormatValueTypeKey",
    reason: """
      The system cannot read the number: phones show '(null)'.
      """,
    source: "stackotter/swift-bundler 44",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; ↓n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType;
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

  /// Reports each variable without a value type.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    context.forEachVariable { variable, _ in
      let isMissing = variable.valueType.map { context.string($0).isEmpty } ?? true
      guard isMissing, variable.ruleType != nil else { return }
      let name = context.string(variable.name)
      findings.add(
        context.finding(
          description,
          severity: .error,
          at: variable.name.range,
          """
          variable '\(name)' of '\(context.key)' has no NSStringFormatValueTypeKey; phones show \
          '(null)'
          """,
          help:
            "add NSStringFormatValueTypeKey with the conversion of the number, such as 'd' or 'lld'"
        )
      )
    }
  }
}
