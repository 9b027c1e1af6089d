public import Diagnostics

/// A file beyond a limit.
///
/// The reader of tables applies it; its words stand there.
public enum ResourceLimit: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "resource-limit",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "the file is larger or nested deeper than any real one",
    reason: """
      Apple's reader stops at 512 levels, too; the limit is named in the message.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample(
        strings: String(repeating: "(", count: 513) + "↓" + String(repeating: "(", count: 87)
      )
    ],
    clean: [
      RuleExample(strings: String(repeating: "(", count: 100) + String(repeating: ")", count: 100))
    ]
  )
}
