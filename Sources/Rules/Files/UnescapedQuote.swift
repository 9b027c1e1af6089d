public import Diagnostics

/// A quote inside a text that ends it.
///
/// The reader of tables applies it; its words stand there.
public enum UnescapedQuote: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unescaped-quote",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "text follows the closing quote of a value",
    reason: """
      A quote inside the text was not escaped: Apple's parser takes it for the end and refuses \
      the file.
      """,
    source: "runs of PropertyListSerialization",
    fix: .unsafe,
    triggering: [
      RuleExample(strings: #""a" = "say "↓hi" now";"#)
    ],
    clean: [
      RuleExample(strings: #""a" = "say \"hi\" now";"#)
    ]
  )
}
