public import Diagnostics
import SourceText

/// White space at an end of a text.
public enum LeadingOrTrailingSpace: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "leading-or-trailing-space",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a text begins or ends with white space",
    reason: """
      The phone shows it as a gap, or breaks a line for it.
      """,
    source: "reports of translation tools",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello↓ "; "a" = "↓ A"; "b" = "B";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo"; "a" = "A"; "b" = "↓  B";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello %@"; "a" = "a b"; "b" = " ";"#,
        "de.lproj/Localizable.strings": #""hi" = "Hallo %@"; "a" = "a b"; "b" = " ";"#,
      ])
    ]
  )

  /// Reports white space at each end.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let text = QualityText(context.bytes)
    let count = text.scalars.count
    guard text.leadingSpaces < count else { return }
    if text.leadingSpaces > 0 {
      add(text.range(0..<text.leadingSpaces), "begins", context, &findings)
    }
    if text.trailingSpaces > 0 {
      add(text.range(count - text.trailingSpaces..<count), "ends", context, &findings)
    }
  }

  private static func add(
    _ range: ByteRange,
    _ verb: Message,
    _ context: EntryContext,
    _ findings: inout Findings
  ) {
    findings.add(
      context.finding(
        description,
        severity: .note,
        at: range,
        "the text of '\(context.key)' \(verb) with white space",
        help: "delete it",
        related: [],
        fix: context.fix(range, with: "", isSafe: false)
      )
    )
  }
}
