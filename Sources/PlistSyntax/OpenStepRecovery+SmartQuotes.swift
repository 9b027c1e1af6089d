import Diagnostics
import SourceText

/// Curly quotes in place of straight ones.
extension OpenStepRecovery {
  /// Returns the curly quote at an offset.
  func smartQuote(at offset: Int) -> OpenStepSmartQuotes.Place? {
    guard byte(offset) >= 0x80, let (scalar, count) = scanner.scalar(at: offset),
      OpenStepSmartQuotes.contains(scalar)
    else { return nil }
    return OpenStepSmartQuotes.Place(scalar: scalar, range: ByteRange(offset, offset + count))
  }

  /// Returns the first curly quote in a part of a line that is followed by a byte.
  func smartQuote(
    from start: Int,
    to end: Int,
    before follower: UInt8
  ) -> OpenStepSmartQuotes.Place? {
    var index = start
    while index < end {
      if let quote = smartQuote(at: index) {
        if byte(skipSpaces(from: quote.range.upperBound)) == follower { return quote }
        index = quote.range.upperBound
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Reads a key in curly quotes.
  mutating func smartKey(_ opening: OpenStepSmartQuotes.Place) -> Step {
    let start = opening.range.upperBound
    let lineEnd = lineEnd(from: start)
    let equals = bytesIndex(of: UInt8(ascii: "="), start, lineEnd)
    let end =
      endOfSmartText(from: start, before: [0x3D])
      ?? (equals == nil ? endOfSmartText(from: start, before: [0x3B]) : nil)
    guard let end else {
      smartQuotes.add(opening.scalar, opening.range, path: source.path)
      smartQuotes.isComplete = false
      take(text(trimmed(start, equals ?? endOfStatement(start, lineEnd)), isQuoted: true))
      scanner.position = equals.map { $0 + 1 } ?? lineEnd
      return equals == nil ? nextEntry() : .value
    }
    takeSmartText(opening, end: end)
    return afterKey(text(ByteRange(start, end.lowerBound), isQuoted: true))
  }

  /// Reads a value in curly quotes.
  mutating func smartValue(_ opening: OpenStepSmartQuotes.Place) -> Step {
    let start = opening.range.upperBound
    let lineEnd = lineEnd(from: start)
    let isElement = frames.last?.kind == .array
    let followers: [UInt8] = isElement ? [0x2C, 0x29, 0x0A, 0x0D] : [0x3B, 0x7D, 0x0A, 0x0D]
    guard let end = endOfSmartText(from: start, before: followers) else {
      smartQuotes.add(opening.scalar, opening.range, path: source.path)
      smartQuotes.isComplete = false
      let range = ByteRange(start, max(start, endOfStatement(start, lineEnd)))
      scanner.position = lineEnd
      return .deliver(.string(text(range, isQuoted: true)), end: lineEnd)
    }
    takeSmartText(opening, end: end)
    let range = ByteRange(start, end.lowerBound)
    return .deliver(.string(text(range, isQuoted: true)), end: end.upperBound)
  }

  /// Returns the quote, curly or straight, that ends a text on its line: it is followed by one of
  /// some bytes, or by the end of the file.
  private func endOfSmartText(from start: Int, before followers: [UInt8]) -> ByteRange? {
    let end = lineEnd(from: start)
    var index = start
    while index < end {
      let quote =
        smartQuote(at: index)?.range
        ?? (isQuote(byte(index)) ? ByteRange(index, index + 1) : nil)
      guard let quote else {
        index += byte(index) == 0x5C ? 2 : 1
        continue
      }
      let next = skipSpaces(from: quote.upperBound)
      if next >= scanner.end || followers.contains(byte(next)) { return quote }
      index = quote.upperBound
    }
    return nil
  }

  /// Notes the curly quotes of a text, and the straight ones inside, which then need a backslash.
  private mutating func takeSmartText(_ opening: OpenStepSmartQuotes.Place, end: ByteRange) {
    smartQuotes.add(opening.scalar, opening.range, path: source.path)
    var index = opening.range.upperBound
    while index < end.lowerBound {
      if byte(index) == 0x22 { smartQuotes.escape(index, path: source.path) }
      index += byte(index) == 0x5C ? 2 : 1
    }
    if let closing = smartQuote(at: end.lowerBound) {
      smartQuotes.add(closing.scalar, closing.range, path: source.path)
    } else if byte(end.lowerBound) == 0x27 {
      smartQuotes.add("'", end, path: source.path)
    }
    scanner.position = end.upperBound
  }

  /// Reports the curly quotes of an entry as one fault.
  mutating func flushSmartQuotes() {
    defer { smartQuotes.removeAll() }
    guard let first = smartQuotes.places.first else { return }
    let others = distantQuotes(from: first)
    let fix =
      smartQuotes.isComplete
      ? Fix(isSafe: true, edits: smartQuotes.edits.sorted { $0.range.start < $1.range.start }) : nil
    let subject: Message = "\(CharacterName.describe(first.scalar))"
    let cause = OpenStepStopCause(
      rule: "smart-quote-delimiter",
      range: first.range,
      subject: subject,
      help: "write '\"'",
      key: outerName,
      related: others,
      fix: fix
    )
    if first.range.lowerBound == cut {
      cutCause = cause
      return
    }
    faults.add(
      Diagnostic(
        rule: cause.rule,
        severity: .error,
        message: "\(subject) is no quote in a table",
        place: SourcePlace(path: source.path, range: cause.range),
        help: cause.help,
        key: cause.key,
        related: others,
        fix: fix
      )
    )
  }

  /// Returns the other curly quotes of the entry that are not on the first one's line.
  private func distantQuotes(from first: OpenStepSmartQuotes.Place) -> [RelatedPlace] {
    let distant = smartQuotes.places.filter {
      hasLineEnd(first.range.upperBound, $0.range.lowerBound)
    }
    return distant.map {
      RelatedPlace(
        place: SourcePlace(path: source.path, range: $0.range),
        message: "\(CharacterName.describe($0.scalar)) here, too"
      )
    }
  }
}
