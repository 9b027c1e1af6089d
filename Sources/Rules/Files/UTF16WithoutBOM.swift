public import Diagnostics

/// UTF-16 without a byte order mark.
///
/// The reader of tables applies it; its words stand there.
public enum UTF16WithoutBOM: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "utf16-without-bom",
    category: .encoding,
    severity: .error,
    group: .files,
    summary: "the file is UTF-16 without a byte order mark",
    reason: """
      Apple's reader guesses and drops the first character, which usually makes the file \
      unreadable.
      """,
    source: "runs of PropertyListSerialization",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings|utf-16le-unmarked": #"↓"a" = "1";"#
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings|utf-16le": #""a" = "1";"#
      ])
    ]
  )
}
