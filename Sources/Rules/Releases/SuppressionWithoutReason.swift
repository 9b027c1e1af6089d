public import Diagnostics

/// A suppression that does not say why.
public enum SuppressionWithoutReason: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "suppression-without-reason",
    category: .hygiene,
    severity: .warning,
    group: .releases,
    summary: "a suppression does not say why the finding is right to ignore",
    reason: """
      Whoever meets the suppression later cannot tell whether it still holds.
      """,
    source: "pushloc's own conventions",
    triggering: [
      RuleExample(
        strings: """
          /* ↓pushloc:ignore empty-value */
          "hi" = "";
          """
      )
    ],
    clean: [
      RuleExample(
        strings: """
          /* pushloc:ignore empty-value -- the text comes with the next release */
          "hi" = "";
          """
      )
    ]
  )
}
