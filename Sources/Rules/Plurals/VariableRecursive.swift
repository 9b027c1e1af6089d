import Catalogs
public import Diagnostics
import SourceText

/// Variables that name each other in a circle.
public enum VariableRecursive: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "variable-recursive",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a variable names itself, directly or through others",
    reason: """
      The formatter never ends or shows nothing.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; ↓n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%#@n@"; other = "%d files"; };};}
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

  /// Reports the first variable of each circle.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    for (format, shape) in context.shapes {
      for variable in format.variables {
        let name = context.string(variable.name)
        guard reaches(name, from: name, shape) else { continue }
        findings.add(
          context.finding(
            description,
            severity: .error,
            at: variable.name.range,
            "the variable '\(name)' of '\(context.key)' names itself",
            help: "let the forms name other variables only"
          )
        )
        break
      }
    }
  }

  private static func reaches(_ goal: String, from start: String, _ shape: PluralShape) -> Bool {
    var seen: Set<String> = []
    var open = (shape.fromVariables[start] ?? []).map(\.name)
    while let name = open.popLast() {
      if name == goal { return true }
      guard seen.insert(name).inserted else { continue }
      open += (shape.fromVariables[name] ?? []).map(\.name)
    }
    return false
  }
}
