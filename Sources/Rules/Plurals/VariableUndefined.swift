import Catalogs
public import Diagnostics
import SourceText

/// A reference to a variable that the entry does not have.
public enum VariableUndefined: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "variable-undefined",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a format names a variable that the entry does not define",
    reason: """
      The formatter reads an object instead of the number: a wrong text or a crash.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@ in ↓%#@folders@"; n = {
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

  /// Reports each reference without its variable.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    // In a catalog it is `undefined-substitution`.
    guard !context.table.table.isCatalog else { return }
    for (_, shape) in context.shapes {
      for reference in shape.references where !shape.names.contains(reference.name) {
        let near = EditDistance.nearNames(to: reference.name, in: shape.names)
        findings.add(
          context.finding(
            description,
            severity: .error,
            at: reference.range,
            "'\(context.key)' names the variable '\(reference.name)', which it does not define",
            help: Wording.didYouMean(near, for: reference.name)
              ?? "define the variable beside the format"
          )
        )
      }
    }
  }
}
