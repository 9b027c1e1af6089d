import SourceText

/// Numbers and dates of XML property lists, by the rules of Apple's reader.
///
/// Source: runs of `PropertyListSerialization`, `conformance/apple-stringsdict.jsonl`.
enum XMLPlistNumber {
  /// Why a whole number is refused.
  enum IntegerFault: Error {
    /// No digit stands there.
    case empty(at: Int)
    /// A character that is no digit.
    case character(at: Int)
    /// Above 2^64 - 1 or below -2^63.
    case outOfRange
  }

  /// Reads blanks, a sign, blanks and decimal or `0x` digits up to a `<`.
  static func integer(
    _ utf8: [UInt8],
    from start: Int,
    to end: Int
  ) -> Result<(value: Int128, next: Int), IntegerFault> {
    var cursor = ByteCursor(utf8, from: start, to: end)
    skipBlanks(&cursor)
    let isNegative = cursor.current == 0x2D
    if isNegative || cursor.current == 0x2B {
      cursor.advance()
      skipBlanks(&cursor)
    }
    var isHex = false
    if cursor.current == 0x30, cursor.peek() == 0x78 || cursor.peek() == 0x58 {
      isHex = true
      cursor.advance(by: 2)
    }
    let first = cursor.position
    let limit = isNegative ? UInt64(1) << 63 : UInt64.max
    var value: UInt64 = 0
    while let byte = cursor.current, byte != 0x3C {
      guard let digit = byte.asciiHexValue, isHex || digit < 10 else {
        return .failure(.character(at: cursor.position))
      }
      let (product, overflow) = value.multipliedReportingOverflow(by: isHex ? 16 : 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
      if overflow || carry || sum > limit { return .failure(.outOfRange) }
      value = sum
      cursor.advance()
    }
    if cursor.position == first { return .failure(.empty(at: first)) }
    return .success((isNegative ? -Int128(value) : Int128(value), cursor.position))
  }

  /// Apple's blanks before digits: controls, some spaces, and stray bytes of wide characters.
  private static func skipBlanks(_ cursor: inout ByteCursor) {
    while let byte = cursor.current {
      let isBlank =
        byte < 0x21 || (byte > 0x7E && byte < 0xA1)
        || (byte == 0xE2 && isWideBlank(cursor.peek(1), cursor.peek(2)))
        || (byte == 0xE3 && cursor.peek(1) == 0x80 && cursor.peek(2) == 0x80)
      if !isBlank { return }
      cursor.advance()
    }
  }

  private static func isWideBlank(_ second: UInt8?, _ third: UInt8?) -> Bool {
    guard let second, let third else { return false }
    if second == 0x80 { return (third >= 0x50 && third <= 0x8B) || third == 0xAF }
    return second == 0x81 && third == 0x9F
  }

  /// Returns the value of a `<real>`'s text, or nil when it is none.
  static func real(_ text: [UInt8]) -> Double? {
    switch String(decoding: text.map(\.asciiLowercased), as: UTF8.self) {
    case "nan": return .nan
    case "inf", "+inf", "infinity", "+infinity": return .infinity
    case "-inf", "-infinity": return -.infinity
    default: break
    }
    var cursor = ByteCursor(text)
    skipRealBlanks(&cursor)
    let start = cursor.position
    if cursor.current == 0x2B || cursor.current == 0x2D { cursor.advance() }
    let digits = skipDigits(&cursor)
    let fraction = cursor.take(0x2E) ? skipDigits(&cursor) : 0
    guard digits + fraction > 0 else { return nil }
    if cursor.current == 0x65 || cursor.current == 0x45 {
      cursor.advance()
      if cursor.current == 0x2B || cursor.current == 0x2D { cursor.advance() }
      guard skipDigits(&cursor) > 0 else { return nil }
    }
    guard cursor.isAtEnd else { return nil }
    return Double(String(decoding: text[start...], as: UTF8.self))
  }

  private static func skipDigits(_ cursor: inout ByteCursor) -> Int {
    let start = cursor.position
    while let byte = cursor.current, byte.isASCIIDigit { cursor.advance() }
    return cursor.position - start
  }

  private static func skipRealBlanks(_ cursor: inout ByteCursor) {
    while let (scalar, count) = cursor.scalar() {
      switch scalar.value {
      case 0...0x20, 0x7F...0xA0, 0x2000...0x200B, 0x3000: cursor.advance(by: count)
      default: return
      }
    }
  }

  /// Reads `YYYY-MM-DDThh:mm:ssZ`; the year may have any number of digits and a minus.
  ///
  /// The value is in seconds from the start of 2001.
  static func date(_ utf8: [UInt8], from start: Int, to end: Int) -> (value: Double, next: Int)? {
    var cursor = ByteCursor(utf8, from: start, to: end)
    let isNegative = cursor.take(0x2D)
    var year: Int32 = 0
    while let byte = cursor.current, byte.isASCIIDigit {
      year = year &* 10 &+ Int32(byte - 0x30)
      cursor.advance()
    }
    guard cursor.take(0x2D), let month = twoDigits(&cursor),
      cursor.take(0x2D), let day = twoDigits(&cursor),
      cursor.take(0x54), let hour = twoDigits(&cursor),
      cursor.take(0x3A), let minute = twoDigits(&cursor),
      cursor.take(0x3A), let second = twoDigits(&cursor),
      cursor.take(0x5A)
    else { return nil }
    // Apple's reader counts years from 2001 in 32 bits.
    let years = Int((isNegative ? 0 &- year : year) &- 2001)
    let days = firstDay(ofYear: years + 2001) + daysBefore(month, in: years + 2001) + day - 1
    let seconds = Double(hour * 3600 + minute * 60 + second)
    return (Double(days) * 86400 + seconds, cursor.position)
  }

  private static func twoDigits(_ cursor: inout ByteCursor) -> Int? {
    guard let first = cursor.current, first.isASCIIDigit,
      let second = cursor.peek(), second.isASCIIDigit
    else { return nil }
    cursor.advance(by: 2)
    return Int(first - 0x30) * 10 + Int(second - 0x30)
  }

  /// Days from the start of 2001 to the start of a year of the proleptic Gregorian calendar.
  private static func firstDay(ofYear year: Int) -> Int {
    let last = year - 1
    return last * 365 + floorDivide(last, 4) - floorDivide(last, 100) + floorDivide(last, 400)
      - 730_485
  }

  /// Days of a year before a month; a month that is none counts nothing, except the thirteenth.
  ///
  /// Source: runs of `PropertyListSerialization` with the months 00 to 99.
  private static func daysBefore(_ month: Int, in year: Int) -> Int {
    let table = [0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365]
    guard table.indices.contains(month) else { return 0 }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return table[month] + (isLeap && month > 2 ? 1 : 0)
  }

  private static func floorDivide(_ number: Int, _ divisor: Int) -> Int {
    (number >= 0 ? number : number - divisor + 1) / divisor
  }
}
