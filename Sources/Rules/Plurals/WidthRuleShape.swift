import Catalogs
public import Diagnostics
import SourceText

/// A width entry whose names are no widths.
public enum WidthRuleShape: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "width-rule-shape",
    category: .pluralStructure,
    severity: .warning,
    group: .plurals,
    summary: "a width entry has a name that is no number",
    reason: """
      Widths are numbers; the system never chooses another name.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringVariableWidthRuleType = {"20" = "Hi"; "↓wide" = "Hello"; };};}
        """,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringVariableWidthRuleType = {"20" = "Hi"; "50" = "Hello"; };};}
        """,
      ])
    ]
  )

  /// Reports each name that is no number.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    guard case .width(let branches, _) = context.value else { return }
    for branch in branches where Int(context.string(branch.name)) == nil {
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: branch.name.range,
          "'\(context.string(branch.name))' is no width; it is never chosen",
          help: "write a number"
        )
      )
    }
  }
}
