public import Diagnostics

/// A place where Apple's parser stops with success.
///
/// The reader of tables applies it; its words stand there.
public enum TableCutShort: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "table-cut-short",
    category: .silentTruncation,
    severity: .error,
    group: .files,
    summary: "Apple's parser stops here with success and drops every key behind",
    reason: """
      In the place of a key, a character that cannot begin one ends the file without an error, \
      and `plutil -lint` says OK. Every key behind it is lost on the phone.
      """,
    source: "runs of PropertyListSerialization",
    fix: .safe,
    triggering: [
      RuleExample(strings: "\"a\" = \"1\";↓;\n\"b\" = \"2\";\n"),
      RuleExample(strings: "\"a\" = \"1\";\n↓# note\n\"b\" = \"2\";\n"),
    ],
    clean: [
      RuleExample(strings: "\"a\" = \"1\";\n// # note\n\"b\" = \"2;;\";\n")
    ]
  )
}
