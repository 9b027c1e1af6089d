import Diagnostics
import SourceText

/// Making findings.
extension OpenStepRecovery {
  /// Longest word that is quoted in a message, in bytes.
  private static let longestFound = 40

  /// Returns a key's characters.
  func name(_ key: PlistText) -> String { key.string(in: source) }

  /// The key of the innermost entry that is being read.
  var currentName: String? {
    frames.last { $0.key != nil }?.key.map { name($0) }
  }

  /// The key of the outermost entry that is being read: the localization key.
  var outerName: String? {
    frames.first { $0.key != nil }?.key.map { name($0) }
  }

  /// Returns a line of words that is no entry, and as much of it as a message shows; nil for other lines.
  ///
  /// Such a line has no equals sign, does not end as entries do and has a blank between words.
  func prose(from start: Int) -> (line: ByteRange, shown: ByteRange)? {
    let line = trimmed(start, lineEnd(from: start))
    guard !line.isEmpty, line.count <= Self.lookahead,
      byte(line.upperBound - 1) != UInt8(ascii: ";"),
      bytesIndex(of: UInt8(ascii: "="), line.lowerBound, line.upperBound) == nil,
      (line.lowerBound..<line.upperBound).contains(where: { index in
        let next = byte(index + 1)
        return byte(index) == 0x20 && (next.isASCIILetter || next.isASCIIDigit || next >= 0x80)
      })
    else { return nil }
    // Whole words, at most as many as fit.
    var end = line.lowerBound
    var index = line.lowerBound
    while index <= line.upperBound {
      if index == line.upperBound || byte(index) == 0x20 {
        guard index - line.lowerBound <= Self.longestFound || end == line.lowerBound else { break }
        end = index
      }
      index += 1
    }
    return (line, ByteRange(line.lowerBound, end))
  }

  /// Returns how a message names what stands at an offset, and its range.
  func found(at offset: Int) -> (name: String, range: ByteRange) {
    let end = scanner.endOfWord(from: offset)
    if end > offset {
      let range = ByteRange(offset, end)
      let shown = source.string(ByteRange(offset, min(end, offset + Self.longestFound)))
      return (range.count > Self.longestFound ? "'\(shown)…'" : "'\(shown)'", range)
    }
    guard let (scalar, count) = scanner.scalar(at: offset) else {
      return ("an invalid byte", ByteRange(offset, min(offset + 1, scanner.end)))
    }
    return (CharacterName.describe(scalar), ByteRange(offset, offset + count))
  }

  /// Adds a finding; what invalid bytes cause is reported as such.
  mutating func report(
    _ fault: OpenStepFault,
    _ range: ByteRange,
    help: Message? = nil,
    fix: Fix? = nil
  ) {
    guard !faults.isFull else { return }
    if !range.isEmpty, scanner.scalar(at: range.lowerBound) == nil {
      faults.countConsequence()
      return
    }
    let key = outerName
    faults.add(
      Diagnostic(
        rule: fault.rule,
        severity: .error,
        message: fault.message,
        place: SourcePlace(path: source.path, range: range),
        help: help ?? fault.help,
        key: key,
        fix: fix
      )
    )
  }

  /// Returns a safe fix that replaces one range.
  func replace(_ range: ByteRange, _ text: String) -> Fix {
    Fix(
      isSafe: true,
      edits: [SourceEdit(path: source.path, range: range, replacement: text)]
    )
  }

  mutating func reportMissingSemicolon(at end: Int) {
    report(
      .missingSemicolon(key: currentName, found: nil),
      .empty(at: end),
      fix: replace(.empty(at: end), ";")
    )
  }

  /// Reports the innermost bracket that is not closed, once.
  mutating func reportMissingBracket() {
    guard !missedBracket, let frame = frames.last, frame.kind != .table else { return }
    missedBracket = true
    let bracket = String(Unicode.Scalar(byte(frame.start)))
    report(.unclosedBracket(bracket), ByteRange(frame.start, frame.start + 1))
  }

  mutating func reportTextBehindRoot() {
    guard skip() else { return }
    let found = found(at: scanner.position)
    report(.textBehindRoot(found.name), found.range)
  }

  /// Reports quotes inside a text that runs from one quote to another: the first inner one is where
  /// the text seems to end.
  mutating func reportInnerQuotes(open: Int, first: Int, last: Int, isKey: Bool) {
    var edits: [SourceEdit] = []
    var index = first
    while index < last {
      if byte(index) == byte(open) {
        edits.append(SourceEdit(path: source.path, range: .empty(at: index), replacement: "\\"))
      }
      index += byte(index) == 0x5C ? 2 : 1
    }
    let next = bytesIndex(of: byte(open), first + 1, last) ?? last
    let behind = trimmed(first + 1, next)
    report(
      .innerQuote(
        key: currentName,
        isKey: isKey,
        quote: Character(Unicode.Scalar(byte(open)))
      ),
      behind.isEmpty ? ByteRange(next, next + 1) : behind,
      fix: Fix(isSafe: false, edits: edits)
    )
  }

  /// Returns the invisible character at an offset.
  func invisible(at offset: Int) -> (scalar: Unicode.Scalar, count: Int)? {
    guard offset < scanner.end, let found = scanner.scalar(at: offset),
      found.scalar == "\u{7F}" || found.scalar.value < 0x20 || found.scalar.value >= 0x80,
      !Self.isBlank(found.scalar), CharacterName.isInvisible(found.scalar)
    else { return nil }
    return found
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Passes over invisible characters between tokens, and the blanks around them; returns whether
  /// there were any.
  mutating func takeInvisible() -> Bool {
    var isFound = false
    while let first = invisible(at: scanner.position) {
      let start = scanner.position
      var index = start
      while let found = invisible(at: index) { index += found.count }
      let range = ByteRange(start, index)
      report(.invisible(CharacterName.describe(first.scalar)), range, fix: replace(range, ""))
      scanner.position = index
      isFound = true
      _ = skip()
    }
    return isFound
  }

  /// Passes over a character that looks like an equals sign or a semicolon.
  mutating func takeLookalike(of wanted: Unicode.Scalar) -> OpenStepSmartQuotes.Place? {
    let here = scanner.position
    guard byte(here) >= 0x80, let (scalar, count) = scanner.scalar(at: here) else { return nil }
    let lookalikes: [Unicode.Scalar] =
      wanted == "="
      ? ["\u{FF1D}", "\u{FE66}"] : ["\u{FF1B}", "\u{037E}", "\u{061B}", "\u{FE54}", "\u{FE14}"]
    guard lookalikes.contains(scalar) else { return nil }
    scanner.position += count
    return OpenStepSmartQuotes.Place(scalar: scalar, range: ByteRange(here, here + count))
  }

  mutating func noteConflict(_ kind: ConflictMarkers.Kind, _ range: ByteRange) {
    conflicts.note(kind, range, limit: OpenStepFaultList.limit)
  }
}
