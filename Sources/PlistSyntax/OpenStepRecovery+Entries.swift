import Diagnostics
import SourceText

/// Keys, and what stands between a key and its value.
extension OpenStepRecovery {
  /// Reads an entry up to its equals sign, or the end of the innermost table or dictionary.
  mutating func readEntry() -> Step {
    guard let top = frames.indices.last, skip() else {
      reportMissingBracket()
      return .finish
    }
    let start = scanner.position
    let isBraced = frames[top].kind == .dictionary
    if isBraced, scanner.current == UInt8(ascii: "}") {
      scanner.position += 1
      let range = ByteRange(frames[top].start, scanner.position)
      let members = frames.removeLast().members
      return .deliver(.dictionary(members, range), end: scanner.position)
    }
    if isBraced, scanner.current == UInt8(ascii: ")"), let step = leaveDictionary() { return step }
    frames[top].keyStart = start
    frames[top].comment = scanner.comments.current
    guard isStringStart(scanner.current) else { return readDebris() }
    guard isQuote(scanner.current) else {
      scanner.position = scanner.endOfWord(from: start)
      return afterKey(text(ByteRange(start, scanner.position), isQuoted: false))
    }
    guard let close = close(ofStringAt: start) else { return unclosedKey(at: start) }
    scanner.position = close + 1
    return afterKey(text(ByteRange(start + 1, close), isQuoted: true))
  }

  /// Ends a dictionary whose closing brace is missing before the `)` of an array around it.
  private mutating func leaveDictionary() -> Step? {
    guard frames.dropLast().last?.kind == .array, let frame = frames.popLast() else { return nil }
    let here = scanner.position
    report(.unclosedBracket("{"), ByteRange(frame.start, frame.start + 1))
    return .deliver(.dictionary(frame.members, ByteRange(frame.start, here)), end: here)
  }

  /// Takes a key; keys behind the cut are lost.
  mutating func take(_ key: PlistText) {
    guard let top = frames.indices.last else { return }
    frames[top].key = key
    if let cut, frames.count == 1, frames[top].kind == .table, frames[top].keyStart >= cut,
      lost.last?.range != key.range
    {
      lost.append(key)
    }
  }

  /// Reads what follows a key.
  mutating func afterKey(_ key: PlistText) -> Step {
    let end = scanner.position
    guard skip() else {
      if key.form == .plain, let step = brokenComment(key) { return step }
      take(key)
      report(.missingEquals(key: name(key), found: nil), .empty(at: end))
      return .finish
    }
    switch scanner.current {
    case UInt8(ascii: "="):
      take(key)
      scanner.position += 1
      return .value
    case UInt8(ascii: ";"):
      take(key)
      scanner.position += 1
      return finishEntry(.string(key), end: scanner.position)
    default:
      return strangeAfterKey(key, end: end)
    }
  }

  private mutating func strangeAfterKey(_ key: PlistText, end: Int) -> Step {
    let here = scanner.position
    if let top = frames.indices.last { frames[top].key = key }
    let isQuotedKey = isQuote(byte(key.range.lowerBound - 1)) && end > key.range.upperBound
    if isQuotedKey, here == end, let step = keyClosedTooLate(key) { return step }
    if takeInvisible() { return continueAfterKey(key, end: end) }
    if let equals = takeLookalike(of: "=") {
      take(key)
      let name = CharacterName.describe(equals.scalar)
      report(.lookalike(name, expected: "="), equals.range, fix: replace(equals.range, "="))
      return .value
    }
    if !isQuotedKey, let step = brokenComment(key) { return step }
    // An apostrophe, not a quote: `Don't …`.
    if !isQuotedKey, here == end, byte(here) == UInt8(ascii: "'"), let step = proseLine(key) {
      return step
    }
    if !isQuotedKey, here == end, let step = unopenedKey(key, end: end) { return step }
    if hasLineEnd(end, here) {
      take(key)
      report(
        .missingEquals(key: name(key), found: nil),
        .empty(at: end),
        help: isQuotedKey ? nil : "write '=' and a value, or a comment as '/* … */'"
      )
      return nextEntry()
    }
    if byte(here) == UInt8(ascii: ":") || (!isQuotedKey && byte(end - 1) == UInt8(ascii: ":")) {
      return colon(key, end: end)
    }
    if isQuotedKey, here == end, let step = unescapedQuoteInKey(key) { return step }
    if isQuote(byte(here)) {
      take(key)
      report(.missingEquals(key: name(key), found: nil), .empty(at: end))
      return .value
    }
    return bareKey(key, isQuoted: isQuotedKey, end: end)
  }

