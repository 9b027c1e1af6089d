import JSONSyntax
import SourceText

/// `{name}` in a text whose own braces are doubled: `{{"aps": {{"alert": "{name}"}}}}`, as Python's
/// `str.format`, C# and Rust write it.
///
/// Source: Python, "Format String Syntax"; Rust, `std::fmt`; .NET, "Composite formatting".
struct FormatDialect: TemplateDialect {
  static let name = "format"

  let starters: [UInt8] = [0x7B, 0x7D]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    // Of two braces the second is meant.
    if cursor.peek() == cursor.current, Self.begins(cursor.bytes) {
      return TemplateTag(.literal(1), length: 1)
    }
    guard cursor.current == 0x7B, let length = cursor.length(balancing: 0x7B, 0x7D, behind: 1),
      Self.isField(cursor.words(from: 1, to: length - 1))
    else { return nil }
    return TemplateTag(.hole, length: length)
  }

  /// Whether a field stands between two braces, and not members of an object.
  private static func isField(_ words: Substring) -> Bool {
    let name = words.prefix { $0 != ":" && $0 != "!" && $0 != "," }
    return name.utf8.allSatisfy {
      $0.isASCIILetter || $0.isASCIIDigit || [0x5F, 0x2E, 0x5B, 0x5D].contains($0)
    }
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let inner = hole.dropFirst().dropLast()
    let isNumber = inner.last.map { "dnxXofFeEgG".contains($0) } == true && inner.contains(":")
    return TemplateHole(
      name: inner.path,
      escaping: isNumber ? .json : .none,
      text: String(hole),
      isChanged: !inner.isPlainPath
    )
  }

  /// Whether the first brace of a text is doubled; else its braces are JSON's, and only names between
  /// them are replaced.
  private static func begins(_ utf8: [UInt8]) -> Bool {
    /// Bytes in which the first brace is looked for.
    let most = 256
    guard let first = utf8.prefix(most).firstIndex(of: 0x7B) else { return false }
    return first + 1 < utf8.count && utf8[first + 1] == 0x7B
  }

  /// Whether a text is JSON whose braces are doubled.
  static func isDoubled(_ utf8: [UInt8]) -> Bool {
    var cursor = ByteCursor(utf8)
    while let byte = cursor.current, byte <= 0x20 { cursor.advance() }
    guard cursor.starts(with: "{{"), CurlyTag.beginsMember(cursor) else { return false }
    guard let end = utf8.lastIndex(where: { $0 > 0x20 }) else { return false }
    return end > 0 && utf8[end] == 0x7D && utf8[end - 1] == 0x7D
  }
}
