import Diagnostics
import SourceText

/// What stands where JSON has no place for it, read as it was meant.
extension JSONScanner {
  // MARK: In an object

  /// Reads on where a name, a comma or `}` is expected and something else stands.
  mutating func objectOddity(_ byte: UInt8) {
    let isSeparatorDue = frames[frames.count - 1].expectation == .separator
    if byte == Byte.closeBracket { return mismatchedBracket() }
    if isSeparatorDue, byte == Byte.semicolon { return semicolon() }
    if startsName() {
      if isSeparatorDue { missingSeparator() }
      return oddName()
    }
    if isSeparatorDue { return junkBehindValue() }
    expectedName(byte)
    if byte == Byte.openBrace || byte == Byte.openBracket {
      addRecord(.key, .empty(at: cursor.position), flags: .isMissing)
      isQuiet = true
      return value()
    }
    if byte == Byte.colon {
      addRecord(.key, .empty(at: cursor.position), flags: .isMissing)
      lastEnd = cursor.position
      isQuiet = true
      return memberValue()
    }
    _ = skipJunk()
    lastEnd = cursor.position
    isQuiet = true
  }

  /// Whether a name begins at the cursor, in other quotes or in none, with a colon behind it.
  private func startsName() -> Bool {
    guard let scalar = cursor.scalar()?.scalar else { return false }
    if QuotationMark(scalar) != nil { return true }
    var position = cursor.position
    while position < cursor.end, cursor.bytes[position].isWordByte { position += 1 }
    guard position > cursor.position else { return false }
    while position < cursor.end, cursor.bytes[position].isJSONSpace { position += 1 }
    return position < cursor.end
      && (cursor.bytes[position] == Byte.colon || cursor.bytes[position] == Byte.equals)
  }

  private mutating func oddName() {
    if let scalar = cursor.scalar()?.scalar, let mark = QuotationMark(scalar) {
      foreignString(as: .key, mark)
      return memberValue()
    }
    let start = cursor.position
    var end = start
    while end < cursor.end, cursor.bytes[end].isWordByte { end += 1 }
    unquotedName(at: ByteRange(start, end))
    append(.key, length: end - start, flags: .isMisspelt)
    memberValue()
  }

