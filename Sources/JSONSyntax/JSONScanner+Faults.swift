import Diagnostics
import SourceText

/// Where faults become findings: faults of the structure.
extension JSONScanner {
  /// Notes a fault; returns whether it is to be reported.
  ///
  /// It is not when it follows from the one before, or when there are enough. Asked before a sentence
  /// is made, because a broken file has millions.
  ///
  /// - Parameter isCertain: whether what was meant is clear.
  /// - Returns: whether to go on and call `report`.
  mutating func isReported(isCertain: Bool) -> Bool {
    isWellFormed = false
    if !isCertain { isStructureCertain = false }
    return !isQuiet && !endsInside && diagnostics.count < Self.maximumFindings
  }

  /// Adds a finding; of a kind that a file may have many of only the first few.
  mutating func report(
    _ message: Message,
    at range: ByteRange,
    rule: RuleID? = nil,
    help: Message? = nil,
    related: [RelatedPlace] = [],
    fix: Fix? = nil,
    kind: RepeatedFault.Kind.Name? = nil
  ) {
    if let kind, isRepeated(.init(name: kind, isSafe: fix?.isSafe), at: range, fix) { return }
    diagnostics.append(
      Diagnostic(
        rule: rule ?? options.rule,
        severity: .error,
        message: message,
        place: SourcePlace(path: source.path, range: range),
        help: help,
        related: related,
        fix: fix
      )
    )
  }

  func edit(_ range: ByteRange, _ replacement: String) -> SourceEdit {
    SourceEdit(path: source.path, range: range, replacement: replacement)
  }

  func fix(_ range: ByteRange, _ replacement: String, isSafe: Bool = true) -> Fix {
    Fix(isSafe: isSafe, edits: [edit(range, replacement)])
  }

  private var isInObject: Bool { frames.last?.isObject ?? false }
  private var closer: String { isInObject ? "}" : "]" }

  /// The place where the innermost container begins.
  private func opening(_ frame: Frame) -> RelatedPlace {
    let start = records[Int(frame.node)].range.lowerBound
    return RelatedPlace(
      place: SourcePlace(path: source.path, range: ByteRange(start, start + 1)),
      message: frame.isObject ? "the object begins here" : "the array begins here"
    )
  }

  // MARK: The file

  /// Reports an encoding or a mark that JSON does not have; returns whether the text can be read.
  mutating func checkEncoding() -> Bool {
    let utf8 = source.utf8
    let isWide =
      utf8.starts(with: [0xFF, 0xFE]) || utf8.starts(with: [0xFE, 0xFF])
      || utf8.count >= 4 && (utf8[0] == 0 && utf8[2] == 0 || utf8[1] == 0 && utf8[3] == 0)
    if isWide {
      _ = isReported(isCertain: false)
      report(
        "expected UTF-8, but the file is UTF-16",
        at: ByteRange(0, 2),
        help: "save the file as UTF-8"
      )
      return false
    }
    if source.encoding != .utf8 {
      _ = isReported(isCertain: true)
      report(
        "expected UTF-8, but the file is \(source.encoding.rawValue.uppercased())",
        at: .empty(at: source.contentStart),
        help: "save the file as UTF-8"
      )
    } else if source.contentStart > 0, !options.allowsByteOrderMark, !cursor.isAtEnd {
      let mark = ByteRange(0, source.contentStart)
      _ = isReported(isCertain: true)
      report(
        "expected a JSON value; the file begins with a byte order mark (U+FEFF)",
        at: mark,
        help: "delete it",
        fix: fix(mark, "")
      )
    }
    if let invalid = UTF8Validation.firstInvalid(in: utf8, source.contentStart..<utf8.count) {
      invalidUTF8(at: invalid)
    }
    return true
  }

  mutating func emptyText() {
    guard !hasInvalidUTF8 else { return }
    guard isReported(isCertain: false) else { return }
    report(
      comments.isEmpty
        ? "expected a JSON value; the file is empty"
        : "expected a JSON value; the file holds only comments",
      at: .empty(at: comments.isEmpty ? source.contentStart : cursor.end)
    )
  }

