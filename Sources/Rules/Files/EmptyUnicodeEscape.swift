public import Diagnostics

/// `\U` without digits.
///
/// The reader of tables applies it; its words stand there.
public enum EmptyUnicodeEscape: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "empty-unicode-escape",
    category: .badEscape,
    severity: .error,
    group: .files,
    summary: "\\U has no hexadecimal digit behind it",
    reason: """
      It is read as U+0000, which ends the text in many places.
      """,
    source: "runs of PropertyListSerialization",
    fix: .unsafe,
    triggering: [
      RuleExample(strings: #""a" = "↓\Utwórz konto";"#)
    ],
    clean: [
      RuleExample(strings: #""a" = "\U0054worz konto";"#)
    ]
  )
}
