public import Diagnostics

/// Text that Apple's parser refuses and no other rule names better.
///
/// The reader of tables applies it; its words stand there.
public enum SyntaxError: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "syntax-error",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "Apple's parser refuses the text",
    reason: """
      One wrong character and the whole file is unreadable: phones in this language show bare \
      keys for every text.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample(strings: #""a" = (1, 2↓;"#),
      RuleExample(strings: #"welcome ↓screen = "Hi";"#),
    ],
    clean: [
      RuleExample(strings: #"welcome_screen = "Hi";"#)
    ]
  )
}
