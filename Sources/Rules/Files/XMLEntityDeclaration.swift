public import Diagnostics

/// A document type with declarations of its own.
///
/// The reader of tables applies it; its words stand there.
public enum XMLEntityDeclaration: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "xml-entity-declaration",
    category: .xmlEntity,
    severity: .error,
    group: .files,
    summary: "the document type has declarations of its own",
    reason: """
      Apple's reader refuses the file. Entities can also name other files and addresses, or grow \
      without end; here nothing is fetched and nothing expanded.
      """,
    source: "runs of PropertyListSerialization; XML 1.0, section 4.2",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings":
          "<!DOCTYPE plist ↓[<!ENTITY a \"b\">]><dict><key>a</key><string>&a;</string></dict>"
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings":
          """
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>
        """
      ])
    ]
  )
}
