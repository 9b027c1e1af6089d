public import Diagnostics

/// Bytes that are not in the encoding the file must have.
///
/// The reader of tables applies it; its words stand there.
public enum InvalidUTF8: ReaderRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "invalid-utf8",
    category: .encoding,
    severity: .error,
    group: .files,
    summary: "the file holds bytes that are no valid UTF-8",
    reason: """
      There is no fallback to Latin-1 or any other encoding: one such byte, even in a comment, \
      and the whole file is unreadable.
      """,
    source: "runs of PropertyListSerialization",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "es.lproj/Localizable.strings|latin1": #""a" = "ma↓ñana";"#
      ])
    ],
    clean: [
      RuleExample([
        "es.lproj/Localizable.strings": #""a" = "mañana";"#
      ])
    ]
  )
}
