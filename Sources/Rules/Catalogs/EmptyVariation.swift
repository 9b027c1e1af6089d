public import Diagnostics

/// Variations without any text.
///
/// The reader of catalogs applies it; its words stand there.
public enum EmptyVariation: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "empty-variation",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "variations of a catalog hold no text",
    reason: """
      The compiler takes an empty list of devices, and the language then has no text for the \
      key; a text beside it is dropped.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {"variations": {"↓device": {}}}}}}
        }
        """#
      ]),
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {
            "↓variations": {},
            "stringUnit": {"state": "translated", "value": "Hello"}
          }}}}
        }
        """#
      ]),
    ],
    clean: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}
          }}}}}}
        }
        """#
      ])
    ]
  )
}
