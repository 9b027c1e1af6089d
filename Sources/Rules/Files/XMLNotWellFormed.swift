public import Diagnostics

/// A table in XML that is not well-formed.
///
/// The reader of tables applies it; its words stand there.
public enum XMLNotWellFormed: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "xml-not-well-formed",
    category: .parseError,
    severity: .error,
    group: .files,
    summary: "the file is meant as XML, but is none",
    reason: """
      Most such faults, a bare '&' before all, make Apple's reader refuse the whole file, and the \
      phone shows keys. Apple's reader is no XML parser: some it takes, and other tools then refuse \
      the file. Text behind the end of the list is ignored, which is a warning.
      """,
    source: "XML 1.0, section 2.1; runs of PropertyListSerialization; libxml2",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings":
          "<plist><dict><key>a</key><string>Salt ↓& pepper</string></dict></plist>"
      ]),
      RuleExample([
        "en.lproj/Localizable.strings":
          "<plist><dict><key>a</key><string>b</string></dict></plist>\n↓junk"
      ]),
      RuleExample([
        "en.lproj/Localizable.strings":
          "\n↓<?xml version=\"1.0\"?><dict><key>a</key><string>b</string></dict>"
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings":
          "<plist><dict><key>a</key><string>Salt &amp; pepper</string></dict></plist>\n<!-- c -->"
      ]),
      RuleExample([
        "en.lproj/Localizable.strings":
          "<dict><key>a</key><string><![CDATA[Salt & pepper]]></string></dict>"
      ]),
    ]
  )
}
