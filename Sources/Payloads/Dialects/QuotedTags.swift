import JSONSyntax
import SourceText

/// A template language in a file that is JSON already: tags stand inside strings and hold no quotation
/// mark, so that the file's shape is the one that JSON gives it.
struct QuotedTags: TemplateSyntax {
  let dialect: any TemplateDialect

  var starters: [UInt8] { dialect.starters }

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    guard isInText, let tag = dialect.tag(at: cursor, isInText: true), tag.role != .unclosed else {
      return nil
    }
    var previous: UInt8 = 0
    for byte in cursor.bytes[cursor.position..<(cursor.position + tag.length)] {
      if byte == 0x22, previous != 0x5C { return nil }
      previous = byte
    }
    return tag
  }

  func takesQuotes(_ cursor: ByteCursor) -> Bool { dialect.takesQuotes(cursor) }
}
