import Diagnostics
import SourceText

/// Strings and names.
extension JSONScanner {
  /// Reads the string that begins at the cursor with `"`.
  mutating func string(as kind: JSONKind) {
    let start = cursor.position
    let end = cursor.end
    var flags: JSONFlags = []
    /// Control characters, each with the backslash before it.
    var controls: [ByteRange] = []
    var backslash: Int?
    /// Where the string ends, when it was found out by looking ahead over a line end.
    var knownEnd: Int?
    var position = start + 1
    var tags = TextTags()
    while true {
      position =
        template == nil
        ? Self.plainEnd(cursor.bytes, from: position, to: end)
        : templatePlainEnd(from: position, to: end)
      guard position < end else { break }
      let byte = cursor.bytes[position]
      if template != nil, starters[Int(byte)] {
        position = tagInText(at: position, &tags)
        continue
      }
      if byte == Byte.quote {
        if !controls.isEmpty { controlCharacters(controls) }
        if finishTags(tags) { flags.insert(.hasHoles) }
        return finish(kind, from: start, to: position + 1, delimiters: 0x11, flags)
      }
      if byte == Byte.backslash {
        flags.insert(.hasEscapes)
        backslash = position
        position = escape(at: position)
      } else {
        if byte.isLineEnd, knownEnd == nil {
          guard let found = closingQuote(behind: position, Byte.quote) else {
            return unterminated(kind, from: start, to: position, tags)
          }
          knownEnd = found
        }
        controls.append(
          ByteRange(backslash == position - 1 ? position - 1 : position, position + 1)
        )
        position += 1
      }
    }
    unterminated(kind, from: start, to: end, tags)
  }

  /// Adds a string that has been read.
  mutating func finish(
    _ kind: JSONKind,
    from start: Int,
    to end: Int,
    delimiters: UInt8,
    _ flags: JSONFlags
  ) {
    let takesQuotes = flags.contains(.hasHoles) && takesQuotes(kind, from: start, to: end)
    addRecord(
      takesQuotes ? .hole : kind,
      ByteRange(start, end),
      flags: flags,
      delimiters: delimiters
    )
    cursor.position = end
    lastEnd = end
    for tag in sectionsBehindText where !isStopped { openSection(tag) }
    sectionsBehindText = []
    if kind != .key { afterValue() }
  }

  /// Returns where a string goes on that has a line end in it: the quote that closes it, or nil where
  /// the next quote opens another string, so that this one has no end.
  private func closingQuote(behind position: Int, _ quote: UInt8) -> Int? {
    var position = position
    while position < cursor.end {
      let byte = cursor.bytes[position]
      if byte == quote { return endsValue(behind: position + 1) ? position : nil }
      position += byte == Byte.backslash ? 2 : 1
    }
    return nil
  }

  /// Returns whether what follows on the line fits behind a string.
  func endsValue(behind position: Int) -> Bool {
    var position = position
    while position < cursor.end {
      switch cursor.bytes[position] {
      case Byte.space, Byte.tab: position += 1
      case Byte.comma, Byte.colon, Byte.closeBrace, Byte.closeBracket: return true
      case Byte.lineFeed, Byte.carriageReturn: return true
      default: return false
      }
    }
    return true
  }

  /// Returns the first offset from a start at which a text ends, escapes, or holds a control character.
  ///
  /// Eight bytes at a time: in each of the three tests a byte's high bit is set where it fits. Bits
  /// above the lowest one set may be wrong, because subtraction borrows upwards; only the lowest
  /// counts.
  private static func plainEnd(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    bytes.withUnsafeBytes { raw in
      let ones: UInt64 = 0x0101_0101_0101_0101
      let end = min(end, raw.count)
      var index = start
      while index + 8 <= end {
        let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let quotes = word ^ (ones &* UInt64(Byte.quote))
        let backslashes = word ^ (ones &* UInt64(Byte.backslash))
        let hits =
          ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
          | ((word &- ones &* UInt64(Byte.space)) & ~word)
        let high = hits & (ones &* 0x80)
        if high != 0 { return index + high.trailingZeroBitCount >> 3 }
        index += 8
      }
      while index < end {
        let byte = raw[index]
        if byte < Byte.space || byte == Byte.quote || byte == Byte.backslash { return index }
        index += 1
      }
      return end
    }
  }

