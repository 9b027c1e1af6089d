import Catalogs
public import Diagnostics
import SourceText

/// A backslash and an `n` that a phone shows.
public enum EscapedNewlineInText: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "escaped-newline-in-text",
    category: .badEscape,
    severity: .warning,
    group: .files,
    summary: "a text holds a backslash and a letter that were meant as an escape",
    reason: """
      A translation tool escaped the text twice: the phone shows `\\n` letter by letter instead of a \
      new line.
      """,
    source: "runs of PropertyListSerialization over doubled backslashes",
    fix: .unsafe,
    triggering: [
      RuleExample(strings: #""bill" = "Invoice 12↓\\nPay now";"#)
    ],
    clean: [
      RuleExample(strings: #""bill" = "Invoice 12\nPay now";"#),
      RuleExample(strings: #""path" = "C:\\new\\temp";"#),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .backslash

  /// Reports each literal `\n`, `\r`, `\t` or `\"` of a decoded text.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let bytes = context.bytes
    guard let first = bytes.firstIndex(of: 0x5C), !looksLikePath(bytes) else { return }
    for start in first..<bytes.count where bytes[start] == 0x5C && start + 1 < bytes.count {
      guard start == 0 || bytes[start - 1] != 0x5C else { continue }
      let letter = bytes[start + 1]
      guard letter == UInt8(ascii: "n") || letter == UInt8(ascii: "\"") else { continue }
      let part = ByteRange(start, start + 2)
      let shown = String(decoding: bytes[part.range], as: UTF8.self)
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: part,
          "the phone shows '\(shown)' letter by letter",
          help: "escape once: the file's own escape for it is enough",
          related: [],
          fix: fix(part, letter: letter, in: context)
        )
      )
    }
  }

  /// `C:\new` and `\\server\name` hold backslashes that are meant.
  private static func looksLikePath(_ bytes: [UInt8]) -> Bool {
    for index in bytes.indices where bytes[index] == 0x5C {
      if index > 0, bytes[index - 1] == UInt8(ascii: ":") || bytes[index - 1] == 0x5C {
        return true
      }
    }
    return false
  }

  private static func fix(_ part: ByteRange, letter: UInt8, in context: EntryContext) -> Fix? {
    guard context.text.form == .openStep else { return nil }
    let range = context.table.table.sourceRange(of: part, in: context.text)
    let replacement = letter == UInt8(ascii: "n") ? "\\n" : "\\\""
    return Fix(
      isSafe: false,
      edits: [SourceEdit(path: context.table.table.path, range: range, replacement: replacement)]
    )
  }
}
