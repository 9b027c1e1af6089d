public import Diagnostics

/// Typographic quotes where plain ones belong.
///
/// The reader of tables applies it; its words stand there.
public enum SmartQuoteDelimiter: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "smart-quote-delimiter",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "typographic quotes stand around a key or a text",
    reason: """
      Apple's parser knows plain quotes only. Before a key it stops and drops the rest of the \
      file without a word; before a text it refuses the file.
      """,
    source: "runs of PropertyListSerialization",
    fix: .safe,
    triggering: [
      RuleExample(strings: #""a" = ↓“Hallo”;"#)
    ],
    clean: [
      RuleExample(strings: #""a" = "Sag “Hallo”";"#)
    ]
  )
}
