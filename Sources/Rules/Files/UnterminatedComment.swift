public import Diagnostics

/// A comment whose end is missing.
///
/// The reader of tables applies it; its words stand there.
public enum UnterminatedComment: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unterminated-comment",
    category: .silentTruncation,
    severity: .error,
    group: .files,
    summary: "a block comment does not end",
    reason: """
      The comment runs to the end of the file and swallows every entry behind it; Apple's \
      parser reports nothing.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample(strings: "\"a\" = \"1\";\n↓/* b\n\"b\" = \"2\";\n")
    ],
    clean: [
      RuleExample(strings: "\"a\" = \"1\";\n/* b */\n\"b\" = \"2\";\n")
    ]
  )
}
