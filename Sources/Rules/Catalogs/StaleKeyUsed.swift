import Catalogs
public import Diagnostics

/// A push's key that the catalog takes for unused.
public enum StaleKeyUsed: CatalogRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "stale-key-used",
    category: .untranslated,
    severity: .warning,
    group: .catalogs,
    summary: "a payload uses a key that the catalog marks as stale",
    reason: """
      Xcode marks keys as stale that it does not find in code, and keys of pushes are in no code. Such \
      keys are shipped, until somebody cleans the catalog up; marked `manual` they stay.
      """,
    source: "Apple, Localizing and varying text with a string catalog",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"push.hi": {
            "extractionState": "↓stale",
            "localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello"}}}
          }}
        }
        """#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "push.hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {
            "push.hi": {
              "extractionState": "manual",
              "localizations": {"en": {"stringUnit": {
                "state": "translated",
                "value": "Hello"
              }}}
            },
            "old": {"extractionState": "stale"}
          }
        }
        """#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "push.hi"}}}"#,
      ])
    ]
  )

  /// Reports each stale key that payloads use, at its state.
  public static func check(_ context: CatalogContext, _ findings: inout Findings) {
    for number in context.uses.keys.sorted() {
      let entry = context.catalog.entries[number]
      guard entry.extractionState == .stale, let range = entry.extractionStateRange else {
        continue
      }
      let key = context.catalog.string(entry.key)
      findings.add(
        context.finding(
          description,
          severity: .warning,
          entry: number,
          at: range,
          locales: [],
          "'\(key)' is marked as stale, although a payload uses it",
          help: "set its 'extractionState' to 'manual'"
        )
      )
    }
  }
}
