public import Diagnostics

/// A suppression that suppresses nothing.
public enum UnusedSuppression: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unused-suppression",
    category: .hygiene,
    severity: .warning,
    group: .releases,
    summary: "a suppression suppresses nothing",
    reason: """
      The fault is gone, or the suppression names no rule. Left behind, it would hide the next fault \
      of the same kind.
      """,
    source: "pushloc's own conventions",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": """
        /* pushloc:ignore ↓empty-value -- the text comes with the next release */
        "hi" = "Hello";
        """,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
      RuleExample(
        strings: """
          /* pushloc:ignore empty-value ↓emty-value -- the text comes with the next release */
          "hi" = "";
          """
      ),
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
