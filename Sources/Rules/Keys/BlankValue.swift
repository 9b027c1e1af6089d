public import Diagnostics
import SourceText

/// An entry whose text shows nothing although it is not empty.
public enum BlankValue: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "blank-value",
    category: .emptyValue,
    severity: .error,
    group: .keys,
    summary: "an entry has a text of blanks and invisible characters only",
    reason: """
      The phone shows an empty line and falls back to nothing. A warning for keys that no payload uses.
      """,
    source: "runs of CFBundle lookups: a blank value is a hit",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "↓ ";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = " - ";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .mayBeBlank

  /// Reports a blank text.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard !context.bytes.isEmpty, isBlank(context.bytes) else { return }
    findings.add(
      context.finding(
        description,
        severity: context.isPush ? .error : .warning,
        at: ByteRange(0, context.bytes.count),
        "the text of '\(context.key)' is blank; the phone shows nothing and does not fall back",
        help: "write the text, or delete the entry from every language"
      )
    )
  }

  /// Whether a text is empty or holds only what nobody sees.
  static func isBlank(_ text: [UInt8]) -> Bool {
    guard let first = text.first else { return true }
    guard first <= 0x20 || first >= 0xC2 else { return false }
    return String(decoding: text, as: UTF8.self).unicodeScalars.allSatisfy(isInvisible)
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }
}
