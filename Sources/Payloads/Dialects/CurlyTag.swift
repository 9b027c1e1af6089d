import JSONSyntax
import SourceText

/// Tags in doubled braces, which many languages share.
enum CurlyTag {
  /// Returns the tag in `{{` and `}}` at a cursor, or `{{{` and `}}}` where the language has them.
  ///
  /// Three braces are one of JSON's and a tag where the language has no such tags, and where a sign of
  /// a section follows. `{{"` begins no tag.
  static func tag(
    at cursor: ByteCursor,
    hasTriple: Bool,
    role: (Substring) -> TemplateTag.Role
  ) -> TemplateTag? {
    guard cursor.current == 0x7B, cursor.peek() == 0x7B, cursor.peek(2) != 0x22 else { return nil }
    if cursor.peek(2) == 0x7B {
      guard hasTriple, let next = cursor.peek(3), !isSectionSign(next),
        let length = cursor.length(closedBy: "}}}", behind: 3, before: "{{")
      else { return nil }
      return TemplateTag(.hole, length: length)
    }
    guard let length = cursor.length(closedBy: "}}", behind: 2, before: "{{") else {
      return TemplateTag(.unclosed, length: 2)
    }
    return TemplateTag(role(cursor.words(from: 2, to: length - 2)), length: length)
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
