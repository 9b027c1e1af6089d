public import Diagnostics

/// A plural form that names a substitution.
///
/// The reader of catalogs applies it; its words stand there.
public enum MisplacedSubstitution: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "misplaced-substitution",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "a plural form of a catalog's text names a substitution",
    reason: """
      Only a whole text and the text of a device can use substitutions; the compiler refuses \
      the file.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {
            "substitutions": {"size": {
              "argNum": 2,
              "formatSpecifier": "lld",
              "variations": {"plural": {"other": {"stringUnit": {
                "state": "translated",
                "value": "%arg bytes"
              }}}}
            }},
            "variations": {"plural": {"other": {"stringUnit": {
              "state": "translated",
              "value": "%lld files of ↓%#@size@"
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
          "strings": {"files": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "%#@files@ of %2$@"},
            "substitutions": {"files": {
              "argNum": 1,
              "formatSpecifier": "lld",
              "variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
                "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}
              }}
            }}
          }}}}
        }
        """#
      ])
    ]
  )
}
