public import Diagnostics

/// A control character in a text.
///
/// The reader of tables applies it; its words stand there.
public enum NulOrControlCharacter: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "nul-or-control-character",
    category: .badEscape,
    severity: .error,
    group: .files,
    summary: "a text holds a NUL or another control character",
    reason: """
      Such a character is never meant: it ends the text, or shows as nothing or a box.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample(strings: "\"a\" = \"x↓\u{1}y\";")
    ],
    clean: [
      RuleExample(strings: "\"a\" = \"x\ty\";")
    ]
  )
}
