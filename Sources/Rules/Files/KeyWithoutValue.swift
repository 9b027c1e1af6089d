public import Diagnostics

/// A key without a text.
///
/// The reader of tables applies it; its words stand there.
public enum KeyWithoutValue: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "key-without-value",
    category: .parseError,
    severity: .warning,
    group: .files,
    summary: "a key has no text; Apple's parser takes the key for it",
    reason: """
      An entry without a text means that the text is the key, so the phone shows the bare key.
      """,
    source: "runs of PropertyListSerialization",
    fix: .unsafe,
    triggering: [
      RuleExample(strings: #""A" = "1"; ↓"MSG";"#)
    ],
    clean: [
      RuleExample(strings: #""MSG" = "MSG";"#)
    ]
  )
}
