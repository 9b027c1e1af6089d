public import Diagnostics

/// A table in UTF-16.
///
/// The reader of tables applies it; its words stand there.
public enum UTF16Table: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "utf16-table",
    category: .encoding,
    severity: .note,
    group: .files,
    summary: "the table is written in UTF-16",
    reason: """
      Legal with a byte order mark, but git shows it as binary, so that nobody reviews a \
      change.
      """,
    source: "runs of PropertyListSerialization",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings|utf-16le": #"↓"a" = "1";"#
      ])
    ],
    clean: [
      RuleExample(strings: #""a" = "1";"#)
    ]
  )
}
