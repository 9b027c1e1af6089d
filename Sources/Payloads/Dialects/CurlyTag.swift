import JSONSyntax
import SourceText

/// Tags in doubled braces, which many languages share.
enum CurlyTag {
  /// Returns the tag in `{{` and `}}` at a cursor, or `{{{` and `}}}` where the language has them.
  ///
  /// Three braces are one of JSON's and a tag where the language has no such tags, and where a sign of
  /// a section follows. `{{"` begins no tag, and neither does `{{` before a name of JSON.
  ///
  /// - Parameters:
  ///   - cursor: The place.
  ///   - hasTriple: Whether the language has tags in three braces.
  ///   - hasQuotes: Whether braces in quotes are none.
  ///   - read: Tells what a tag does by its words.
  /// - Returns: The tag; nil where none begins.
  static func tag(
    at cursor: ByteCursor,
    hasTriple: Bool,
    hasQuotes: Bool = true,
    read: (Substring) -> (role: TemplateTag.Role, name: String?)
  ) -> TemplateTag? {
    guard cursor.current == 0x7B, cursor.peek() == 0x7B, cursor.peek(2) != 0x22 else { return nil }
    if cursor.peek(2) == 0x7B {
      guard hasTriple, let next = cursor.peek(3), !isSectionSign(next),
        let length = length(at: cursor, closedBy: "}}", behind: 3, hasQuotes),
        cursor.peek(length) == 0x7D
      else { return nil }
      return TemplateTag(.hole, length: length + 1)
    }
    if beginsMember(cursor) { return nil }
    let isRemark = cursor.peek(2) == 0x21
    guard let length = length(at: cursor, closedBy: "}}", behind: 2, hasQuotes && !isRemark) else {
      return TemplateTag(.unclosed, length: 2)
    }
    let tag = read(cursor.words(from: 2, to: length - 2))
    return TemplateTag(tag.role, length: length, name: tag.name)
  }

  private static func length(
    at cursor: ByteCursor,
    closedBy close: StaticString,
    behind start: Int,
    _ hasQuotes: Bool
  ) -> Int? {
    hasQuotes
      ? cursor.quotedLength(closedBy: close, behind: start, before: "{{")
      : cursor.length(closedBy: close, behind: start, before: "{{")
  }

  /// Whether white space, a name in quotes and a colon stand behind two braces: they are JSON's,
  /// doubled by mistake or for a formatter.
  static func beginsMember(_ cursor: ByteCursor) -> Bool {
    var distance = 2
    while let byte = cursor.peek(distance), byte <= 0x20 { distance += 1 }
    guard cursor.peek(distance) == 0x22 else { return false }
    distance += 1
    let end = distance + 64
    while distance < end, let byte = cursor.peek(distance), byte != 0x22 { distance += 1 }
    guard cursor.peek(distance) == 0x22 else { return false }
    distance += 1
    while let byte = cursor.peek(distance), byte <= 0x20 { distance += 1 }
    return cursor.peek(distance) == 0x3A
  }

  private static func isSectionSign(_ byte: UInt8) -> Bool {
    [0x23, 0x5E, 0x2F, 0x21, 0x3E, 0x26].contains(byte)
  }

  /// Returns what stands between the braces of a hole.
  static func inner(_ hole: Substring) -> Substring {
    var text = hole
    while text.utf8.first == 0x7B { text = Substring(text.utf8.dropFirst()) }
    while text.utf8.last == 0x7D { text = Substring(text.utf8.dropLast()) }
    return text.trimmed
  }
}
