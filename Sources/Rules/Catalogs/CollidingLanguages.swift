public import Diagnostics

/// Two names that become one folder.
///
/// The reader of catalogs applies it; its words stand there.
public enum CollidingLanguages: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "colliding-languages",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "two languages of a catalog are compiled into one folder",
    reason: """
      The compiler respells languages, and writes the texts of one name over those of the \
      other, at random: some builds lose one, some the other.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
            "he": {"stringUnit": {"state": "translated", "value": "שלום"}},
            "↓iw": {"stringUnit": {"state": "translated", "value": "שלום!"}}
          }}}
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
            "pt-BR": {"stringUnit": {"state": "translated", "value": "Olá"}},
            "pt_BR": {"stringUnit": {"state": "translated", "value": "Olá"}},
            "no": null,
            "nb": {"stringUnit": {"state": "translated", "value": "Hei"}}
          }}}
        }
        """#
      ])
    ]
  )
}
