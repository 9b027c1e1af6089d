import SourceText

/// Moving over blanks, and looking ahead.
extension OpenStepRecovery {
  /// Moves to the next token; lines with conflict markers are passed over and noted.
  mutating func skip() -> Bool {
    while scanner.skipBlanks() {
      guard let marker = marker(at: scanner.position) else { return true }
      noteConflict(marker.kind, marker.range)
      scanner.position = marker.range.upperBound
    }
    return false
  }

  private func marker(at offset: Int) -> (kind: ConflictMarkers.Kind, range: ByteRange)? {
    guard isLineStart(offset) else { return nil }
    return ConflictMarkers.marker(in: scanner.bytes, at: offset)
  }

  func isLineStart(_ offset: Int) -> Bool {
    guard offset > source.contentStart else { return true }
    return offset <= scanner.end && isLineEnd(offset - 1)
  }

  /// Whether a line feed or carriage return stands at an offset.
  func isLineEnd(_ offset: Int) -> Bool {
    offset < scanner.end && (scanner.bytes[offset] == 0x0A || scanner.bytes[offset] == 0x0D)
  }

  /// Whether a part of the text holds a line end.
  func hasLineEnd(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < min(end, scanner.end) {
      if isLineEnd(index) { return true }
      index += 1
    }
    return false
  }

  /// Returns the end of the line, as far as is looked ahead.
  func lineEnd(from start: Int) -> Int {
    var index = start
    let limit = min(scanner.end, start + Self.lookahead)
    while index < limit, !isLineEnd(index) { index += 1 }
    return index
  }

  /// Returns the first offset that holds no space or tab.
  func skipSpaces(from start: Int) -> Int {
    var index = start
    while index < scanner.end, scanner.bytes[index] == 0x20 || scanner.bytes[index] == 0x09 {
      index += 1
    }
    return index
  }

  /// Returns a range without the spaces and tabs at both ends.
  func trimmed(_ start: Int, _ end: Int) -> ByteRange {
    let first = min(skipSpaces(from: start), end)
    var last = end
    while last > first, scanner.bytes[last - 1] == 0x20 || scanner.bytes[last - 1] == 0x09 {
      last -= 1
    }
    return ByteRange(first, last)
  }

  /// The byte at an offset; 0 outside the text.
  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < scanner.end ? scanner.bytes[offset] : 0
  }

  /// Whether a byte begins a quoted or unquoted string.
  func isStringStart(_ byte: UInt8) -> Bool {
    isQuote(byte) || OpenStepScanner.isWordByte(byte)
  }

  func isQuote(_ byte: UInt8) -> Bool { byte == 0x22 || byte == 0x27 }

  /// Returns the offset of the quote that closes the string opened at an offset; nil when none does.
  mutating func close(ofStringAt open: Int) -> Int? {
    let quote = byte(open)
    if let from = noQuoteFrom[quote], open >= from { return nil }
    let close = scanner.scanString(from: open + 1, quote: quote).close
    if close == nil { noQuoteFrom[quote] = open }
    return close
  }

  /// Returns the closing quote of a string that ends on its line; nil when none does.
  func closeOnLine(ofStringAt open: Int) -> Int? {
    let quote = byte(open)
    let limit = min(scanner.end, open + Self.lookahead)
    var index = open + 1
    while index < limit, !isLineEnd(index) {
      if byte(index) == quote { return index }
      index += byte(index) == 0x5C && !isLineEnd(index + 1) ? 2 : 1
    }
    return nil
  }

  /// Returns the key of an entry, `"key" =` or `word =`, that begins at an offset; nil without one.
  func entryKey(at offset: Int) -> PlistText? {
    let start = skipSpaces(from: offset)
    let first = byte(start)
    let range: ByteRange
    let behind: Int
    if isQuote(first) {
      guard let close = closeOnLine(ofStringAt: start) else { return nil }
      range = ByteRange(start + 1, close)
      behind = close + 1
    } else {
      behind = scanner.endOfWord(from: start)
      guard behind > start else { return nil }
      range = ByteRange(start, behind)
    }
    guard byte(skipSpaces(from: behind)) == UInt8(ascii: "=") else { return nil }
    return text(range, isQuoted: isQuote(first))
  }

  /// Returns a text with the form that its bytes ask for.
  func text(_ range: ByteRange, isQuoted: Bool) -> PlistText {
    let hasBackslash = isQuoted && scanner.bytes[range.range].contains(0x5C)
    return PlistText(range: range, form: hasBackslash ? .openStep : .plain)
  }

  /// Returns the first equals sign on a line that stands before any semicolon or quote.
  func equalsSign(from start: Int) -> Int? {
    let limit = min(scanner.end, start + Self.lookahead)
    var index = start
    while index < limit, !isLineEnd(index) {
      switch byte(index) {
      case UInt8(ascii: "="): return index
      case UInt8(ascii: ";"), 0x22, 0x27: return nil
      default: index += 1
      }
    }
    return nil
  }

  /// Moves to where reading can go on: behind a semicolon, before a closing bracket, to a line that
  /// begins like an entry.
  mutating func synchronize() {
    while scanner.position < scanner.end {
      let here = scanner.position
      switch byte(here) {
      case UInt8(ascii: ";"):
        scanner.position += 1
        return
      case UInt8(ascii: "}") where frames.last?.kind == .dictionary: return
      case UInt8(ascii: ")") where frames.last?.kind == .array: return
      case 0x22, 0x27:
        scanner.position = closeOnLine(ofStringAt: here).map { $0 + 1 } ?? here + 1
      case 0x0A, 0x0D:
        scanner.position += 1
        if marker(at: here + 1) != nil || entryKey(at: here + 1) != nil { return }
      case UInt8(ascii: "/"):
        if !scanner.skipComment() { scanner.position += 1 }
      default:
        scanner.position += 1
      }
    }
  }
}
