import Catalogs
public import Diagnostics
import SourceText

/// A plural entry without its format.
public enum MissingFormatKey: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-format-key",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a plural entry has no NSStringLocalizedFormatKey",
    reason: """
      The system has no text to begin with: the phone shows the bare key or nothing.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"↓k" = {n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
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

  /// Reports each format that is missing.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    for format in context.value.formats where format.format == nil {
      findings.add(
        context.finding(
          description,
          severity: .error,
          at: context.entry.key.range,
          "'\(context.key)' has no NSStringLocalizedFormatKey; the app shows no text",
          help: "add NSStringLocalizedFormatKey with a text such as '%#@value@'"
        )
      )
    }
  }
}
