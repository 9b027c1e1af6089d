import SourceText

extension JSONNode {
  /// Whether the decoded text of a string or key is certainly the one that was meant.
  ///
  /// False where bytes are no UTF-8, an escape is none of JSON's or half of a character, a control
  /// character stands there, or the closing quotation mark is missing; the reader has reported that, and what the text names need not be asked.
  /// True for other nodes. Takes time linear in the text, and none in a well-formed document.
  public var isTextCertain: Bool {
    guard kind == .string || kind == .key, !tree.isWellFormed else { return true }
    if record.delimiters > 0, record.delimiters >> 4 == 0 { return false }
    let content = contentRange
    var cursor = ByteCursor(tree.source.utf8, from: content.lowerBound, to: content.upperBound)
    while let byte = cursor.current {
      if byte < Byte.space { return false }
      guard byte == Byte.backslash else {
        guard let (_, count) = cursor.scalar() else { return false }
        cursor.advance(by: count)
        continue
      }
      guard let length = Self.escapeLength(cursor) else { return false }
      cursor.advance(by: length)
    }
    return true
  }

  /// The length of the escape at a cursor, in bytes; nil for one that JSON does not have.
  private static func escapeLength(_ cursor: ByteCursor) -> Int? {
    switch cursor.peek() {
    case Byte.quote, Byte.backslash, Byte.slash, 0x62, 0x66, 0x6E, 0x72, 0x74: return 2
    case 0x75:
      guard let unit = JSONTextDecoder.unit(cursor, at: 0) else { return nil }
      guard UTF16.isSurrogate(unit) else { return 6 }
      guard UTF16.isLeadSurrogate(unit), let second = JSONTextDecoder.unit(cursor, at: 6),
        UTF16.isTrailSurrogate(second)
      else { return nil }
      return 12
    default: return nil
    }
  }
}
