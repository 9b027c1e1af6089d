import Diagnostics
import SourceText

/// Values, arrays and data.
extension OpenStepRecovery {
  /// The depth of the object that is read next, as Apple's reader counts.
  private var depth: Int { frames.count }

  /// Reads the value behind an equals sign, or a text that is one object.
  mutating func readValue() -> Step {
    let before = scanner.position
    guard skip() else {
      if !frames.isEmpty { report(.missingValue(key: currentName, found: nil), .empty(at: before)) }
      return .finish
    }
    let here = scanner.position
    guard !isTooDeep() else { return .finish }
    if let step = readObject() { return step }
    if let quote = smartQuote(at: here) { return smartValue(quote) }
    if takeInvisible() { return .value }
    switch byte(here) {
    case UInt8(ascii: ";"):
      report(.missingValue(key: currentName, found: "';'"), ByteRange(here, here + 1))
      scanner.position += 1
      return nextEntry()
    case UInt8(ascii: "}") where frames.last?.kind == .dictionary:
      report(.missingValue(key: currentName, found: "'}'"), ByteRange(here, here + 1))
      return nextEntry()
    case UInt8(ascii: "="):
      report(.missingValue(key: currentName, found: "'='"), ByteRange(here, here + 1))
      scanner.position += 1
      return .value
    case UInt8(ascii: "@") where isQuote(byte(here + 1)):
      report(.objectiveC, ByteRange(here, here + 1), fix: replace(ByteRange(here, here + 1), ""))
      scanner.position += 1
      return .value
    default:
      return bareValue()
    }
  }

  /// Reads an object of any kind; nil when none begins here.
  private mutating func readObject() -> Step? {
    let start = scanner.position
    switch scanner.current {
    case UInt8(ascii: "{"):
      scanner.position += 1
      frames.append(Frame(kind: .dictionary, start: start))
      scanner.comments.reset()
      return .entry
    case UInt8(ascii: "("):
      scanner.position += 1
      frames.append(Frame(kind: .array, start: start))
      return .element
    case UInt8(ascii: "<"):
      return readData()
    case 0x22, 0x27:
      guard let close = close(ofStringAt: start) else { return unclosedValue(at: start) }
      scanner.position = close + 1
      return .deliver(
        .string(text(ByteRange(start + 1, close), isQuoted: true)),
        end: scanner.position
      )
    case let byte where OpenStepScanner.isWordByte(byte):
      scanner.position = scanner.endOfWord(from: start)
      return .deliver(
        .string(text(ByteRange(start, scanner.position), isQuoted: false)),
        end: scanner.position
      )
    default:
      return nil
    }
  }

  private mutating func isTooDeep() -> Bool {
    guard depth > OpenStepParser.maximumDepth, scanner.current != UInt8(ascii: ")") else {
      return false
    }
    report(.tooDeep, ByteRange(scanner.position, scanner.position + 1))
    return true
  }

  /// A string whose opening quote is the last of its kind.
  private mutating func unclosedValue(at open: Int) -> Step {
    report(.unclosedValue(key: currentName), ByteRange(open, open + 1))
    missedBracket = true
    let end = lineEnd(from: open)
    let range = ByteRange(open + 1, max(open + 1, endOfStatement(open + 1, end)))
    scanner.position = end
    let value = PlistValue.string(text(range, isQuoted: true))
    guard frames.last?.kind == .array else { return finishEntry(value, end: end) }
    return .deliver(value, end: end)
  }

  /// A value without quotes that holds characters which need them.
  private mutating func bareValue() -> Step {
    let here = scanner.position
    let found = found(at: here)
    if isQuote(byte(skipSpaces(from: found.range.upperBound))) {
      // `=> "text"`
      report(.missingValue(key: currentName, found: found.name), found.range, help: "delete it")
      scanner.position = found.range.upperBound
      return .value
    }
    report(.bareValue(found.name), found.range)
    let end = lineEnd(from: here)
    let range = trimmed(here, bytesIndex(of: UInt8(ascii: ";"), here, end) ?? end)
    scanner.position = max(range.upperBound, found.range.upperBound)
    return .deliver(.string(text(range, isQuoted: false)), end: scanner.position)
  }

  private mutating func readData() -> Step {
    let start = scanner.position
    var ahead = scanner
    ahead.position += 1
    if let data = ahead.scanData() {
      scanner.position = ahead.position
      return .deliver(.data(data, ByteRange(start, ahead.position)), end: ahead.position)
    }
    if ahead.position >= scanner.end {
      report(.unclosedData, ByteRange(start, start + 1))
      scanner.position = max(start + 1, lineEnd(from: start))
    } else {
      let found = found(at: ahead.position)
      report(.data(found.name), found.range)
      let end = lineEnd(from: ahead.position)
      let stop = bytesIndex(of: UInt8(ascii: ";"), ahead.position, end) ?? end
      // In `<0 f>, b` the data ends at its bracket; in `<b>text</b>;` it is markup.
      let close = bytesIndex(of: UInt8(ascii: ">"), ahead.position, stop).map { $0 + 1 }
      let isBracket = close.map { [0x3B, 0x2C, 0x29, 0x7D].contains(byte(skipSpaces(from: $0))) }
      scanner.position = max(start + 1, isBracket == true ? close ?? stop : stop)
    }
    let range = ByteRange(start, scanner.position)
    return .deliver(.data([], range), end: scanner.position)
  }

  /// Reads an element, or the end of the innermost array.
  mutating func readElement() -> Step {
    guard skip() else {
      reportMissingBracket()
      return .finish
    }
    let here = scanner.position
    if scanner.current == UInt8(ascii: ")") { return closeArray() }
    guard !isTooDeep() else { return .finish }
    if let step = readObject() { return step }
    if let quote = smartQuote(at: here) { return smartValue(quote) }
    if takeInvisible() { return .element }
    if let step = leaveArray() { return step }
    let found = found(at: here)
    report(.missingElement(found.name), found.range)
    scanner.position = found.range.upperBound
    return .element
  }

  /// Reads what follows an element.
  mutating func afterElement(end: Int) -> Step {
    guard skip() else {
      reportMissingBracket()
      return .finish
    }
    let here = scanner.position
    switch scanner.current {
    case UInt8(ascii: ","):
      scanner.position += 1
      return .element
    case UInt8(ascii: ")"):
      return closeArray()
    default:
      break
    }
    if takeInvisible() { return afterElement(end: end) }
    if let step = leaveArray() { return step }
    let begins = isStringStart(byte(here)) || [0x7B, 0x28, 0x3C].contains(byte(here))
    if begins {
      report(.missingComma(found: nil), .empty(at: end))
    } else {
      let found = found(at: here)
      report(.missingComma(found: found.name), found.range)
      scanner.position = found.range.upperBound
    }
    return .element
  }

  private mutating func closeArray() -> Step {
    scanner.position += 1
    let frame = frames.removeLast()
    let range = ByteRange(frame.start, scanner.position)
    return .deliver(.array(frame.values, range), end: scanner.position)
  }

  /// Ends an array whose closing bracket is missing before `;` or `}`.
  private mutating func leaveArray() -> Step? {
    let here = scanner.position
    guard byte(here) == UInt8(ascii: ";") || byte(here) == UInt8(ascii: "}"), frames.count > 1
    else { return nil }
    let name = byte(here) == UInt8(ascii: ";") ? "';'" : "'}'"
    report(.missingComma(found: name), ByteRange(here, here + 1))
    let frame = frames.removeLast()
    return .deliver(.array(frame.values, ByteRange(frame.start, here)), end: here)
  }
}
