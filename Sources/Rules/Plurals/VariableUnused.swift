import Catalogs
public import Diagnostics
import SourceText

/// A variable that no format names.
public enum VariableUnused: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "variable-unused",
    category: .pluralStructure,
    severity: .warning,
    group: .plurals,
    summary: "an entry defines a variable that nothing names",
    reason: """
      Its forms are never shown.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%d files"; ↓n = {
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

  /// Reports each variable without a reference.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    for (format, shape) in context.shapes {
      let unused = shape.unusedNames
      for variable in format.variables where unused.contains(context.string(variable.name)) {
        findings.add(
          context.finding(
            description,
            severity: .warning,
            at: variable.name.range,
            "nothing names the variable '\(context.string(variable.name))' of '\(context.key)'",
            help:
              "write '%#@\(context.string(variable.name))@' in the format, or delete the variable"
          )
        )
      }
    }
  }
}
