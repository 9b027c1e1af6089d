import Catalogs
public import Diagnostics
import FormatStrings
import SourceText

/// A reference that the formatter cannot read.
public enum VariableNameUnreadable: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "variable-name-unreadable",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a reference to a variable is written so that the formatter cannot read it",
    reason: """
      A reference is `%#@name@` with ASCII letters, digits and underscores only. With a space \
      or another character inside, the phone shows '#@'.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "cs.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "↓%# @n @ dnes"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d web"; few = "%d weby"; many = "%d webu"; other = "%d webů"; };};}
        """,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "↓%#${#@n@}"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d file"; other = "%d files"; };};}
        """,
      ]),
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

  /// Reports each unreadable reference.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    for (_, shape) in context.shapes {
      for place in shape.unreadable {
        let meant = place.spelling ?? ""
        findings.add(
          context.finding(
            description,
            // What the system makes of such a name in a compiled catalog is not known.
            severity: context.table.table.isCatalog ? .warning : .error,
            at: place.range,
            "the formatter cannot read this reference of '\(context.key)' to a variable",
            help: !place.hasOddCharacter
              ? "write '\(meant)'"
              : "write '\(meant.isEmpty ? "%#@name@" : meant)', without spaces"
          )
        )
      }
    }
  }
}
