public import Diagnostics
import SourceText

/// HTML tags in a text.
public enum MarkupInText: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "markup-in-text",
    category: .markup,
    severity: .warning,
    group: .files,
    summary: "a text holds HTML markup",
    reason: """
      A notification shows plain text: `<b>` stands there letter by letter. A note for keys that no \
      payload uses, since an app may read its texts as HTML.
      """,
    source: "Apple, Generating a remote notification: texts are plain",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "A ↓<b>bold</b> offer";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "1 < 2, a <3 b> c, <name>";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ])
    ]
  )

  private static let tags: Set<String> = [
    "a", "b", "i", "u", "br", "p", "em", "strong", "span", "font", "div", "small", "big", "sub",
    "sup", "ul", "li", "h1", "h2", "h3", "img", "tt", "strike", "s",
  ]

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .lessThan

  /// Reports the first tag of a text.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let bytes = context.bytes
    guard bytes.contains(UInt8(ascii: "<")) else { return }
    for start in bytes.indices where bytes[start] == UInt8(ascii: "<") {
      guard let end = tagEnd(bytes, from: start) else { continue }
      let part = ByteRange(start, end)
      findings.add(
        context.finding(
          description,
          severity: context.isPush ? .warning : .note,
          at: part,
          """
          '\(String(decoding: bytes[part.range], as: UTF8.self))' is shown letter by letter in a \
          notification
          """,
          help: "take the markup out"
        )
      )
      return
    }
  }

  /// Returns the end of the tag that begins at an offset; nil when none does.
  private static func tagEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    let nameStart = index
    while index < bytes.count, bytes[index].isASCIILetter || bytes[index].isASCIIDigit {
      index += 1
    }
    let name = String(decoding: bytes[nameStart..<index], as: UTF8.self).lowercased()
    guard tags.contains(name), index < bytes.count else { return nil }
    let next = bytes[index]
    guard next == UInt8(ascii: ">") || next == UInt8(ascii: "/") || next == 0x20 else { return nil }
    guard let end = bytes[index...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return end + 1
  }
}
