import SourceText

/// Tokens of old-style text: blanks, comments, quoted strings and bare words.
///
/// Works on the memory of one text and must not outlive it.
/// Source: `spec/strings.md` A2, runs of `PropertyListSerialization`.
struct OpenStepScanner {
  /// What a quoted string holds besides plain characters.
  struct StringScan {
    /// Offset of the closing quote; nil where the text ends first.
    var close: Int?
    /// Whether a backslash occurs.
    var hasBackslash = false
    /// Whether control characters other than tabs and line ends occur.
    var hasControls = false
    /// Whether the text ends right behind a backslash.
    var endsInBackslash = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// Offset behind the last byte.
  let end: Int
  /// Offset of the next byte.
  var position: Int
  /// The last comments before the position, for the entry that follows.
  var comments = OpenStepComments()
  /// Where a block comment begins that never ends.
  var unclosedComment: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.bytes = bytes
    end = bytes.count
    position = min(max(0, start), bytes.count)
  }

  /// The next byte; 0 at the end, which no token begins with.
  @inline(__always) var current: UInt8 { position < end ? bytes[position] : 0 }

  /// Moves to the next byte that is neither blank nor comment; returns whether there is one.
  @inline(__always)
  mutating func skipBlanks() -> Bool {
    while position < end {
      let byte = bytes[position]
      if byte > 0x20, byte != 0x2F, byte != 0xE2 { return true }
      if byte == 0x20 || byte &- 0x09 < 5 {
        if byte == 0x0A || byte == 0x0D { comments.lineEnd(isLineFeed: byte == 0x0A) }
        position += 1
      } else if byte == 0x2F {
        guard skipComment() else { return true }
      } else if byte == 0xE2, isLineSeparator(at: position) {
        position += 3
      } else {
        return true
      }
    }
    return false
  }

  /// Whether U+2028 or U+2029 stands at an offset.
  @inline(__always)
  func isLineSeparator(at offset: Int) -> Bool {
    offset + 2 < end && bytes[offset] == 0xE2 && bytes[offset + 1] == 0x80
      && bytes[offset + 2] & 0xFE == 0xA8
  }

  /// Moves behind the comment at the position; returns whether there is one.
  mutating func skipComment() -> Bool {
    let start = position
    guard start + 1 < end else { return false }
    if bytes[start + 1] == 0x2F {
      position = endOfLine(from: start + 2)
      comments.line(ByteRange(start, position))
      return true
    }
    guard bytes[start + 1] == 0x2A else { return false }
    var index = start + 2
    while true {
      index = find(0x2A, from: index)
      if index + 1 >= end {
        unclosedComment = start
        position = end
        break
      }
      index += 1
      if bytes[index] == 0x2F {
        position = index + 1
        break
      }
    }
    comments.block(ByteRange(start, position))
    return true
  }

  /// Returns the offset of the line end at or behind an offset, or the end of the text.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte == 0x0A || byte == 0x0D || (byte == 0xE2 && isLineSeparator(at: index)) { break }
      index += 1
    }
    return index
  }

  /// Returns the offset of a byte at or behind an offset, or the end of the text.
  private func find(_ byte: UInt8, from start: Int) -> Int {
    var index = start
    while index + 8 <= end {
      let hits = Words.equal(Words.load(bytes, index), byte)
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, bytes[index] != byte { index += 1 }
    return index
  }

  /// Looks for the end of the string whose content begins at an offset; moves nothing.
  @inline(__always)
  func scanString(from start: Int, quote: UInt8) -> StringScan {
    var scan = StringScan()
    var index = start
    while true {
      index = findSpecial(quote, from: index)
      guard index < end else { return scan }
      let byte = bytes[index]
      if byte == quote {
        scan.close = index
        return scan
      }
      if byte == 0x5C {
        scan.hasBackslash = true
        if index + 1 >= end {
          scan.endsInBackslash = true
          return scan
        }
        index += 2
      } else {
        if byte != 0x0A, byte != 0x0D, byte != 0x09 { scan.hasControls = true }
        index += 1
      }
    }
  }

  /// Returns the offset of the next quote, backslash or control character, or the end.
  @inline(__always)
  private func findSpecial(_ quote: UInt8, from start: Int) -> Int {
    var index = start
    while index + 8 <= end {
      let word = Words.load(bytes, index)
      let hits = Words.equal(word, quote) | Words.equal(word, 0x5C) | Words.below(word, 0x20)
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end, bytes[index] != quote, bytes[index] != 0x5C, bytes[index] >= 0x20 {
      index += 1
    }
    return index
  }

  /// Returns the offset behind the bare word at an offset; the offset itself where there is none.
  @inline(__always)
  func endOfWord(from start: Int) -> Int {
    var index = start
    while index < end, Self.isWordByte(bytes[index]) { index += 1 }
    return index
  }

  /// Whether a byte may stand in an unquoted string.
  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || (byte >= 0x2D && byte <= 0x3A) || byte == 0x5F || byte == 0x24
  }
}

/// Eight bytes at once.
enum Words {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// Returns eight bytes, the first one lowest; they must lie inside.
  @inline(__always)
  static func load(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> UInt64 {
    guard let base = bytes.baseAddress else { return 0 }
    return UInt64(
      littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    )
  }

  /// Returns bits of which the lowest stands in the first byte equal to another; 0 without one.
  @inline(__always)
  static func equal(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    let differences = word ^ (ones &* UInt64(byte))
    return (differences &- ones) & ~differences & highs
  }

  /// Returns bits of which the lowest stands in the first byte below a limit of at most 0x80.
  @inline(__always)
  static func below(_ word: UInt64, _ limit: UInt8) -> UInt64 {
    (word &- ones &* UInt64(limit)) & ~word & highs
  }
}
