public import Diagnostics

/// Conflict markers that were left in a file.
///
/// The reader of tables applies it; its words stand there.
public enum MergeConflictMarker: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "merge-conflict-marker",
    category: .mergeConflict,
    severity: .error,
    group: .files,
    summary: "the file holds conflict markers of a merge",
    reason: """
      Apple's parser stops at the marker and drops the rest of the file, or refuses the file.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample(
        strings:
          "\"a\" = \"1\";\n↓<<<<<<< ours\n\"b\" = \"2\";\n=======\n\"b\" = \"3\";\n>>>>>>> theirs\n"
      )
    ],
    clean: [
      RuleExample(strings: "\"a\" = \"<<<<<<< ours\";\n")
    ]
  )
}
