import Diagnostics
import SourceText

/// What stands in key position and begins no key: there Apple's reader stops without an error.
extension OpenStepRecovery {
  private static let commentHelp: Message = "comments are written '/* … */' or '// …'"

  /// Passes over what begins no key.
  mutating func readDebris() -> Step {
    let here = scanner.position
    if let quote = smartQuote(at: here) { return smartKey(quote) }
    if takeRemovable() { return .entry }
    if OpenStepRecovery.needsWordReading(byte(here), byte(here + 1)) { return bareWord() }
    if beginsDebris() { debris(cause(at: here)) }
    switch byte(here) {
    case UInt8(ascii: "#"), UInt8(ascii: "<"): scanner.position = lineEnd(from: here)
    case UInt8(ascii: "*"): scanner.position += 2
    case UInt8(ascii: "="):
      scanner.position += 1
      synchronize()
    default: scanner.position += 1
    }
    return .entry
  }

  /// Whether two bytes begin a word or mere text, rather than something known.
  private static func needsWordReading(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "}"),
      UInt8(ascii: ")"), UInt8(ascii: "]"):
      false
    case UInt8(ascii: "*"): second != UInt8(ascii: "/")
    case UInt8(ascii: "@"): second != 0x22 && second != 0x27
    default: true
    }
  }

  private func cause(at here: Int) -> OpenStepStopCause {
    let one = ByteRange(here, here + 1)
    switch byte(here) {
    case UInt8(ascii: "#"):
      return OpenStepStopCause(range: one, subject: "'#'", help: Self.commentHelp)
    case UInt8(ascii: "<"):
      return OpenStepStopCause(range: one, subject: "'<'", help: Self.commentHelp)
    case UInt8(ascii: "*"):
      let help: Message = "comments do not nest: the first '*/' ends a comment"
      let range = ByteRange(here, here + 2)
      return OpenStepStopCause(range: range, subject: "a stray '*/'", help: help)
    case UInt8(ascii: "@"):
      let fix = replace(one, "")
      return OpenStepStopCause(range: one, subject: "'@'", help: "delete it", fix: fix)
    case UInt8(ascii: "="):
      return OpenStepStopCause(range: one, subject: "'='", help: "write a key before it")
    default:
      let subject: Message = "a stray '\(String(Unicode.Scalar(byte(here))))'"
      return OpenStepStopCause(range: one, subject: subject, help: "delete it")
    }
  }

  /// Passes over semicolons and invisible characters, which can safely be deleted.
  private mutating func takeRemovable() -> Bool {
    var ranges: [ByteRange] = []
    var name: String?
    var index = scanner.position
    while index < scanner.end {
      var length = byte(index) == UInt8(ascii: ";") ? 1 : 0
      if length == 0, let found = invisible(at: index) {
        length = found.count
        if ranges.isEmpty { name = CharacterName.describe(found.scalar) }
      }
      if length == 0 {
        let next = skipSpaces(from: index)
        guard next > index, byte(next) == UInt8(ascii: ";") || invisible(at: next) != nil else {
          break
        }
        index = next
      } else if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = ByteRange(last.lowerBound, index + length)
        index += length
      } else {
        ranges.append(ByteRange(index, index + length))
        index += length
      }
    }
    guard let first = ranges.first else { return false }
    // A semicolon may end what was passed over; other characters are faults of their own.
    if name != nil { isInDebris = false }
    if beginsDebris() {
      debris(
        OpenStepStopCause(
          range: first,
          subject: name.map { "\($0)" } ?? "a stray ';'",
          help: "delete it",
          fix: Fix(isSafe: true, edits: ranges.map { deletion($0) })
        )
      )
    }
    scanner.position = index
    return true
  }

  private func subject(_ scalar: Unicode.Scalar) -> Message {
    "\(CharacterName.describe(scalar))"
  }

  private func deletion(_ range: ByteRange) -> SourceEdit {
    SourceEdit(path: source.path, range: range, replacement: "")
  }

  /// A key without quotes that begins with a character which needs them, or mere text.
  private mutating func bareWord() -> Step {
    let here = scanner.position
    guard let (scalar, count) = scanner.scalar(at: here) else {
      // Reported as invalid UTF-8.
      scanner.position += 1
      return .entry
    }
    let range = ByteRange(here, here + count)
    if let equals = equalsSign(from: here) {
      let key = text(trimmed(here, equals), isQuoted: false)
      take(key)
      isInDebris = false
      if beginsDebris() {
        var cause = OpenStepStopCause(range: range, subject: subject(scalar), key: name(key))
        cause.help = "put the key in quotes"
        debris(cause)
      }
      scanner.position = equals + 1
      return .value
    }
    let words = prose(from: here)
    if beginsDebris() {
      var cause = OpenStepStopCause(range: range, subject: subject(scalar))
      if words != nil { cause.help = Self.commentHelp }
      debris(cause)
    }
    if let words {
      scanner.position = words.line.upperBound
      return .entry
    }
    var index = here + count
    while index < scanner.end, !isLineEnd(index), !isQuote(byte(index)),
      byte(index) != UInt8(ascii: ";")
    { index += 1 }
    scanner.position = index
    return .entry
  }

  /// Whether something in key position is worth a finding: not when it follows such a thing without
  /// an entry between.
  private mutating func beginsDebris() -> Bool {
    let isSilent = isInDebris && scanner.position != cut || faults.isFull
    isInDebris = true
    return !isSilent
  }

  private mutating func debris(_ cause: OpenStepStopCause) {
    reportStop(cause, at: cause.range.lowerBound, otherwise: nil)
  }

  /// Reports something at which Apple's reader stops, in words that tell what it does there.
  mutating func reportStop(
    _ cause: OpenStepStopCause,
    at offset: Int,
    otherwise: OpenStepFault?
  ) {
    if offset == cut {
      cutCause = cause
    } else if let otherwise {
      report(otherwise, cause.range, fix: cause.fix)
    } else if frames.last?.kind != .table || offset == firstToken {
      report(.misplaced(cause.subject), cause.range, help: cause.help, fix: cause.fix)
    } else {
      faults.add(cause.diagnostic(path: source.path))
    }
  }
}
