public import Diagnostics

/// A substitution that no text names.
///
/// The reader of catalogs applies it; its words stand there.
public enum UnusedSubstitution: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unused-substitution",
    category: .catalogStructure,
    severity: .warning,
    group: .catalogs,
    summary: "a substitution of a catalog is named by no text",
    reason: """
      Its plural forms are never shown; the compiler only warns.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "Delete files?"},
            "substitutions": {"↓files": {
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
    ],
    clean: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {
            "stringUnit": {"state": "translated", "value": "Delete %1$#@files@?"},
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
