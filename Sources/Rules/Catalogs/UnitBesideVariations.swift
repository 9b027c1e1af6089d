public import Diagnostics

/// A text beside variations.
///
/// The reader of catalogs applies it; its words stand there.
public enum UnitBesideVariations: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unit-beside-variations",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "a text of a catalog stands beside variations of the same language",
    reason: """
      The compiler ships the variations and drops the text, which editors and translators \
      still show.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {
            "↓stringUnit": {"state": "translated", "value": "Files"},
            "variations": {"plural": {"other": {"stringUnit": {
              "state": "translated",
              "value": "%lld files"
            }}}}
          }}}}
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
