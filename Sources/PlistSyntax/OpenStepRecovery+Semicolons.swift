import Diagnostics
import SourceText

/// What stands between a value and the next entry.
extension OpenStepRecovery {
  /// Reads the semicolon behind a value that ends at an offset.
  mutating func afterValue(_ value: PlistValue, end: Int) -> Step {
    guard skip() else {
      reportMissingSemicolon(at: end)
      return finishEntry(value, end: end)
    }
    let here = scanner.position
    if scanner.current == UInt8(ascii: ";") {
      scanner.position += 1
      return finishEntry(value, end: scanner.position)
    }
    if let open = openingQuote(of: value, end: end) {
      if here == end, let step = valueClosedTooLate(value, open: open) { return step }
    }
    if takeInvisible() { return afterValue(value, end: end) }
    if let stray = takeStraySeparator() {
      report(
        .missingSemicolon(key: currentName, found: stray.name),
        stray.range,
        fix: replace(stray.range, ";")
      )
      return finishEntry(value, end: scanner.position)
    }
    if hasLineEnd(end, here) { return valueBeforeNextLine(value, end: end) }
    return textBehind(value, end: end)
  }

  /// Returns the opening quote of a string that was read in quotes; nil for other values.
  private func openingQuote(of value: PlistValue, end: Int) -> Int? {
    guard case .string(let text) = value, text.range.upperBound + 1 == end,
      isQuote(byte(text.range.upperBound)), text.range.lowerBound > 0,
      byte(text.range.lowerBound - 1) == byte(text.range.upperBound)
    else { return nil }
    return text.range.lowerBound - 1
  }

  /// A string that took its closing quote from a later line, because its own is missing or curly.
  private mutating func valueClosedTooLate(_ value: PlistValue, open: Int) -> Step? {
    let lineEnd = lineEnd(from: open)
    guard lineEnd < value.range.upperBound else { return nil }
    if let curly = smartQuote(from: open + 1, to: lineEnd, before: UInt8(ascii: ";")) {
      smartQuotes.add(curly.scalar, curly.range, path: source.path)
      scanner.position = curly.range.upperBound
      let range = ByteRange(open + 1, curly.range.lowerBound)
      return .deliver(.string(text(range, isQuoted: true)), end: scanner.position)
    }
    let range = ByteRange(open + 1, max(open + 1, endOfStatement(open + 1, lineEnd)))
    let isEscaped =
      range.count > 1 && byte(range.upperBound - 2) == 0x5C
      && byte(range.upperBound - 1) == byte(open)
    report(
      .unclosedValue(key: currentName),
      ByteRange(open, open + 1),
      help: isEscaped ? "the last quote is escaped: write '\\\\' for a backslash before it" : nil
    )
    scanner.position = lineEnd
    return finishEntry(.string(text(range, isQuoted: true)), end: lineEnd)
  }

  /// Takes a comma or a character that looks like a semicolon.
  private mutating func takeStraySeparator() -> (name: String, range: ByteRange)? {
    let here = scanner.position
    let next = skipSpaces(from: here + 1)
    let isColon = byte(here) == UInt8(ascii: ":") && (next >= scanner.end || isLineEnd(next))
    if isColon || byte(here) == UInt8(ascii: ",") {
      scanner.position += 1
      return (isColon ? "':'" : "','", ByteRange(here, here + 1))
    }
    return takeLookalike(of: ";").map { (CharacterName.describe($0.scalar), $0.range) }
  }

  private mutating func valueBeforeNextLine(_ value: PlistValue, end: Int) -> Step {
    let here = scanner.position
    // "a" = "one "
    //       "two";
    var close: Int?
    while openingQuote(of: value, end: end) != nil, skip(), isQuote(scanner.current),
      let next = closeOnLine(ofStringAt: scanner.position),
      [0x3B, 0x22].contains(firstByte(behind: next))
    {
      close = next
      scanner.position = next + 1
    }
    if let close {
      report(.secondString(key: currentName), ByteRange(here, close + 1))
      return .deliver(value, end: close + 1)
    }
    reportMissingSemicolon(at: end)
    return finishEntry(value, end: end)
  }

  /// Returns the first byte behind an offset that is neither blank nor comment.
  private func firstByte(behind offset: Int) -> UInt8 {
    var ahead = scanner
    ahead.position = offset + 1
    return ahead.skipBlanks() ? ahead.current : 0
  }

  private mutating func textBehind(_ value: PlistValue, end: Int) -> Step {
    let here = scanner.position
    let kinds = frames.suffix(2).map(\.kind)
    let closesFrame =
      byte(here) == UInt8(ascii: "}") && kinds.last == .dictionary
      || byte(here) == UInt8(ascii: ")") && kinds == [.array, .dictionary]
    let open = openingQuote(of: value, end: end)
    let beginsEntry = entryKey(at: here) != nil && (open == nil || here > end)
    if closesFrame || beginsEntry {
      reportMissingSemicolon(at: end)
      return finishEntry(value, end: end)
    }
    if let open, let step = unescapedQuote(open: open, close: end - 1) { return step }
    let found = found(at: here)
    if case .string(let text) = value, open == nil {
      if let step = unopenedValue(text, end: end) { return step }
      let isAdjacent = here == end
      report(
        isAdjacent ? .bareValue(found.name) : .spacedValue(key: currentName, found: found.name),
        found.range
      )
      let stop = lineEnd(from: here)
      let range = trimmed(
        text.range.lowerBound,
        bytesIndex(of: UInt8(ascii: ";"), here, stop) ?? stop
      )
      scanner.position = max(range.upperBound, found.range.upperBound)
      let whole = PlistText(range: range, form: .plain)
      return .deliver(.string(whole), end: scanner.position)
    }
    report(.textBehindValue(key: currentName, found: found.name), found.range)
    synchronize()
    return finishEntry(value, end: scanner.position)
  }

  /// A value that has a closing quote and no opening one: `= Hello";`.
  private mutating func unopenedValue(_ value: PlistText, end: Int) -> Step? {
    guard let close = lastQuote(0x22, from: end, before: [UInt8(ascii: ";")]),
      bytesIndex(of: 0x22, end, close) == nil, bytesIndex(of: 0x3B, end, close) == nil,
      byte(skipSpaces(from: close + 1)) == UInt8(ascii: ";")
    else { return nil }
    report(.unopened(OpenStepFault.value(currentName)), .empty(at: value.range.lowerBound))
    scanner.position = close + 1
    let range = ByteRange(value.range.lowerBound, close)
    return .deliver(.string(text(range, isQuoted: true)), end: scanner.position)
  }

  /// A value with quotes inside: `= "say "hi" now";`.
  private mutating func unescapedQuote(open: Int, close: Int) -> Step? {
    let quote = byte(open)
    guard close - open < Self.lookahead,
      let last = lastQuote(quote, from: close + 1, before: [UInt8(ascii: ";")])
    else { return nil }
    reportInnerQuotes(open: open, first: close, last: last, isKey: false)
    scanner.position = last + 1
    return .deliver(
      .string(text(ByteRange(open + 1, last), isQuoted: true)),
      end: scanner.position
    )
  }

  /// Returns the first quote on a line that is followed by one of some bytes, or else the last one.
  func lastQuote(_ quote: UInt8, from start: Int, before followers: [UInt8]) -> Int? {
    let end = lineEnd(from: start)
    var index = start
    var last: Int?
    while index < end {
      let here = byte(index)
      if here == quote {
        if followers.contains(byte(skipSpaces(from: index + 1))) { return index }
        last = index
      }
      index += here == 0x5C ? 2 : 1
    }
    return last
  }
}
