import Diagnostics
import SourceText

/// Escapes that do not give what they look like.
extension OpenStepOddities {
  /// Looks at the escapes between the quotes of a string.
  mutating func lookAtEscapes(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound, !faults.isFull {
      guard source.utf8[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      index = lookAtEscape(index, end: range.upperBound)
    }
  }

  /// Looks at the escape at an offset and returns the offset behind it.
  private mutating func lookAtEscape(_ start: Int, end: Int) -> Int {
    guard start + 1 < end else { return end }
    switch source.utf8[start + 1] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "\\"), 0x22, 0x27,
      0x0A, 0x0D:
      return start + 2
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"):
      let unit = OpenStepEscapes.escape(in: source.utf8, at: start, end: end).unit
      reportControl(unit, ByteRange(start, start + 2))
      return start + 2
    case UInt8(ascii: "U"): return lookAtUnicode(start, end: end)
    case UInt8(ascii: "u"): return lookAtLowercase(start, end: end)
    case UInt8(ascii: "x"): return lookAtHexadecimal(start, end: end)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return lookAtOctal(start, end: end)
    default: return lookAtUnknown(start, end: end)
    }
  }

  private mutating func lookAtUnicode(_ start: Int, end: Int) -> Int {
    let digits = hexadecimalDigits(from: start + 2, end: end, limit: 8)
    if digits.count == 0 {
      let range = ByteRange(start, start + 2)
      report(
        "empty-unicode-escape",
        .error,
        "'\\U' without digits gives NUL (U+0000)",
        range,
        help: "write four hexadecimal digits, or no backslash",
        fix: fix(ByteRange(start, start + 1), "", isSafe: false)
      )
      return start + 2
    }
    if let long = longScalar(digits) {
      let range = ByteRange(start, start + 2 + long.count)
      let name = CharacterName.describe(long.scalar)
      report(
        "long-unicode-escape",
        .error,
        "'\\U' takes four digits: '\(source.string(range))' does not give \(name)",
        range,
        help: "write '\(Self.escapes(long.scalar))'",
        fix: fix(range, Self.escapes(long.scalar), isSafe: true)
      )
      return range.upperBound
    }
    let escape = OpenStepEscapes.escape(in: source.utf8, at: start, end: end)
    let range = ByteRange(start, start + escape.length)
    if escape.unit & 0xF800 == 0xD800 {
      return lookAtSurrogate(escape.unit, range, end: end)
    }
    if Self.isControl(escape.unit) { reportControl(escape.unit, range) }
    return range.upperBound
  }

  private mutating func lookAtSurrogate(_ unit: UInt32, _ range: ByteRange, end: Int) -> Int {
    let next = range.upperBound
    if unit < 0xDC00, next + 1 < end, source.utf8[next] == UInt8(ascii: "\\"),
      source.utf8[next + 1] == UInt8(ascii: "U")
    {
      let second = OpenStepEscapes.escape(in: source.utf8, at: next, end: end)
      if second.unit & 0xFC00 == 0xDC00 { return next + second.length }
    }
    report(
      "lone-surrogate",
      .error,
      "'\(source.string(range))' is half of a surrogate pair and is shown as '\u{FFFD}'",
      range,
      help: "write both halves, as in '\\UD83D\\UDE00'"
    )
    return next
  }

  /// `\u00e9`, as other languages write it, also in pairs and as `\u{e9}`.
  private mutating func lookAtLowercase(_ start: Int, end: Int) -> Int {
    guard let first = lowercaseScalar(start, end: end) else {
      return lookAtUnknown(start, end: end)
    }
    var scalar = Unicode.Scalar(first.value)
    var stop = first.end
    // Half of a pair: the other half belongs to the same fault.
    if first.value & 0xFC00 == 0xD800, stop + 1 < end, source.utf8[stop] == UInt8(ascii: "\\"),
      source.utf8[stop + 1] == UInt8(ascii: "u"),
      let second = lowercaseScalar(stop, end: end), second.value & 0xFC00 == 0xDC00
    {
      scalar = Unicode.Scalar(0x10000 + (first.value & 0x3FF) << 10 + second.value & 0x3FF)
      stop = second.end
    }
    let range = ByteRange(start, stop)
    let written = source.string(range)
    let shown = String(written.filter { $0 != "\\" })
    let right = scalar.map(Self.escapes)
    report(
      "lowercase-u-escape",
      .error,
      "'\(written)' is no escape: the phone shows '\(shown)'",
      range,
      help: right.map { "write '\($0)'" } ?? "write '\\U' and four hexadecimal digits",
      fix: right.flatMap { fix(range, $0, isSafe: true) }
    )
    return stop
  }

  /// Reads `\u` with four digits, with eight that begin with zeros, or with digits in braces.
  private func lowercaseScalar(_ start: Int, end: Int) -> (value: UInt32, end: Int)? {
    if start + 2 < end, source.utf8[start + 2] == UInt8(ascii: "{") {
      let digits = hexadecimalDigits(from: start + 3, end: end, limit: 8)
      let close = start + 3 + digits.count
      guard digits.count > 0, close < end, source.utf8[close] == UInt8(ascii: "}") else {
        return nil
      }
      return (digits.value, close + 1)
    }
    let digits = hexadecimalDigits(from: start + 2, end: end, limit: 8)
    if let long = longScalar(digits) { return (long.scalar.value, start + 2 + long.count) }
    let four = hexadecimalDigits(from: start + 2, end: end, limit: 4)
    return four.count == 4 ? (four.value, start + 6) : nil
  }

  /// `\x41`, as C writes it.
  private mutating func lookAtHexadecimal(_ start: Int, end: Int) -> Int {
    let digits = hexadecimalDigits(from: start + 2, end: end, limit: 2)
    guard digits.count == 2, let scalar = Unicode.Scalar(digits.value) else {
      return lookAtUnknown(start, end: end)
    }
    let range = ByteRange(start, start + 4)
    let written = source.string(range)
    report(
      "lowercase-u-escape",
      .error,
      "'\(written)' is no escape: the phone shows '\(String(written.dropFirst()))'",
      range,
      help: "write '\(Self.escapes(scalar))'",
      // Above ASCII the digits may be a byte of an encoding rather than a character.
      fix: fix(range, Self.escapes(scalar), isSafe: digits.value < 0x80)
    )
    return range.upperBound
  }

  private mutating func lookAtOctal(_ start: Int, end: Int) -> Int {
    let escape = OpenStepEscapes.escape(in: source.utf8, at: start, end: end)
    let range = ByteRange(start, start + escape.length)
    guard !Self.isControl(escape.unit), let scalar = Unicode.Scalar(escape.unit) else {
      reportControl(escape.unit, range)
      return range.upperBound
    }
    let written = source.string(range)
    let meant = Unicode.Scalar(UInt8(truncatingIfNeeded: Int(written.dropFirst(), radix: 8) ?? 0))
    report(
      "octal-escape",
      .warning,
      "'\(written)' gives \(CharacterName.describe(scalar)), from the NeXTSTEP character set",
      range,
      help: "write '\(Self.escapes(meant))' if \(CharacterName.describe(meant)) is meant",
      fix: fix(range, Self.escapes(meant), isSafe: false)
    )
    return range.upperBound
  }

  private mutating func lookAtUnknown(_ start: Int, end: Int) -> Int {
    guard let (scalar, count) = ByteCursor(source.utf8, from: start + 1, to: end).scalar() else {
      return start + 1
    }
    let range = ByteRange(start, start + 1 + count)
    // A backslash before a line separator continues the line, as before a line feed.
    if scalar == "\u{2028}" || scalar == "\u{2029}" { return range.upperBound }
    let shown =
      CharacterName.isInvisible(scalar)
      ? CharacterName.describe(scalar) : "'\(String(scalar))'"
    // JSON, C and Android write these, and mean the very character that stays.
    let isMeant = scalar == "/" || scalar == "?" || scalar == "@"
    report(
      "unknown-escape",
      isMeant ? .note : .warning,
      "'\(source.string(range))' is no escape: the backslash vanishes and \(shown) stays",
      range,
      help: isMeant
        ? "delete the backslash" : "delete the backslash, or write '\\\\' for one that is shown",
      fix: fix(ByteRange(start, start + 1), "", isSafe: false)
    )
    return range.upperBound
  }

  private mutating func reportControl(_ unit: UInt32, _ range: ByteRange) {
    let name = CharacterName.describe(Unicode.Scalar(unit) ?? "\u{FFFD}")
    report(
      "nul-or-control-character",
      .error,
      "'\(source.string(range))' gives \(name), which no phone shows",
      range,
      help: "delete it"
    )
  }

  // MARK: Digits

  private func hexadecimalDigits(
    from start: Int,
    end: Int,
    limit: Int
  ) -> (value: UInt32, count: Int) {
    var value: UInt32 = 0
    var index = start
    while index < end, index < start + limit, let digit = source.utf8[index].asciiHexValue {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return (value, index - start)
  }

  /// Returns the character that more than four digits mean: eight that begin with zeros, or five
  /// that give a pictograph.
  ///
  /// Other digits behind the fourth are text: `\U00e9a` is `éa`.
  private func longScalar(
    _ digits: (value: UInt32, count: Int)
  ) -> (scalar: Unicode.Scalar, count: Int)? {
    if digits.count == 8, digits.value <= 0x10FFFF, let scalar = Unicode.Scalar(digits.value) {
      return (scalar, 8)
    }
    guard digits.count == 5, (0x1F000...0x1FAFF).contains(digits.value),
      let scalar = Unicode.Scalar(digits.value)
    else { return nil }
    return (scalar, 5)
  }

  /// Returns the escapes of a character: one, or a pair above U+FFFF.
  private static func escapes(_ scalar: Unicode.Scalar) -> String {
    scalar.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }

  private func fix(_ range: ByteRange, _ text: String, isSafe: Bool) -> Fix {
    Fix(
      isSafe: isSafe,
      edits: [SourceEdit(path: source.path, range: range, replacement: text)]
    )
  }
}
