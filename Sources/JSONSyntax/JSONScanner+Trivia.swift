import Diagnostics
import SourceText

/// What stands between tokens: white space, comments, and characters that only look like it.
extension JSONScanner {
  /// Steps over everything that is no token.
  @inline(__always)
  mutating func skipTrivia() {
    skipPlainTrivia()
    if template != nil { skipTags() }
  }

  /// Steps over white space, comments, and what only looks like them.
  @inline(__always)
  mutating func skipPlainTrivia() {
    var position = cursor.position
    let end = cursor.end
    while position < end, cursor.bytes[position].isJSONSpace { position += 1 }
    cursor.position = position
    guard position < end else { return }
    let byte = cursor.bytes[position]
    // Everything from here on is rare; other bytes begin tokens.
    if byte < Byte.space || byte >= 0x7F || byte == Byte.slash || byte == Byte.hash
      || (byte >= Byte.less && byte <= Byte.greater) || byte == 0x7C
    {
      skipOddTrivia()
    }
  }

  private mutating func skipOddTrivia() {
    while let byte = cursor.current {
      if template != nil, tag(at: cursor.position, isInText: false) != nil { return }
      if byte.isJSONSpace {
        cursor.advance()
      } else if byte == Byte.slash || byte == Byte.hash {
        guard skipComment() else { return }
      } else if byte >= Byte.less && byte <= Byte.greater || byte == 0x7C {
        guard skipConflictMarker() else { return }
      } else if byte < Byte.space || byte >= 0x7F {
        guard skipForeignSpace() else { return }
      } else {
        return
      }
    }
  }

  /// Steps over a comment, line end excluded; false where there is none.
  private mutating func skipComment() -> Bool {
    let start = cursor.position
    let isBlock = cursor.starts(with: "/*")
    guard isBlock || cursor.starts(with: "//") || cursor.current == Byte.hash else { return false }
    var end = start + 2
    if isBlock {
      while end < cursor.end,
        !(cursor.bytes[end] == Byte.asterisk && cursor.peek(end + 1 - start) == Byte.slash)
      {
        end += 1
      }
      if end >= cursor.end {
        cursor.position = cursor.end
        unterminatedComment(at: start)
        comments.append(ByteRange(start, cursor.end))
        return true
      }
      end += 2
    } else {
      end = start + 1
      while end < cursor.end, !cursor.bytes[end].isLineEnd { end += 1 }
    }
    cursor.position = end
    comments.append(ByteRange(start, end))
    let isHash = cursor.bytes[start] == Byte.hash
    if !options.allowsComments || isHash { comment(at: ByteRange(start, end), isHash: isHash) }
    return true
  }

  /// Steps over a character that is no token and no white space in JSON; false for others.
  private mutating func skipForeignSpace() -> Bool {
    guard let (scalar, count) = cursor.scalar() else {
      cursor.advance()
      return true
    }
    guard scalar.value < Byte.space || scalar.value == 0x7F || scalar.isForeignSpace else {
      return false
    }
    foreignSpace(scalar, at: ByteRange(cursor.position, cursor.position + count))
    cursor.advance(by: count)
    return true
  }

  /// Steps over the line of a conflict marker, and over the side that is not read; false where there
  /// is none.
  ///
  /// Of the two sides the first is read.
  private mutating func skipConflictMarker() -> Bool {
    let start = cursor.position
    guard start == 0 || cursor.bytes[start - 1].isLineEnd,
      let (kind, range) = ConflictMarkers.marker(in: cursor.bytes, at: start),
      range.upperBound <= cursor.end
    else { return false }
    // The lines that follow belong to the same conflict, unless its start was eaten by another fault.
    if kind == .start || isWellFormed { conflictMarker(at: ByteRange(start, start + 7)) }
    cursor.position = range.upperBound
    if kind == .base || kind == .separator { skipOtherSide() }
    return true
  }

  private mutating func skipOtherSide() {
    while !cursor.isAtEnd {
      cursor.advance()
      guard cursor.bytes[cursor.position - 1].isLineEnd,
        let (kind, range) = ConflictMarkers.marker(in: cursor.bytes, at: cursor.position)
      else { continue }
      if kind == .end {
        cursor.position = min(range.upperBound, cursor.end)
        return
      }
    }
  }

  /// Steps over what is no JSON, to the next comma, closing bracket or line; at least one byte.
  ///
  /// Brackets that open in between are skipped with what they hold, as far as the line goes.
  mutating func skipJunk() -> ByteRange {
    let start = cursor.position
    var depth = 0
    var end = start
    while let byte = cursor.current, !byte.isLineEnd {
      if depth == 0, end > start || cursor.position > start {
        if byte == Byte.comma || byte == Byte.closeBrace || byte == Byte.closeBracket { break }
      }
      switch byte {
      case Byte.openBrace, Byte.openBracket: depth += 1
      case Byte.closeBrace, Byte.closeBracket: depth = max(0, depth - 1)
      default: break
      }
      if byte == Byte.quote, let close = lineQuote(behind: cursor.position) {
        cursor.position = close
      }
      cursor.advance()
      if !byte.isJSONSpace { end = cursor.position }
    }
    return ByteRange(start, max(end, min(start + 1, cursor.end)))
  }

  /// Returns the offset of the `"` that closes the one at a position on the same line.
  private func lineQuote(behind position: Int) -> Int? {
    var position = position + 1
    while position < cursor.end, !cursor.bytes[position].isLineEnd {
      if cursor.bytes[position] == Byte.quote { return position }
      position += cursor.bytes[position] == Byte.backslash ? 2 : 1
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar looks like white space, or like nothing, and is not JSON's white space.
  var isForeignSpace: Bool {
    value > 0x7F && (properties.isWhitespace || properties.generalCategory == .format)
  }
}
