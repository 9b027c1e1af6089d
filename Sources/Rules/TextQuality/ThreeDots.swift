public import Diagnostics
import SourceText

/// Three full stops for an ellipsis.
public enum ThreeDots: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "three-dots",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a text has three full stops for an ellipsis",
    reason: """
      The character '…' is one sign: lines do not break inside it, VoiceOver reads it as a pause, and it is \
      narrower.
      """,
    source: "Apple Style Guide, ellipses",
    fix: .safe,
    triggering: [
      RuleExample(strings: #""hi" = "Loading↓..."; "a" = "↓...and more";"#)
    ],
    clean: [
      RuleExample(strings: #""hi" = "Loading…"; "a" = "1..2"; "b" = "....";"#)
    ]
  )

  /// Reports each three full stops.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let text = QualityText(context.bytes)
    for run in text.runs(where: { $0 == "." }) where run.count == 3 {
      let range = text.range(run)
      findings.add(
        context.finding(
          description,
          severity: .note,
          at: range,
          "three full stops for an ellipsis in the text of '\(context.key)'",
          help: "write '…'",
          related: [],
          fix: context.fix(range, with: "…", isSafe: true)
        )
      )
    }
  }
}
