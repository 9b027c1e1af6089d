public import Diagnostics

/// A text whose closing quote is missing.
///
/// The reader of tables applies it; its words stand there.
public enum UnterminatedString: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unterminated-string",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "a quoted text does not end",
    reason: """
      Everything up to the end of the file belongs to this text: the file is refused, or cut \
      short without a word when it is a key.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample(strings: #""a" = ↓"Hello;"#)
    ],
    clean: [
      RuleExample(strings: "\"a\" = \"Hello\nyou\";")
    ]
  )
}
