import Catalogs
public import Diagnostics
import SourceText

/// A push's text whose translation is not finished.
public enum NotTranslatedState: CatalogRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "not-translated-state",
    category: .untranslated,
    severity: .warning,
    group: .catalogs,
    summary: "a payload uses a text that the catalog marks as not yet translated",
    reason: """
      The compiler ships translations in any state, also copies of the source text and drafts.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"push.hi": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
            "de": {"stringUnit": {"state": "↓needs_review", "value": "Hallo"}}
          }}}
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
            "push.hi": {"localizations": {
              "en": {"stringUnit": {"state": "needs_review", "value": "Hello"}},
              "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}
            }},
            "bye": {"localizations": {
              "en": {"stringUnit": {"state": "translated", "value": "Bye"}},
              "de": {"stringUnit": {"state": "new", "value": "Bye"}}
            }}
          }
        }
        """#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "push.hi"}}}"#,
      ])
    ]
  )

  /// Reports, for each translation of a key that payloads use, its first text that is not finished.
  public static func check(_ context: CatalogContext, _ findings: inout Findings) {
    let catalog = context.catalog
    for number in context.uses.keys.sorted() {
      let entry = catalog.entries[number]
      for localization in entry.localizations where !catalog.isSource(localization.language) {
        let language = catalog.languages[localization.language]
        guard !context.app.options.ignores(language.folder),
          let unit = localization.units.first(where: isUnfinished)
        else { continue }
        let state = catalog.source.string(unit.stateRange)
        findings.add(
          context.finding(
            description,
            severity: .warning,
            entry: number,
            at: unit.stateRange,
            locales: context.locales(localization.language),
            """
            the text of '\(catalog.string(entry.key))' in '\(language.name)' is in state '\(state)'; \
            the phone shows it all the same
            """,
            help: "finish the translation and set its state to 'translated'"
          )
        )
      }
    }
  }

  private static func isUnfinished(_ unit: CatalogUnit) -> Bool {
    switch unit.state {
    case .new, .needsReview, .stale: true
    case .translated, .other: false
    }
  }
}
