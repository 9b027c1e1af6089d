public import Diagnostics

/// A property list whose elements do not fit together.
///
/// The reader of tables applies it; its words stand there.
public enum PlistStructure: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "plist-structure",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "the file is XML or binary, but no property list",
    reason: """
      A key without a value, an element that property lists do not have, a comment inside a text: \
      any of them makes Apple's reader refuse the whole file, and the phone shows keys.
      """,
    source: "Apple, PropertyList-1.0.dtd; runs of PropertyListSerialization",
    triggering: [
      RuleExample(["en.lproj/Localizable.strings": "<dict><key>a</key>↓</dict>"]),
      RuleExample([
        "en.lproj/Localizable.strings": "<dict><key>a</key><↓text>b</text></dict>"
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": "<dict>↓<string>b</string></dict>"
      ]),
      RuleExample([
        "en.lproj/Localizable.strings":
          "<dict><key>a</key><string>b↓<!-- c --></string></dict>"
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings":
          "<dict><!-- c --><key>a</key><!-- d --><string>b</string></dict>"
      ])
    ]
  )
}
