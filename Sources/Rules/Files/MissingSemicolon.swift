public import Diagnostics

/// An entry without its semicolon.
///
/// The reader of tables applies it; its words stand there.
public enum MissingSemicolon: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-semicolon",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "an entry does not end in a semicolon",
    reason: """
      Apple's parser refuses the whole file and names the line after the one that is wrong.
      """,
    source: "runs of PropertyListSerialization",
    fix: .safe,
    triggering: [
      RuleExample(strings: "\"title\" = \"New\"↓\n\"body\" = \"Text\";\n")
    ],
    clean: [
      RuleExample(strings: "\"title\" = \"New\"\n;\n\"body\" = \"Text\";\n")
    ]
  )
}
