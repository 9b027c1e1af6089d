public import Diagnostics
import SourceText

/// HTML character references in a text.
public enum HTMLEntityInText: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "html-entity-in-text",
    category: .markup,
    severity: .warning,
    group: .files,
    summary: "a text holds an HTML character reference",
    reason: """
      A notification shows plain text: `&amp;` stands there letter by letter. A note for keys that no \
      payload uses, since an app may read its texts as HTML.
      """,
    source: "Apple, Generating a remote notification: texts are plain",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Tom ↓&amp; Anna";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Tom & Anna; R&D;";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ]
  )

  private static let characters: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”", "laquo": "«", "raquo": "»", "copy": "©", "reg": "®", "euro": "€",
  ]

  /// Longest reference that is looked for, in bytes between `&` and `;`.
  private static let longestName = 8

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .ampersand

  /// Reports each reference.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let bytes = context.bytes
    guard bytes.contains(UInt8(ascii: "&")) else { return }
    for start in bytes.indices where bytes[start] == UInt8(ascii: "&") {
      let limit = min(bytes.count, start + longestName + 2)
      guard let end = bytes[(start + 1)..<limit].firstIndex(of: UInt8(ascii: ";")),
        let meant = character(bytes[(start + 1)..<end])
      else { continue }
      let part = ByteRange(start, end + 1)
      findings.add(
        context.finding(
          description,
          severity: context.isPush ? .warning : .note,
          at: part,
          """
          '\(String(decoding: bytes[part.range], as: UTF8.self))' is shown letter by letter in a \
          notification
          """,
          help: "write '\(meant)'",
          fix: context.fix(part, with: meant, isSafe: false)
        )
      )
    }
  }

  private static func character(_ name: ArraySlice<UInt8>) -> String? {
    guard name.first == UInt8(ascii: "#") else {
      return characters[String(decoding: name, as: UTF8.self)]
    }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
