public import Diagnostics

/// An entry beside the object that holds the entries.
///
/// The reader of catalogs applies it; its words stand there.
public enum EntriesOutsideStrings: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "entries-outside-strings",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "an entry of a catalog stands outside 'strings'",
    reason: """
      Apple's compiler passes over members of the file that it does not know, so the entry and \
      all its translations are lost without a word.
      """,
    source: "manaflow-ai/cmux issue 12097: 95 such entries in one catalog",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"hi": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Hello"
          }}}}},
          "↓lost": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Lost"
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
          "strings": {"hi": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Hello"
          }}}}},
          "tool": {"version": 3}
        }
        """#
      ])
    ]
  )
}
