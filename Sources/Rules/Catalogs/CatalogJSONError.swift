public import Diagnostics

/// A string catalog that is no JSON.
///
/// The reader of catalogs applies it; its words stand there.
public enum CatalogJSONError: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "catalog-json-error",
    category: .parseError,
    severity: .error,
    group: .catalogs,
    summary: "a string catalog is not valid JSON",
    reason: """
      Apple's compiler refuses the file, so the app cannot be built; a merge that went wrong \
      is the usual cause.
      """,
    source: "runs of Apple's xcstringstool; RFC 8259",
    fix: .safe,
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Hello"
          }}}}↓,}
        }
        """#
      ])
    ],
    clean: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
            "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}
          }}}
        }
        """#
      ])
    ]
  )
}
