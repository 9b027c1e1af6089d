public import Diagnostics

/// An entry of the baseline whose finding is gone.
public enum StaleBaselineEntry: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "stale-baseline-entry",
    category: .hygiene,
    severity: .warning,
    group: .releases,
    summary: "an entry of the baseline has no finding any more",
    reason: """
      The fault was mended. Left in the baseline, the entry would hide the same fault when it comes \
      back.
      """,
    source: "pushloc's own conventions",
    fix: .safe,
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"baseline": "baseline.json"}"#,
        "baseline.json": #"""
        {"version":1,"paths":["."],"findings":[
        ↓{"rule":"empty-value","key":"hi","locale":"en"}
        ]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      ])
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"baseline": "baseline.json"}"#,
        "baseline.json": #"""
        {"version":1,"paths":["."],"findings":[
        {"rule":"empty-value","key":"hi","locale":"en"}
        ]}
        """#,
        "en.lproj/Localizable.strings": #""hi" = "";"#,
      ])
    ]
  )
}
