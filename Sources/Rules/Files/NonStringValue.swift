public import Diagnostics

/// A value that is no text.
///
/// The reader of tables applies it; its words stand there.
public enum NonStringValue: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "non-string-value",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "the value of a key is not a text",
    reason: """
      A table holds texts only: a look-up of this key may crash the app.
      """,
    source: "runs of Bundle.localizedString",
    triggering: [
      RuleExample(strings: #""a" = ↓(1, 2);"#)
    ],
    clean: [
      RuleExample(strings: #""a" = "(1, 2)";"#)
    ]
  )
}
