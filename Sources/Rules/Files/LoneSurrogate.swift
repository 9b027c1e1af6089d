public import Diagnostics

/// Half of a surrogate pair.
///
/// The reader of tables applies it; its words stand there.
public enum LoneSurrogate: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "lone-surrogate",
    category: .badEscape,
    severity: .error,
    group: .files,
    summary: "an escape is half of a surrogate pair",
    reason: """
      The phone shows a replacement character.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample(strings: #""a" = "↓\UD83D!";"#)
    ],
    clean: [
      RuleExample(strings: #""a" = "\UD83D\UDE00!";"#)
    ]
  )
}
