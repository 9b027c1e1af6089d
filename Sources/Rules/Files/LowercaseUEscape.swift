public import Diagnostics

/// An escape as other languages write it.
///
/// The reader of tables applies it; its words stand there.
public enum LowercaseUEscape: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "lowercase-u-escape",
    category: .badEscape,
    severity: .error,
    group: .files,
    summary: "an escape is written as in other languages, such as \\u00e9 or \\x41",
    reason: """
      Only `\\U` is an escape here: of `\\u00e9` the phone shows the letters u00e9.
      """,
    source: "runs of PropertyListSerialization",
    fix: .safe,
    triggering: [
      RuleExample(strings: #""a" = "caf↓\u00e9";"#)
    ],
    clean: [
      RuleExample(strings: #""a" = "caf\U00e9";"#)
    ]
  )
}
