public import Diagnostics

/// An XML declaration that names no known encoding.
///
/// The reader of tables applies it; its words stand there.
public enum UnknownXMLEncoding: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unknown-xml-encoding",
    category: .encoding,
    severity: .error,
    group: .files,
    summary: "the XML declaration names an encoding that is not known",
    reason: """
      Apple's reader refuses the file.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #"<?xml version="1.0" encoding="↓x-none"?><dict/>"#
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings":
          #"<?xml version="1.0" encoding="utf-8"?><dict><key>a</key><string>b</string></dict>"#
      ])
    ]
  )
}
