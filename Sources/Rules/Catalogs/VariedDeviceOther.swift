public import Diagnostics

/// A device 'other' that is no plain text.
///
/// The reader of catalogs applies it; its words stand there.
public enum VariedDeviceOther: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "varied-device-other",
    category: .catalogStructure,
    severity: .error,
    group: .catalogs,
    summary: "the device 'other' of a catalog's text varies by plural or uses a substitution",
    reason: """
      The compiler ships 'other' as the plain text behind all devices, and refuses the file \
      when it is none.
      """,
    source: "runs of Apple's xcstringstool",
    triggering: [
      RuleExample([
        "Localizable.xcstrings": #"""
        {
          "sourceLanguage": "en",
          "version": "1.0",
          "strings": {"files": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"stringUnit": {"state": "translated", "value": "%lld files"}},
            "↓other": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}
            }}}
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
          "strings": {"files": {"localizations": {"en": {"variations": {"device": {
            "iphone": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}
            }}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}
          }}}}}}
        }
        """#
      ])
    ]
  )
}
