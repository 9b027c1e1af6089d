public import Diagnostics

/// A text that names a substitution that is not there.
///
/// The reader of catalogs applies it; its words stand there.
public enum UndefinedSubstitution: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "undefined-substitution",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "a text of a catalog names a substitution that is not defined",
    reason: """
      Beside other substitutions the compiler refuses the file. Without any it ships the text \
      as it stands, and phones show the bare name.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "↓%#@file@"},
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
      ]),
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {"stringUnit": {
            "state": "translated",
            "value": "Delete ↓%#@files@?"
          }}}}}
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
          "strings": {"files": {"localizations": {
            "en": {
              "stringUnit": {"state": "translated", "value": "Delete %#@files@?"},
              "substitutions": {"files": {
                "argNum": 1,
                "formatSpecifier": "lld",
                "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}
                }}
              }}
            },
            "de": {"stringUnit": {"state": "translated", "value": "100%%#@x@"}}
          }}}
        }
        """#
      ])
    ]
  )
}
