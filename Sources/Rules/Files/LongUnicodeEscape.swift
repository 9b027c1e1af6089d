public import Diagnostics

/// An escape with more than four digits.
///
/// The reader of tables applies it; its words stand there.
public enum LongUnicodeEscape: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "long-unicode-escape",
    category: .badEscape,
    severity: .error,
    group: .files,
    summary: "an escape has eight digits; only four are read",
    reason: """
      `\\U0001F600` is read as U+0001 and the letters F600. A character beyond U+FFFF is \
      written as two escapes.
      """,
    source: "runs of PropertyListSerialization",
    fix: .safe,
    triggering: [
      RuleExample(strings: #""a" = "↓\U0001F600";"#)
    ],
    clean: [
      RuleExample(strings: #""a" = "\UD83D\UDE00";"#)
    ]
  )
}
