import Diagnostics
import SourceText

/// Faults of strings, numbers and words, and of what stands between tokens.
extension JSONScanner {
  // MARK: Strings

  mutating func controlCharacters(_ ranges: [ByteRange]) {
    guard let first = ranges.first, isReported(isCertain: true) else { return }
    let edits = ranges.map { edit($0, Self.escaped(cursor.bytes[$0.upperBound - 1])) }
    let byte = cursor.bytes[first.upperBound - 1]
    report(
      byte.isLineEnd
        ? "a line end inside a text is written '\(Self.escaped(byte))' in JSON"
        : """
        \(CharacterName.describe(Unicode.Scalar(byte))) inside a text is written \
        '\(Self.escaped(byte))' in JSON
        """,
      at: first,
      fix: Fix(isSafe: true, edits: edits),
      kind: .controlCharacter
    )
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: "\\b"
    case Byte.tab: "\\t"
    case Byte.lineFeed: "\\n"
    case 0x0C: "\\f"
    case Byte.carriageReturn: "\\r"
    default: "\\u" + hexadecimal(UInt32(byte), digits: 4)
    }
  }

  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  mutating func unterminatedString(from start: Int, to end: Int) {
    unterminatedString(at: start, fix: fix(.empty(at: end), "\"", isSafe: false))
  }

  /// Reports a string that begins with another quotation mark and ends nowhere.
  ///
  /// Both marks become `"`; where the rest of the line has one, or holds nothing that could be a text,
  /// nobody can say where the text ends.
  mutating func unterminatedForeignString(_ mark: QuotationMark, from start: Int, to end: Int) {
    let open = ByteRange(start, start + mark.length)
    var content = end
    while content > open.upperBound, isCloser(cursor.bytes[content - 1]) { content -= 1 }
    let isText =
      content > open.upperBound
      && !cursor.bytes[open.upperBound..<content].contains(Byte.quote)
    unterminatedString(
      at: start,
      fix: isText
        ? Fix(isSafe: false, edits: [edit(open, "\""), edit(.empty(at: content), "\"")]) : nil
    )
  }

  private mutating func unterminatedString(at start: Int, fix: Fix?) {
    guard isReported(isCertain: false) else { return }
    report(
      "expected a closing quotation mark on this line; the text begins here",
      at: ByteRange(start, start + max(1, utf8Length(at: start))),
      fix: fix
    )
  }

  /// Reads a string that begins with `"` and ends with another quotation mark.
  mutating func closedByForeignQuote(
    _ kind: JSONKind,
    from start: Int,
    at quote: Int,
    length: Int
  ) {
    let range = ByteRange(quote, quote + length)
    if isReported(isCertain: true) {
      let name = scalar(at: quote).flatMap(QuotationMark.init)?.name ?? ""
      report(
        "expected '\"' at the end of the text; \(name) does not end it",
        at: range,
        help: "write '\"'",
        fix: fix(range, "\"")
      )
    }
    var flags: JSONFlags = .isMisspelt
    if cursor.bytes[start..<quote].contains(Byte.backslash) { flags.insert(.hasEscapes) }
    finish(kind, from: start, to: range.upperBound, delimiters: 1 | UInt8(length) << 4, flags)
  }

  /// Reports quotation marks that JSON does not have; the fix replaces both, and escapes each `"`
  /// between them.
  mutating func wrongQuotes(_ mark: QuotationMark, content: ByteRange, closeLength: Int) {
    guard isReported(isCertain: true) else { return }
    var edits = [edit(ByteRange(content.lowerBound - mark.length, content.lowerBound), "\"")]
    var position = content.lowerBound
    while position < content.upperBound {
      let byte = cursor.bytes[position]
      if byte == Byte.quote { edits.append(edit(.empty(at: position), "\\")) }
      if byte == Byte.backslash, position + 1 < content.upperBound {
        if cursor.bytes[position + 1] == Byte.apostrophe {
          edits.append(edit(ByteRange(position, position + 1), ""))
        }
        position += 1
      }
      position += 1
    }
    edits.append(edit(ByteRange(content.upperBound, content.upperBound + closeLength), "\""))
    report(
      "expected '\"' around the text; \(mark.name) does not delimit text in JSON",
      at: ByteRange(content.lowerBound - mark.length, content.lowerBound),
      help: "write '\"'",
      fix: Fix(isSafe: true, edits: edits),
      kind: .quotes
    )
  }

  mutating func unknownEscape(at position: Int, length: Int) {
    guard isReported(isCertain: true) else { return }
    let range = ByteRange(position, position + length)
    let isApostrophe = length == 2 && cursor.bytes[position + 1] == Byte.apostrophe
    report(
      "'\(source.string(range))' is no escape of JSON; a backslash is written '\\\\'",
      at: range,
      help: isApostrophe ? "an apostrophe needs no backslash" : nil,
      fix: isApostrophe
        ? fix(ByteRange(position, position + 1), "")
        : hexadecimalEscape(at: position) ?? fix(.empty(at: position), "\\", isSafe: false),
      kind: .escape
    )
  }

  /// Returns the fix of `\xE9`, which other languages have for `\u00E9`.
  private func hexadecimalEscape(at position: Int) -> Fix? {
    guard position + 3 < cursor.end, cursor.bytes[position + 1] == 0x78,
      cursor.bytes[position + 2].isASCIIHexDigit, cursor.bytes[position + 3].isASCIIHexDigit
    else { return nil }
    return fix(ByteRange(position + 1, position + 2), "u00", isSafe: false)
  }

  mutating func shortUnicodeEscape(at position: Int, length: Int) {
    guard isReported(isCertain: true) else { return }
    let range = ByteRange(position, position + length)
    report(
      "expected four hexadecimal digits after '\\u', not '\(source.string(range))'",
      at: range,
      kind: .unicodeEscape
    )
  }

  mutating func loneSurrogate(at position: Int) {
    guard isReported(isCertain: true) else { return }
    let range = ByteRange(position, position + 6)
    report(
      "'\(source.string(range))' is half of a character; the other half is missing",
      at: range,
      kind: .surrogate
    )
  }

  // MARK: Numbers and words

  mutating func misspeltNumber(_ text: String, _ spelling: NumberSpelling, at range: ByteRange) {
    guard isReported(isCertain: true) else { return }
    let text = Excerpt.of(text)
    let message: Message =
      switch spelling.kind {
      case .plusSign: "expected a number without '+', not '\(text)'"
      case .leadingZero: "expected a number without leading zeros, not '\(text)'"
      case .bareDot: "expected digits on both sides of '.', not '\(text)'"
      case .hexadecimal: "expected a decimal number, not '\(text)'"
      case .separators: "expected a number without '_', not '\(text)'"
      case .notFinite, .noNumber: "expected a value; JSON has no '\(text)'"
      }
    report(
      message,
      at: range,
      help: spelling.correction.map { "write '\(Excerpt.of($0))'" },
      fix: spelling.correction.map { fix(range, $0, isSafe: spelling.isCertain) },
      kind: spelling.kind == .notFinite ? .word : .number
    )
  }

  mutating func misspeltLiteral(
    _ word: String,
    _ spelling: String?,
    isCertain: Bool,
    at range: ByteRange
  ) {
    guard isReported(isCertain: true) else { return }
    report(
      "expected a value; JSON has no '\(word)'",
      at: range,
      help: spelling.map { "write '\($0)'" },
      fix: spelling.map { fix(range, $0, isSafe: isCertain) },
      kind: .word
    )
  }

  mutating func unquotedName(at range: ByteRange) {
    guard isReported(isCertain: true) else { return }
    report(
      "expected double quotes around the name '\(Excerpt.of(source.string(range)))'",
      at: range,
      fix: Fix(
        isSafe: true,
        edits: [edit(.empty(at: range.lowerBound), "\""), edit(.empty(at: range.upperBound), "\"")]
      ),
      kind: .bareName
    )
  }

  mutating func unquotedValue(at range: ByteRange) {
    guard isReported(isCertain: false) else { return }
    report(
      "expected a value; a text stands in double quotes",
      at: range
    )
  }

  // MARK: Between tokens

  mutating func comment(at range: ByteRange, isHash: Bool) {
    guard isReported(isCertain: true) else { return }
    report(
      options.allowsComments
        ? "expected a comment with '//' or '/*', not '#'" : "JSON has no comments",
      at: range,
      help: options.allowsComments ? "write '//'" : "delete it",
      fix: options.allowsComments
        ? fix(ByteRange(range.lowerBound, range.lowerBound + 1), "//")
        : fix(range, ""),
      kind: .comment
    )
  }

  mutating func unterminatedComment(at start: Int) {
    defer { isQuiet = true }
    guard isReported(isCertain: false) else { return }
    report(
      "expected '*/'; the comment begins here and takes the rest of the file",
      at: ByteRange(start, start + 2)
    )
  }

  /// Reports a character once for the file; the fix deals with all places.
  mutating func foreignSpace(_ scalar: Unicode.Scalar, at range: ByteRange) {
    let isBlank = scalar.properties.isWhitespace
    let place = edit(range, isBlank ? " " : "")
    if let index = collected[scalar] {
      diagnostics[index].fix?.edits.append(place)
      return
    }
    guard isReported(isCertain: true) else { return }
    collected[scalar] = diagnostics.count
    report(
      "\(CharacterName.describe(scalar)) is no white space in JSON",
      at: range,
      help: isBlank ? "write a space" : "delete it",
      fix: Fix(isSafe: true, edits: [place])
    )
  }

  /// Reports the first bytes that are no UTF-8; that there are more has the same cause.
  mutating func invalidUTF8(at range: ByteRange) {
    hasInvalidUTF8 = true
    guard isReported(isCertain: true) else { return }
    let byte = Self.hexadecimal(UInt32(cursor.bytes[range.lowerBound]), digits: 2)
    report(
      "byte 0x\(byte) is not valid UTF-8",
      at: range,
      help: "save the file as UTF-8"
    )
  }

  mutating func conflictMarker(at range: ByteRange) {
    defer { isQuiet = true }
    guard isReported(isCertain: false) else { return }
    report(
      "a merge conflict is left in the file",
      at: range,
      rule: "merge-conflict-marker",
      help: "keep one side and delete the lines of the markers"
    )
  }
}