  mutating func textAfterTheEnd() {
    let start = cursor.position
    let byte = cursor.bytes[start]
    let isCloser = byte == Byte.closeBrace || byte == Byte.closeBracket
    cursor.position = cursor.end
    if isCloser, hasWrongBracket { isQuiet = true }
    guard isReported(isCertain: false) else { return }
    if isCloser {
      report(
        "expected the end of the file; this '\(byte == Byte.closeBrace ? "}" : "]")' closes nothing",
        at: ByteRange(start, start + 1)
      )
    } else {
      report(
        "expected the end of the file after the top-level value",
        at: ByteRange(start, start + max(1, utf8Length(at: start))),
        help: "a file holds one value; several go into an array"
      )
    }
  }

  mutating func endOfFileInside() {
    if let frame = frames.last, isReported(isCertain: false) {
      report(
        frame.expectation == .separator
          ? "expected ',' or '\(closer)' after the value, but the file ends"
          : frame.isObject
            ? "expected a name in double quotes or '}', but the file ends"
            : "expected a value or ']', but the file ends",
        at: .empty(at: lastEnd),
        related: [opening(frame)]
      )
    }
    closeAll()
  }

  mutating func tooDeep() {
    stop(
      "more than \(Self.maximumDepth) levels of arrays and objects are not read",
      at: ByteRange(cursor.position, cursor.position + 1)
    )
  }

  mutating func tooManySections() {
    stop(
      "more than \(Self.maximumDepth) levels of sections are not read",
      at: ByteRange(cursor.position, cursor.position + 1)
    )
  }

  mutating func tooManyNodes() {
    guard !isStopped else { return }
    stop(
      "more than \(Self.maximumNodes) values and names are not read",
      at: .empty(at: cursor.position)
    )
  }

  /// Ends the reading at a tag that nobody can tell the end of.
  mutating func stopReading() {
    isStopped = true
    isQuiet = true
    isWellFormed = false
    isStructureCertain = false
    cursor.position = cursor.end
  }

  /// Ends the reading at a limit, which is reported whatever came before.
  private mutating func stop(_ message: Message, at range: ByteRange) {
    _ = isReported(isCertain: false)
    report(message, at: range, rule: "resource-limit")
    isStopped = true
    isQuiet = true
    cursor.position = cursor.end
  }

  // MARK: Commas, colons and brackets

  mutating func missingSeparator() {
    defer { isQuiet = false }
    // What is cut off behind its first letter lacks more than a comma, and that is told at the end.
    if isBesideTag || cursor.position + 1 >= cursor.end { return }
    let isNewLine = source.utf8[lastEnd..<max(lastEnd, cursor.position)].contains(
      where: \.isLineEnd
    )
    let isText = records.last?.kind == .string
    guard isReported(isCertain: isNewLine || !isText) else { return }
    report(
      "expected ',' or '\(closer)' after the value",
      at: .empty(at: lastEnd),
      help: "add ','",
      fix: fix(.empty(at: lastEnd), ",", isSafe: isNewLine || !isText),
      kind: .missingComma
    )
  }

  mutating func superfluousComma() {
    if isBesideTag { return }
    guard isReported(isCertain: isInObject) else { return }
    let range = ByteRange(cursor.position, cursor.position + 1)
    report(
      isInObject ? "expected a name in double quotes before ','" : "expected a value before ','",
      at: range,
      help: "delete the comma",
      fix: fix(range, "", isSafe: isInObject),
      kind: .superfluousComma
    )
  }

  mutating func trailingComma(at position: Int) {
    if lastTagEnd > position { return }
    guard isReported(isCertain: true) else { return }
    let range = ByteRange(position, position + 1)
    report(
      isInObject
        ? "expected a name in double quotes after ','; JSON has no trailing comma"
        : "expected a value after ','; JSON has no trailing comma",
      at: range,
      help: "delete the comma",
      fix: fix(range, ""),
      kind: .trailingComma
    )
  }

  mutating func wrongComma(at position: Int) {
    guard isReported(isCertain: true) else { return }
    let range = ByteRange(position, position + 1)
    var next = position + 1
    while next < cursor.end, cursor.bytes[next].isJSONSpace { next += 1 }
    let isLast =
      next >= cursor.end || cursor.bytes[next] == Byte.closeBrace
      || cursor.bytes[next] == Byte.closeBracket
    report(
      "expected ',' or '\(closer)' after the value, not ';'",
      at: range,
      help: isLast ? "delete the semicolon" : "write ','",
      fix: fix(range, isLast ? "" : ","),
      kind: .semicolon
    )
  }

  mutating func wrongBracket(closesOuter: Bool) {
    guard let frame = frames.last else { return }
    hasWrongBracket = true
    let range = ByteRange(cursor.position, cursor.position + 1)
    guard isReported(isCertain: false) else { return }
    report(
      "expected '\(closer)', not '\(frame.isObject ? "]" : "}")'",
      at: range,
      related: [opening(frame)],
      fix: closesOuter ? nil : fix(range, closer, isSafe: false)
    )
  }

  mutating func wrongColon(at range: ByteRange) {
    guard isReported(isCertain: true) else { return }
    report(
      "expected ':' after the name",
      at: range,
      help: "write ':'",
      fix: fix(range, ":"),
      kind: .wrongColon
    )
  }

  mutating func expectedColon(at position: Int, isCertain: Bool) {
    guard isReported(isCertain: isCertain) else { return }
    report(
      "expected ':' after the name",
      at: isCertain ? .empty(at: position) : ByteRange(position, position + 1),
      help: isCertain ? "add ':'" : #"a quotation mark inside a name is written '\"'"#,
      fix: isCertain ? fix(.empty(at: position), ":") : nil,
      kind: isCertain ? .missingColon : nil
    )
  }

  mutating func expectedValue(at position: Int, hasColon: Bool) {
    // That the file ends here, too, is the same fault.
    defer { if cursor.isAtEnd { isQuiet = true } }
    guard isReported(isCertain: true) else { return }
    report(
      hasColon ? "expected a value after ':'" : "expected ':' and a value after the name",
      at: .empty(at: position)
    )
  }

  mutating func expectedName(_ byte: UInt8) {
    guard isReported(isCertain: false) else { return }
    report(
      "expected a name in double quotes",
      at: ByteRange(cursor.position, cursor.position + max(1, utf8Length(at: cursor.position)))
    )
  }

  mutating func expectedSeparator(at range: ByteRange, isInText: Bool) {
    guard isReported(isCertain: false) else { return }
    let isDue = frames.last?.expectation == .separator
    report(
      !isDue
        ? "expected a value or '\(closer)'" : "expected ',' or '\(closer)' after the value",
      at: range,
      help: isInText ? #"a quotation mark inside a text is written '\"'"# : nil
    )
  }
}
