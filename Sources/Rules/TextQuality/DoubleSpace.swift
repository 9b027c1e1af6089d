public import Diagnostics
import SourceText

/// Two spaces in a row.
public enum DoubleSpace: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "double-space",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a text has two spaces in a row",
    reason: """
      The phone shows a gap: a word was deleted, or typed over.
      """,
    source: "reports of translation tools",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello %@"; "a" = "one↓  two";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo↓   %@"; "a" = "eins zwei";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello %@\n  - a"; "a" = "  a  ";"#
      ])
    ]
  )

  /// Reports spaces in a row inside a line; those at its ends are another matter.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let text = QualityText(context.bytes)
    for run in doubles(text) {
      let range = text.range(run)
      findings.add(
        context.finding(
          description,
          severity: .note,
          at: range,
          "\(run.count) spaces in a row in the text of '\(context.key)'",
          help: "write one space",
          related: [],
          fix: context.fix(range, with: " ", isSafe: false)
        )
      )
    }
  }

  private static func doubles(_ text: QualityText) -> [Range<Int>] {
    text.runs { $0 == " " }.filter { run in
      guard run.count > 1, run.lowerBound > 0, run.upperBound < text.scalars.count else {
        return false
      }
      let before = text.scalars[run.lowerBound - 1]
      let behind = text.scalars[run.upperBound]
      return !before.properties.isWhitespace && !behind.properties.isWhitespace
    }
  }
}
