public import Diagnostics

/// Plural forms of which none shows a number.
///
/// The reader of catalogs applies it; its words stand there.
public enum PluralWithoutNumber: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "plural-without-number",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "no plural form of a catalog's text has a number",
    reason: """
      The compiler finds in the forms which argument decides, and refuses the file when it \
      finds none.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "One file"}},
            "other": {"stringUnit": {"state": "translated", "value": "↓Many files"}}
          }}}}}}
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
            "one": {"stringUnit": {"state": "translated", "value": "One file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}
          }}}}}}
        }
        """#
      ])
    ]
  )
}
