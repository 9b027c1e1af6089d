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
    let one = ByteRange(here, here + 1)
    switch byte(here) {
    case UInt8(ascii: "#"):
      debris(OpenStepStopCause(range: one, subject: "'#'", help: Self.commentHelp))
      scanner.position = lineEnd(from: here)
    case UInt8(ascii: "<"):
      debris(OpenStepStopCause(range: one, subject: "'<'", help: Self.commentHelp))
      scanner.position = lineEnd(from: here)
    case UInt8(ascii: "*") where byte(here + 1) == UInt8(ascii: "/"):
      let range = ByteRange(here, here + 2)
      let help: Message = "comments do not nest: the first '*/' ends a comment"
      debris(OpenStepStopCause(range: range, subject: "a stray '*/'", help: help))
      scanner.position += 2
    case UInt8(ascii: "@") where isQuote(byte(here + 1)):
      debris(
        OpenStepStopCause(range: one, subject: "'@'", help: "delete it", fix: replace(one, ""))
      )
      scanner.position += 1
    case UInt8(ascii: "="):
      debris(OpenStepStopCause(range: one, subject: "'='", help: "write a key before it"))
      scanner.position += 1
      synchronize()
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      let subject: Message = "a stray '\(String(Unicode.Scalar(byte(here))))'"
      debris(OpenStepStopCause(range: one, subject: subject, help: "delete it"))
      scanner.position += 1
    default:
      return bareWord()
    }
    return .entry
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
    scanner.position = index
    let edits = ranges.map { SourceEdit(path: source.path, range: $0, replacement: "") }
    let cause = OpenStepStopCause(
      range: first,
      subject: name.map { "\($0)" } ?? "a stray ';'",
      help: "delete it",
      fix: Fix(isSafe: true, edits: edits)
    )
    isInDebris = false
    debris(cause)
    return true
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
    let subject: Message = "\(CharacterName.describe(scalar))"
    if let equals = equalsSign(from: here) {
      let key = text(trimmed(here, equals), isQuoted: false)
      take(key)
      isInDebris = false
      let help: Message = "put the key in quotes"
      debris(OpenStepStopCause(range: range, subject: subject, help: help, key: name(key)))
      scanner.position = equals + 1
      return .value
    }
    debris(OpenStepStopCause(range: range, subject: subject))
    let end = lineEnd(from: here)
    var index = here + count
    while index < end, byte(index) > 0x20, !isQuote(byte(index)), byte(index) != 0x3B { index += 1 }
    let hasQuote =
      bytesIndex(of: 0x22, index, end) != nil || bytesIndex(of: 0x27, index, end) != nil
    scanner.position = hasQuote ? index : max(index, end)
    return .entry
  }

  /// Reports something in key position, unless it follows such a thing without an entry between.
  private mutating func debris(_ cause: OpenStepStopCause) {
    defer { isInDebris = true }
    let isCut = cause.range.lowerBound == cut
    guard isCut || !isInDebris else { return }
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
