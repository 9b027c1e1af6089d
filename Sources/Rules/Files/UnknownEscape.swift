public import Diagnostics

/// A backslash that vanishes.
///
/// The reader of tables applies it; its words stand there.
public enum UnknownEscape: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-escape",
    category: .badEscape,
    severity: .warning,
    group: .files,
    summary: "a backslash stands before a character that needs none",
    reason: """
      Apple's parser drops the backslash and keeps the character. A note where other languages have \
      the escape for that very character: `\\/`, `\\?` and `\\@`.
      """,
    source: "runs of PropertyListSerialization",
    fix: .unsafe,
    triggering: [
      RuleExample(strings: #""a" = "50↓\% off";"#),
      RuleExample(strings: #""a" = "and↓\/or";"#),
    ],
    clean: [
      RuleExample(strings: #""a" = "50% off\n";"#)
    ]
  )
}
