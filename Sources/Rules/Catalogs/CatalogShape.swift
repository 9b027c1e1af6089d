public import Diagnostics

/// A string catalog that is JSON and no catalog.
///
/// The reader of catalogs applies it; its words stand there.
public enum CatalogShape: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "catalog-shape",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "a string catalog has a member that is missing or of the wrong type",
    reason: """
      Apple's compiler refuses the whole file for one such member, often without saying where.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {"↓stringUnit": {"value": "Hello"}}}}}
        }
        """#
      ]),
      RuleExample([
        "Localizable.xcstrings": #"{"sourceLanguage": "en", "strings": {}↓}"#
      ]),
      RuleExample([
        "Localizable.xcstrings": #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"hi": {"localizations": ↓null}}}
        """#
      ]),
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
      ]),
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {
            "hi": {"comment": null, "shouldTranslate": null, "localizations": {"en": null}},
            "bye": {}
          }
        }
        """#
      ]),
    ]
  )
}