  /// Returns the length of the scalar at a position, in bytes; 0 where the bytes are no UTF-8.
  func utf8Length(at position: Int) -> Int {
    var probe = cursor
    probe.position = position
    return probe.scalar()?.count ?? 0
  }

  /// Returns the scalar at a position; nil where the bytes are no UTF-8.
  func scalar(at position: Int) -> Unicode.Scalar? {
    var probe = cursor
    probe.position = position
    return probe.scalar()?.scalar
  }

  // MARK: Escapes

  /// Steps over the escape at a position; reports one that JSON does not have.
  mutating func escape(at position: Int) -> Int {
    guard position + 1 < cursor.end else { return position + 1 }
    switch cursor.bytes[position + 1] {
    case Byte.quote, Byte.backslash, Byte.slash, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return position + 2
    case 0x75: return unicodeEscape(at: position)
    default:
      // A control character is left to the string: a line end may be the end of it.
      if cursor.bytes[position + 1] < 0x20 { return position + 1 }
      let length = 1 + max(1, utf8Length(at: position + 1))
      unknownEscape(at: position, length: length)
      return position + length
    }
  }

  private mutating func unicodeEscape(at position: Int) -> Int {
    var probe = cursor
    probe.position = position
    guard let unit = JSONTextDecoder.unit(probe, at: 0) else {
      var length = 2
      while length < 6, probe.peek(length)?.isASCIIHexDigit == true { length += 1 }
      shortUnicodeEscape(at: position, length: length)
      return position + length
    }
    if UTF16.isLeadSurrogate(unit), let second = JSONTextDecoder.unit(probe, at: 6),
      UTF16.isTrailSurrogate(second)
    {
      return position + 12
    }
    if UTF16.isSurrogate(unit) { loneSurrogate(at: position) }
    return position + 6
  }

  // MARK: Strings without an end

  private mutating func unterminated(
    _ kind: JSONKind,
    from start: Int,
    to lineEnd: Int,
    _ tags: TextTags
  ) {
    if let (quote, length) = foreignCloser(from: start + 1, to: lineEnd) {
      return closedByForeignQuote(kind, from: start, at: quote, length: length)
    }
    // The line's end, less what is no part of a text that somebody forgot to close.
    let least = max(start + 1, tags.end)
    var end = lineEnd
    while end > least, cursor.bytes[end - 1].isJSONSpace { end -= 1 }
    var content = end
    while tags.unclosed == nil, content > least, isCloser(cursor.bytes[content - 1]) {
      content -= 1
    }
    if content == start + 1 { content = end }
    // Of a tag without an end the text is a part.
    if let tag = tags.unclosed, unclosedTextTag(at: tag) {
      isStructureCertain = false
    } else {
      unterminatedString(from: start, to: content)
    }
    if lineEnd == cursor.end { endsInside = true }
    var flags: JSONFlags = []
    if cursor.bytes[start..<content].contains(Byte.backslash) { flags.insert(.hasEscapes) }
    finish(kind, from: start, to: content, delimiters: 0x01, flags)
    isQuiet = true
  }

  func isCloser(_ byte: UInt8) -> Bool {
    byte == Byte.comma || byte == Byte.closeBrace || byte == Byte.closeBracket || byte.isJSONSpace
  }

  /// Returns the first quotation mark of a text processor on a line that has the place of a `"`.
  func foreignCloser(from start: Int, to end: Int) -> (offset: Int, length: Int)? {
    var position = start
    while position + 1 < end {
      if cursor.bytes[position] >= 0x80, let scalar = scalar(at: position),
        let mark = QuotationMark(scalar), mark.closesDouble,
        endsValue(behind: position + mark.length)
      {
        return (position, mark.length)
      }
      position += 1
    }
    return nil
  }
}
