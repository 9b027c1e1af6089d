public import Diagnostics

/// A pattern of the configuration that fits no file.
public enum UnmatchedPattern: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unmatched-pattern",
    category: .hygiene,
    severity: .error,
    group: .releases,
    summary: "a pattern of the configuration fits no file",
    reason: """
      What the pattern was meant for is not checked, and a check of nothing passes. A warning where \
      another pattern of the same setting fits a file.
      """,
    source: "pushloc's own conventions",
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"payloads": ↓"server/pusch/**"}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "server/push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"payloads": "server/push/**"}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "server/push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ]
  )
}