  /// Reads on behind a name without a colon; returns whether something stood for the colon.
  mutating func missingColon(keyEnd: Int) -> Bool {
    switch cursor.current {
    case nil, Byte.comma, Byte.closeBrace, Byte.closeBracket: return false
    case Byte.equals:
      let length = cursor.peek() == Byte.greater ? 2 : 1
      wrongColon(at: ByteRange(cursor.position, cursor.position + length))
      cursor.advance(by: length)
      lastEnd = cursor.position
      return true
    case let byte?:
      if startsValue(byte) {
        expectedColon(at: keyEnd, isCertain: true)
        return true
      }
      expectedColon(at: cursor.position, isCertain: false)
      while let byte = cursor.current, !byte.isLineEnd, byte != Byte.colon, byte != Byte.comma,
        byte != Byte.closeBrace, byte != Byte.closeBracket
      {
        cursor.advance()
      }
      isQuiet = true
      return cursor.take(Byte.colon)
    }
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.quote, Byte.openBrace, Byte.openBracket, Byte.minus, 0x30...0x39: true
    case 0x74: cursor.starts(with: "true")
    case 0x66: cursor.starts(with: "false")
    case 0x6E: cursor.starts(with: "null")
    default: false
    }
  }

  /// Adds a value for a member that has none.
  mutating func missingValue(hasColon: Bool, keyEnd: Int) {
    if lastTagEnd > lastEnd {
      addRecord(.hole, .empty(at: lastEnd))
      return afterValue()
    }
    expectedValue(at: lastEnd, hasColon: hasColon)
    addRecord(.invalid, .empty(at: lastEnd), flags: .isMissing)
    afterValue()
  }

  // MARK: In an array

  /// Reads on where an item, a comma or `]` is expected and something else stands.
  mutating func arrayOddity(_ byte: UInt8) {
    if byte == Byte.closeBrace { return mismatchedBracket() }
    if byte == Byte.semicolon, frames[frames.count - 1].expectation == .separator {
      return semicolon()
    }
    if frames[frames.count - 1].expectation == .separator, beginsItem(byte) {
      missingSeparator()
      return value()
    }
    junkBehindValue()
  }

  private func beginsItem(_ byte: UInt8) -> Bool {
    if byte.isWordByte, byte < 0x80 {
      // "He said "hi"": a word right behind a closing quote is the rest of a text.
      return lastEnd < cursor.position && startsValue(byte)
    }
    return startsValue(byte) || cursor.scalar().flatMap { QuotationMark($0.scalar) } != nil
  }

  // MARK: Both

  private mutating func semicolon() {
    wrongComma(at: cursor.position)
    let last = frames.count - 1
    frames[last].expectation = .item
    frames[last].comma = nil
    cursor.advance()
    lastEnd = cursor.position
  }

  /// Reads on at a closing bracket of the other kind.
  private mutating func mismatchedBracket() {
    let isObject = frames[frames.count - 1].isObject
    let otherOpen = isObject ? openArrays > 0 : openArrays < frames.count
    wrongBracket(closesOuter: otherOpen)
    isQuiet = true
    if otherOpen {
      pop(end: lastEnd)
      while let frame = frames.last, frame.isObject == isObject { pop(end: lastEnd) }
      isQuiet = true
    } else {
      frames[frames.count - 1].expectation = .separator
      close()
    }
  }

  private mutating func junkBehindValue() {
    let start = cursor.position
    let isText = start == lastEnd && lastKind == .string
    let range = skipJunk()
    expectedSeparator(at: range, isInText: isText)
    lastEnd = range.upperBound
    isQuiet = true
  }

  private var lastKind: JSONKind? { records.last?.kind }

  // MARK: Values

  /// Reads a value that does not begin as JSON's values do.
  mutating func oddValue(_ byte: UInt8) {
    if let scalar = cursor.scalar()?.scalar, let mark = QuotationMark(scalar) {
      return foreignString(as: .string, mark)
    }
    if byte == Byte.plus || byte == Byte.dot { return oddNumber() }
    bareValue()
  }

  /// Reads words that stand in a value's place.
  mutating func bareValue() {
    let start = cursor.position
    var end = start
    while end < cursor.end, cursor.bytes[end].isWordByte { end += 1 }
    let word = source.string(ByteRange(start, end))
    if end > start, endsValue(behind: end), let (kind, spelling, isCertain) = literal(word) {
      misspeltLiteral(word, spelling, isCertain: isCertain, at: ByteRange(start, end))
      let flags: JSONFlags = kind == .invalid ? [] : .isMisspelt
      return append(kind, length: end - start, flags: flags)
    }
    let range = skipJunk()
    unquotedValue(at: range)
    addRecord(.invalid, range)
    lastEnd = range.upperBound
    afterValue()
    isQuiet = true
  }

  /// Returns what a word of another language means in JSON.
  private func literal(_ word: String) -> (JSONKind, String?, Bool)? {
    switch word {
    case "True", "TRUE": (.boolean, "true", true)
    case "False", "FALSE": (.boolean, "false", true)
    case "None", "NULL", "Null": (.null, "null", true)
    case "nil", "undefined": (.null, "null", false)
    case "NaN", "nan", "Infinity", "infinity", "inf", "Inf": (.invalid, nil, false)
    default: nil
    }
  }

  /// Reads a string in quotation marks that are not `"`.
  private mutating func foreignString(as kind: JSONKind, _ mark: QuotationMark) {
    let start = cursor.position
    guard let (close, length) = foreignEnd(mark, from: start + mark.length) else {
      var end = start
      while end < cursor.end, !cursor.bytes[end].isLineEnd { end += 1 }
      unterminatedForeignString(mark, from: start, to: end)
      var flags: JSONFlags = .isMisspelt
      if cursor.bytes[start..<end].contains(Byte.backslash) { flags.insert(.hasEscapes) }
      finish(kind, from: start, to: end, delimiters: UInt8(mark.length), flags)
      isQuiet = true
      return
    }
    let content = ByteRange(start + mark.length, close)
    wrongQuotes(mark, content: content, closeLength: length)
    let flags = foreignContent(content)
    finish(
      kind,
      from: start,
      to: close + length,
      delimiters: UInt8(mark.length) | UInt8(length) << 4,
      flags
    )
  }

  /// Reports what is wrong inside a string in other quotation marks.
  private mutating func foreignContent(_ content: ByteRange) -> JSONFlags {
    var flags: JSONFlags = .isMisspelt
    var controls: [ByteRange] = []
    var position = content.lowerBound
    while position < content.upperBound {
      let byte = cursor.bytes[position]
      if byte == Byte.backslash {
        flags.insert(.hasEscapes)
        let isApostrophe = cursor.bytes[position + 1] == Byte.apostrophe
        // The fix of the quotation marks takes the backslash away.
        position = isApostrophe ? position + 2 : escape(at: position)
      } else {
        if byte < Byte.space { controls.append(ByteRange(position, position + 1)) }
        position += 1
      }
    }
    controlCharacters(controls)
    return flags
  }

  /// Returns the mark on this line that closes a string: the first with a comma, colon, bracket or
  /// line end behind it, else the first.
  ///
  /// A line that was searched in vain is not searched again, so that the time stays linear.
  private mutating func foreignEnd(
    _ mark: QuotationMark,
    from start: Int
  ) -> (offset: Int, length: Int)? {
    var probe = cursor
    probe.position = start
    var first: (Int, Int)?
    let isHopeless = start < foreignQuotesSearched[mark.family] ?? 0
    while let byte = probe.current, !byte.isLineEnd {
      if byte == Byte.backslash {
        probe.advance(by: 2)
        continue
      }
      let (scalar, count) = probe.scalar() ?? ("\u{FFFD}", 1)
      if mark.isClosed(by: scalar) {
        if endsValue(behind: probe.position + count) { return (probe.position, count) }
        if first == nil { first = (probe.position, count) }
        if isHopeless { return first }
      }
      probe.advance(by: count)
    }
    foreignQuotesSearched[mark.family] = probe.position
    return first
  }
}
