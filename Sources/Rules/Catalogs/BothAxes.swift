public import Diagnostics

/// A text that varies by device and by plural side by side.
///
/// The reader of catalogs applies it; its words stand there.
public enum BothAxes: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "both-axes",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "a text of a catalog varies by device and by plural side by side",
    reason: """
      The compiler takes one of the two and drops the other. Only plural forms inside a device \
      are kept.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {"variations": {
            "device": {"iphone": {"stringUnit": {
              "state": "translated",
              "value": "%lld files"
            }}},
            "↓plural": {"other": {"stringUnit": {
              "state": "translated",
              "value": "%lld files"
            }}}
          }}}}}
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
          "strings": {"files": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}
            }}},
            "mac": {"stringUnit": {"state": "translated", "value": "%lld files"}}
          }}}}}}
        }
        """#
      ])
    ]
  )
}
