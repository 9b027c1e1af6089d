import SourceText

extension FaultScanner {
  /// `{0}`, `{name}`, `{{name}}`, `{count, plural, …`.
  mutating func scanBrace() {
    let start = position
    guard !isInMessage, let found = Placeholder.read(text, atBrace: start) else {
      position += 1
      return
    }
    isInMessage = found.isMessage
    notePlaceholder(ByteRange(start, found.end), found.confidence)
  }

  /// `${x}`, `#{x}`, `%{x}`, and `%(x)s`, whose sign stands at the position.
  mutating func scanPlaceholder(behind offset: Int) -> Bool {
    let start = position
    if text.byte(offset) == 0x7B, let found = Placeholder.read(text, atBrace: offset) {
      // `${x}` is also how Apple's intents name their parameters.
      let isIntent = bytes[start] == 0x24
      notePlaceholder(
        ByteRange(start, found.end),
        isIntent ? .possible : max(found.confidence, .likely)
      )
      return true
    }
    // Python: the conversion stands behind the name.
    guard bytes[start] == 0x25, text.byte(offset) == 0x28,
      let nameEnd = text.endOfName(at: offset + 1), text.byte(nameEnd) == 0x29,
      let conversion = text.byte(nameEnd + 1), "sdfriu".utf8.contains(conversion),
      !text.isWord(at: nameEnd + 2)
    else { return false }
    notePlaceholder(ByteRange(start, nameEnd + 2), .certain)
    return true
  }

  private mutating func notePlaceholder(
    _ range: ByteRange,
    _ confidence: SpecifierFault.Confidence
  ) {
    note(
      SpecifierFault(kind: .foreignPlaceholder, range: range, confidence: confidence),
      next: range.upperBound
    )
    lastTokenEnd = range.upperBound
  }
}

/// A placeholder between braces.
struct Placeholder {
  var end: Int
  var confidence: SpecifierFault.Confidence
  /// Whether it is the head of an ICU message, whose branches follow.
  var isMessage = false

  static func read(_ text: Scalars, atBrace start: Int) -> Placeholder? {
    if text.byte(start + 1) == 0x7B { return doubled(text, start) }
    if text.byte(start + 1) == 0x7D { return Placeholder(end: start + 2, confidence: .possible) }
    var end = start + 1
    while end - start < 4, text.byte(end)?.isASCIIDigit == true { end += 1 }
    if end > start + 1 {
      return close(text, end).map { Placeholder(end: $0, confidence: .certain) }
    }
    guard let nameEnd = text.endOfName(at: start + 1, extra: [0x2E, 0x2D]) else { return nil }
    if text.byte(nameEnd) == 0x7D { return Placeholder(end: nameEnd + 1, confidence: .likely) }
    return message(text, nameEnd)
  }

  /// `}` behind a number, or a .NET format before it: `{0:N2}`, `{0,10}`.
  private static func close(_ text: Scalars, _ offset: Int) -> Int? {
    var end = offset
    if let byte = text.byte(end), byte == 0x3A || byte == 0x2C {
      while end - offset < 16, let next = text.byte(end), next != 0x7D, next != 0x7B { end += 1 }
    }
    return text.byte(end) == 0x7D ? end + 1 : nil
  }

  private static func doubled(_ text: Scalars, _ start: Int) -> Placeholder? {
    var name = start + 2
    while name - start < 6, let byte = text.byte(name), [0x20, 0x7B, 0x23, 0x26].contains(byte) {
      name += 1
    }
    guard var end = text.endOfName(at: name, extra: [0x2E, 0x2D]) else { return nil }
    while end - name < 70, text.byte(end) == 0x20 { end += 1 }
    guard text.byte(end) == 0x7D, text.byte(end + 1) == 0x7D else { return nil }
    end += text.byte(end + 2) == 0x7D && text.byte(start + 2) == 0x7B ? 3 : 2
    return Placeholder(end: end, confidence: .certain)
  }

  /// The head of an ICU message: `{count, plural,`.
  private static func message(_ text: Scalars, _ offset: Int) -> Placeholder? {
    guard text.byte(offset) == 0x2C else { return nil }
    var word = offset + 1
    while word - offset < 4, text.byte(word) == 0x20 { word += 1 }
    guard let end = text.endOfName(at: word, limit: 16),
      text.byte(end) == 0x2C || text.byte(end) == 0x7D
    else { return nil }
    let types = ["plural", "select", "selectordinal", "number", "date", "time"]
    guard types.contains(String(decoding: text.bytes[word..<end], as: UTF8.self)) else {
      return nil
    }
    return Placeholder(end: end + 1, confidence: .certain, isMessage: true)
  }
}