  /// Goes on behind something that was passed over.
  private mutating func continueAfterKey(_ key: PlistText, end: Int) -> Step {
    guard skip(), scanner.current != UInt8(ascii: "="), scanner.current != UInt8(ascii: ";") else {
      return afterKey(key)
    }
    return strangeAfterKey(key, end: scanner.position)
  }

  /// A key whose opening quote is the last of its kind.
  private mutating func unclosedKey(at open: Int) -> Step {
    let end = lineEnd(from: open)
    let equals = bytesIndex(of: UInt8(ascii: "="), open + 1, end)
    let range = trimmed(open + 1, equals ?? endOfStatement(open + 1, end))
    let key = text(range, isQuoted: true)
    take(key)
    missedBracket = true
    let opening = ByteRange(open, open + 1)
    reportStop(
      OpenStepStopCause(
        rule: "unterminated-string",
        category: .silentTruncation,
        range: opening,
        subject: "a quote that never closes",
        help: "close the key with the same quote",
        key: name(key)
      ),
      at: open,
      otherwise: .unclosedKey
    )
    scanner.position = equals.map { $0 + 1 } ?? end
    return equals == nil ? nextEntry() : .value
  }

  /// A key that took its closing quote from a later string, because its own is missing or curly.
  private mutating func keyClosedTooLate(_ key: PlistText) -> Step? {
    let start = key.range.lowerBound
    let end = min(key.range.upperBound, lineEnd(from: start))
    if let curly = smartQuote(from: start, to: end, before: UInt8(ascii: "=")) {
      take(text(trimmed(start, curly.range.lowerBound), isQuoted: true))
      smartQuotes.add(curly.scalar, curly.range, path: source.path)
      scanner.position = curly.range.upperBound
      guard skip() else { return .finish }
      scanner.position += 1
      return .value
    }
    guard isStringStart(byte(scanner.position)) else { return nil }
    let equals = bytesIndex(of: UInt8(ascii: "="), start, end)
    guard equals != nil || end < key.range.upperBound else { return nil }
    let range = trimmed(start, equals ?? endOfStatement(start, end))
    take(text(range, isQuoted: true))
    report(.unclosedKey, ByteRange(start - 1, start))
    scanner.position = equals.map { $0 + 1 } ?? end
    return equals == nil ? nextEntry() : .value
  }

  /// A key with quotes inside: `"say "hi"" = …`.
  private mutating func unescapedQuoteInKey(_ key: PlistText) -> Step? {
    let open = key.range.lowerBound - 1
    let first = key.range.upperBound
    guard key.range.count < Self.lookahead,
      let last = lastQuote(byte(open), from: first + 1, before: [0x3D, 0x3B]),
      byte(skipSpaces(from: last + 1)) == UInt8(ascii: "=")
    else { return nil }
    let whole = text(ByteRange(open + 1, last), isQuoted: true)
    take(whole)
    reportInnerQuotes(open: open, first: first, last: last, isKey: true)
    scanner.position = last + 1
    return afterKey(whole)
  }

