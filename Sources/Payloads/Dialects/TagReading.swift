import SourceText

/// Steps that the languages share.
extension ByteCursor {
  /// Most bytes of a tag that is found by counting brackets.
  private static var longestTag: Int { 4096 }
  /// Most brackets that lie inside each other in such a tag.
  private static var deepestTag: Int { 8 }

  /// Returns the length of a tag that begins here and ends with a delimiter; nil where another tag
  /// begins before it, and where there is no such delimiter.
  ///
  /// - Parameters:
  ///   - close: The closing delimiter.
  ///   - start: Length of the opening delimiter, in bytes.
  ///   - open: What begins the next tag.
  /// - Returns: The length in bytes, both delimiters included.
  func length(closedBy close: StaticString, behind start: Int, before open: StaticString) -> Int? {
    length(closedBy: close, behind: start, before: open, hasQuotes: false)
  }

  /// Returns the length of a tag as `length(closedBy:behind:before:)` does, where delimiters inside a
  /// text in quotes are none.
  ///
  /// Quotes that have no partner in the tag are no quotes.
  func quotedLength(
    closedBy close: StaticString,
    behind start: Int,
    before open: StaticString
  ) -> Int? {
    length(closedBy: close, behind: start, before: open, hasQuotes: true)
      ?? length(closedBy: close, behind: start, before: open, hasQuotes: false)
  }

  private func length(
    closedBy close: StaticString,
    behind start: Int,
    before open: StaticString,
    hasQuotes: Bool
  ) -> Int? {
    var probe = self
    probe.advance(by: start)
    let limit = hasQuotes ? position + Self.longestTag : Int.max
    while !probe.isAtEnd, probe.position < limit {
      if probe.starts(with: close) {
        return probe.position + close.utf8CodeUnitCount - position
      }
      if probe.starts(with: open) { return nil }
      if hasQuotes, let length = probe.quotationLength {
        probe.advance(by: length)
      } else {
        probe.advance()
      }
    }
    return nil
  }

  /// The length of the text in quotes that begins here, quotes included, on one line; nil where none
  /// does.
  ///
  /// Behind a letter a mark is an apostrophe. In a JSON string the quotes have backslashes before them.
  var quotationLength: Int? {
    guard let mark = current, mark == 0x22 || mark == 0x27 || mark == 0x60,
      peek(-1)?.isTagWord != true
    else { return nil }
    let isEscaped = peek(-1) == 0x5C
    var distance = 1
    while distance < Self.longestQuotation, let byte = peek(distance), byte != 0x0A, byte != 0x0D {
      if byte == mark, !isEscaped || peek(distance - 1) == 0x5C { return distance + 1 }
      distance += !isEscaped && byte == 0x5C ? 2 : 1
    }
    return nil
  }

  /// Most bytes of a text in quotes that is looked for.
  private static var longestQuotation: Int { 256 }

  /// Returns the length of a tag that begins here and ends with the bracket that closes its first one,
  /// on the same line; nil without one.
  ///
  /// - Parameters:
  ///   - open: The opening bracket.
  ///   - close: The closing one.
  ///   - start: Number of bytes up to and with the first bracket.
  /// - Returns: The length in bytes.
  func length(balancing open: UInt8, _ close: UInt8, behind start: Int) -> Int? {
    length(balancing: open, close, behind: start, hasQuotes: true)
      ?? length(balancing: open, close, behind: start, hasQuotes: false)
  }

  private func length(
    balancing open: UInt8,
    _ close: UInt8,
    behind start: Int,
    hasQuotes: Bool
  ) -> Int? {
    var depth = 1
    var distance = start
    while distance < Self.longestTag, let byte = peek(distance), byte != 0x0A, byte != 0x0D {
      if hasQuotes, let length = moved(by: distance).quotationLength {
        distance += length
        continue
      }
      if byte == open { depth += 1 }
      if byte == close { depth -= 1 }
      if depth > Self.deepestTag { return nil }
      distance += 1
      if depth == 0 { return distance }
    }
    return nil
  }

  /// Whether a stretch that begins here holds a payload: what is called from elsewhere is none.
  func holdsPayload(from start: Int, to end: Int) -> Bool {
    var probe = moved(by: start)
    while probe.position < position + end, !probe.isAtEnd {
      if probe.starts(with: "\"aps\"") { return true }
      probe.advance()
    }
    return false
  }

  private func moved(by distance: Int) -> ByteCursor {
    var cursor = self
    cursor.advance(by: distance)
    return cursor
  }

  /// Returns the text of a stretch that begins here, without white space, trim marks and the like at
  /// its ends.
  func words(from start: Int, to end: Int) -> Substring {
    guard start < end, position + end <= bytes.count else { return "" }
    let text = String(decoding: bytes[(position + start)..<(position + end)], as: UTF8.self)
    return text[...].trimmed
  }
}

extension Substring {
  /// The text without white space and trim marks (`-`, `~`, `+`) at its ends.
  var trimmed: Substring {
    var text = self
    func isEdge(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x2D || byte == 0x7E
        || byte == 0x2B
    }
    while let byte = text.utf8.first, isEdge(byte) { text = Substring(text.utf8.dropFirst()) }
    while let byte = text.utf8.last, isEdge(byte) { text = Substring(text.utf8.dropLast()) }
    return text
  }

  /// The letters, digits and underscores at the beginning.
  var firstWord: Substring {
    Substring(utf8.prefix { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x5F })
  }

  /// The words between white space.
  var allWords: [Substring] {
    utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }.map(Substring.init)
  }

  /// Whether the text is a name or a path of names and nothing else: its value is put in as it is.
  var isPlainPath: Bool {
    var rest = self
    while let byte = rest.utf8.first, [0x40, 0x24, 0x26, 0x2E, 0x2F].contains(byte) {
      rest = Substring(rest.utf8.dropFirst())
    }
    var isInName = false
    for byte in rest.utf8 {
      if byte == 0x2E || byte == 0x2F {
        guard isInName else { return false }
        isInName = false
      } else {
        guard byte.beginsName || byte == 0x2D && isInName || byte.isASCIIDigit else { return false }
        isInName = true
      }
    }
    return isInName
  }

  /// Whether one of some words stands in the text, in any case.
  func mentions(_ words: [String]) -> Bool {
    let own = lowercased()
    return words.contains { own.contains($0) }
  }

  /// The path that an expression names, for example `order.sender` in `@order.sender[0]`; nil without
  /// one.
  ///
  /// Of a call it is the path of the first argument.
  var path: String? {
    var rest = self
    while let byte = rest.utf8.first, !byte.beginsName {
      // A text in quotes has no name.
      if byte == 0x22 || byte == 0x27 || byte == 0x60 { return nil }
      rest = Substring(rest.utf8.dropFirst())
    }
    let name = Substring(rest.utf8.prefix { $0.beginsName || $0.isASCIIDigit || $0 == 0x2E })
    guard !name.isEmpty else { return nil }
    let behind = rest.dropFirst(name.count)
    if behind.utf8.first == 0x28, let inner = behind.dropFirst().path { return inner }
    let parts = name.split(separator: ".").filter { $0 != "this" }
    return parts.isEmpty ? nil : parts.joined(separator: ".")
  }
}

extension UInt8 {
  /// Whether the byte is part of a word, so that a quotation mark behind it is an apostrophe.
  fileprivate var isTagWord: Bool { isASCIILetter || isASCIIDigit || self >= 0x80 }
  /// Whether a name can begin with the byte.
  fileprivate var beginsName: Bool { isASCIILetter || self == 0x5F || self >= 0x80 }
}
