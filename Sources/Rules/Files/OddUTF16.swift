public import Diagnostics

/// UTF-16 with half a character at its end.
///
/// The reader of tables applies it; its words stand there.
public enum OddUTF16: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "odd-utf16",
    category: .encoding,
    severity: .error,
    group: .files,
    summary: "the file is UTF-16 and has an odd number of bytes",
    reason: """
      The last byte is ignored: the file was cut off or joined with another.
      """,
    source: "runs of PropertyListSerialization",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings|utf-16le-odd": #""a" = "1";↓"#
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings|utf-16le": #""a" = "1";"#
      ])
    ]
  )
}
