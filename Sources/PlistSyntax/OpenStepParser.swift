import SourceText

/// Reads old-style text exactly as Apple's reader does, its oddities included.
///
/// One object is read first. If it is all there is, it is the value. If it is a string and more
/// follows, the text is read again as entries without braces. In key position anything that begins
/// no key ends the entries with success, and so does a quote that never closes; the rest is dropped.
/// An array drops an element that cannot be read when `)` happens to follow the place where the
/// reading of the element stopped.
///
/// This type only takes or refuses: `OpenStepRecovery` says what is wrong and where.
/// Source: `spec/strings.md` A2, A3, A6, runs of `PropertyListSerialization`.
struct OpenStepParser {
  /// Deepest object that is read: the top-level one is at depth 0.
  ///
  /// Apple's reader refuses deeper ones.
  static let maximumDepth = 512

  /// Bytes for each entry that room is made for at first: short entries have about so many.
  private static let bytesPerEntry = 48

  var scanner: OpenStepScanner
  /// Whether a part of the text was dropped although it was no comment.
  var hasDropped = false
  /// Whether an object could not be read, until an array passes over it.
  var hasFailed = false
  /// Whether strings with backslashes, or keys without values, were met.
  var hasOddities = false
  /// Whether strings with control characters were met.
  var hasControls = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    scanner = OpenStepScanner(bytes, from: start)
  }

  /// Reads the whole text.
  mutating func parse() -> OpenStepVerdict {
    let start = scanner.position
    guard start < scanner.end else { return verdict(nil) }
    guard scanner.skipBlanks() else {
      return verdict(.dictionary([], ByteRange(start, scanner.end)))
    }
    let first = scanner.position
    guard isStringStart(scanner.current) else { return parseObjectAlone() }
    guard let text = parseString() else { return verdict(nil) }
    guard scanner.skipBlanks() else { return verdict(.string(text)) }
    scanner.position = first
    return parseEntries(from: start)
  }

  private mutating func parseObjectAlone() -> OpenStepVerdict {
    guard let value = parseObject(atDepth: 0) else { return verdict(nil) }
    guard !scanner.skipBlanks() else {
      var refused = verdict(value)
      refused.isAccepted = false
      return refused
    }
    return verdict(value)
  }

  /// Reads entries without braces up to the end, or to where Apple's reader stops.
  private mutating func parseEntries(from start: Int) -> OpenStepVerdict {
    var members: [PlistMember] = []
    members.reserveCapacity((scanner.end - start) / Self.bytesPerEntry)
    while scanner.position < scanner.end {
      let keyStart = scanner.position
      let comment = scanner.comments.current
      guard isStringStart(scanner.current), let key = parseString() else {
        hasDropped = true
        scanner.position = keyStart
        break
      }
      guard let value = parseValue(of: key) else { return verdict(nil) }
      scanner.position += 1
      members.append(
        PlistMember(
          key: key,
          value: value,
          range: ByteRange(keyStart, scanner.position),
          comment: comment
        )
      )
      scanner.comments.reset()
      guard scanner.skipBlanks() else { break }
    }
    return verdict(.dictionary(members, ByteRange(start, scanner.end)))
  }

  /// Reads what follows a key, up to the semicolon; nil where Apple's reader refuses it.
  @inline(__always)
  private mutating func parseValue(of key: PlistText) -> PlistValue? {
    guard scanner.skipBlanks() else { return nil }
    if scanner.current == 0x3B {
      hasOddities = true
      return .string(key)
    }
    guard scanner.current == 0x3D else { return nil }
    scanner.position += 1
    guard scanner.skipBlanks() else { return nil }
    let value: PlistValue
    if isStringStart(scanner.current) {
      guard let text = parseString() else { return nil }
      value = .string(text)
    } else {
      guard let object = parseObject(atDepth: 1) else { return nil }
      value = object
    }
    return scanner.skipBlanks() && scanner.current == 0x3B ? value : nil
  }

  /// Whether a byte begins a quoted or unquoted string.
  @inline(__always)
  func isStringStart(_ byte: UInt8) -> Bool {
    byte == 0x22 || byte == 0x27 || OpenStepScanner.isWordByte(byte)
  }

  /// Reads the string at the position; nil when its quote never closes.
  ///
  /// Then the position is behind the quote, or at the end when the text ends in a backslash.
  @inline(__always)
  mutating func parseString() -> PlistText? {
    let quote = scanner.current
    guard quote == 0x22 || quote == 0x27 else {
      let start = scanner.position
      scanner.position = scanner.endOfWord(from: start)
      return PlistText(range: ByteRange(start, scanner.position), form: .plain)
    }
    let start = scanner.position + 1
    let scan = scanner.scanString(from: start, quote: quote)
    guard let close = scan.close else {
      scanner.position = scan.endsInBackslash ? scanner.end : start
      return nil
    }
    scanner.position = close + 1
    if scan.hasBackslash { hasOddities = true }
    if scan.hasControls { hasControls = true }
    return PlistText(
      range: ByteRange(start, close),
      form: scan.hasBackslash ? .openStep : .plain
    )
  }

  private func verdict(_ root: PlistValue?) -> OpenStepVerdict {
    OpenStepVerdict(
      root: root,
      isAccepted: root != nil,
      stop: scanner.position,
      hasDropped: hasDropped || scanner.unclosedComment != nil,
      hasOddities: hasOddities,
      hasControls: hasControls
    )
  }
}
