public import Diagnostics

/// A file whose top level is no table.
///
/// The reader of tables applies it; its words stand there.
public enum NotADictionary: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "not-a-dictionary",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "the file's top level is not a list of keys and texts",
    reason: """
      Apple's reader takes the file, and the app finds no key in it.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample(strings: #"↓("a", "b")"#)
    ],
    clean: [
      RuleExample(strings: #"{"a" = "b";}"#)
    ]
  )
}