  /// Words behind a key, or characters that cannot stand in a key without quotes.
  private mutating func bareKey(_ key: PlistText, isQuoted: Bool, end: Int) -> Step {
    let here = scanner.position
    let found = found(at: here)
    if !isQuoted, let step = proseLine(key) { return step }
    if isQuoted {
      take(key)
      report(.missingEquals(key: name(key), found: found.name), found.range)
    } else if here == end {
      report(.bareKey(found.name), found.range)
    } else {
      report(.spacedKey(key: name(key), found: found.name), found.range)
    }
    guard let equals = equalsSign(from: here) else {
      if !isQuoted { take(key) }
      synchronize()
      return nextEntry()
    }
    if !isQuoted { take(text(trimmed(key.range.lowerBound, equals), isQuoted: false)) }
    scanner.position = equals + 1
    return .value
  }

  /// Passes over a line of words that begins like a key; several in a row are told once.
  private mutating func proseLine(_ key: PlistText) -> Step? {
    guard let words = prose(from: key.range.lowerBound) else { return nil }
    if !isInDebris { report(.prose(source.string(words.shown)), words.line) }
    scanner.position = words.line.upperBound
    let step = nextEntry()
    isInDebris = true
    return step
  }

  private mutating func colon(_ key: PlistText, end: Int) -> Step {
    let here = scanner.position
    if byte(here) == UInt8(ascii: ":") {
      take(key)
      let range = ByteRange(here, here + 1)
      if frames.count == 1, frames[0].kind == .dictionary, frames[0].members.isEmpty {
        report(.json, range)
        return .finish
      }
      report(.missingEquals(key: name(key), found: "':'"), range)
      scanner.position += byte(here + 1) == UInt8(ascii: "=") ? 2 : 1
      return .value
    }
    // A word takes the colon along: `title: "…"`.
    guard key.range.count > 1, key.range.upperBound == end, isQuote(byte(here)) else {
      return bareKey(key, isQuoted: false, end: end)
    }
    let word = text(ByteRange(key.range.lowerBound, end - 1), isQuoted: false)
    take(word)
    report(.missingEquals(key: name(word), found: "':'"), ByteRange(end - 1, end))
    return .value
  }

  /// A word that belongs to a comment: before a `*/` too many, or `/` or `--` in place of `//`.
  private mutating func brokenComment(_ word: PlistText) -> Step? {
    let here = scanner.position
    if byte(here) == UInt8(ascii: "*"), byte(here + 1) == UInt8(ascii: "/") {
      report(.commentTail, ByteRange(here, here + 2))
      scanner.position += 2
      return nextEntry()
    }
    let written = scanner.bytes[word.range.range]
    let isDashes = written.count > 1 && written.allSatisfy { $0 == UInt8(ascii: "-") }
    guard isDashes || written.elementsEqual([UInt8(ascii: "/")]) else { return nil }
    report(.noComment(name(word)), word.range)
    if !isQuote(byte(here)), !hasLineEnd(word.range.upperBound, here) {
      scanner.position = lineEnd(from: here)
    }
    return nextEntry()
  }

  /// A key that has a closing quote and no opening one: `title" = …`.
  private mutating func unopenedKey(_ key: PlistText, end: Int) -> Step? {
    let next = skipSpaces(from: end + 1)
    guard isQuote(byte(end)), byte(next) == UInt8(ascii: "=") else { return nil }
    take(key)
    report(.unopened("the key '\(name(key))'"), .empty(at: key.range.lowerBound))
    scanner.position = next + 1
    return .value
  }

  /// Returns the first offset of a byte in a part of the text.
  func bytesIndex(of wanted: UInt8, _ start: Int, _ end: Int) -> Int? {
    var index = start
    while index < end {
      if byte(index) == wanted { return index }
      index += 1
    }
    return nil
  }

  /// Returns where the text of a statement ends: before a semicolon at the end of its line.
  func endOfStatement(_ start: Int, _ lineEnd: Int) -> Int {
    let range = trimmed(start, lineEnd)
    let hasSemicolon = !range.isEmpty && byte(range.upperBound - 1) == UInt8(ascii: ";")
    return hasSemicolon ? trimmed(start, range.upperBound - 1).upperBound : range.upperBound
  }
}
