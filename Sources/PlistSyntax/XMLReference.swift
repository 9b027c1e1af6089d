import SourceText

/// One reference of an XML text, such as `&amp;` or `&#xE9;`, by the rules of Apple's reader.
///
/// Apple knows five names and numbers of at most eight digits; zero digits and zero itself are
/// taken, too, which XML does not allow.
/// Source: runs of `PropertyListSerialization`, `conformance/apple-strings.jsonl`.
enum XMLReference {
  /// What a reference turned out to be.
  enum Result: Equatable {
    /// A character, and the length of the reference in bytes.
    case scalar(Unicode.Scalar, length: Int)
    /// `&` that begins nothing.
    case bareAmpersand
    /// A name, in bytes with its `;`, that is not one of the five.
    case unknownName(length: Int)
    /// A reference without `;`: the bytes that are there.
    case unterminated(length: Int)
    /// A number with more digits than Apple reads: its length in bytes.
    case tooLong(length: Int)
    /// A number that is no Unicode scalar: its length in bytes.
    case noCharacter(length: Int)
  }

  /// Most digits of a numeric reference.
  ///
  /// Source: `conformance/apple-strings.jsonl`, nine digits are refused.
  static let maximumDigits = 8

  /// Longest name that is shown in a message.
  private static let longestName = 32

  /// Reads the reference at an ampersand; never reads at or behind `end`.
  static func parse(_ utf8: [UInt8], at start: Int, end: Int) -> Result {
    let cursor = ByteCursor(utf8, from: start + 1, to: end)
    if cursor.current == 0x23 { return number(utf8, at: start, end: end) }
    if cursor.starts(with: "lt;") { return .scalar("<", length: 4) }
    if cursor.starts(with: "gt;") { return .scalar(">", length: 4) }
    if cursor.starts(with: "amp;") { return .scalar("&", length: 5) }
    if cursor.starts(with: "apos;") { return .scalar("'", length: 6) }
    if cursor.starts(with: "quot;") { return .scalar("\"", length: 6) }
    var index = start + 1
    while index < end, isNameByte(utf8[index]), index - start <= longestName { index += 1 }
    if index == start + 1 { return .bareAmpersand }
    if index < end, utf8[index] == 0x3B { return .unknownName(length: index + 1 - start) }
    for name in ["amp", "lt", "gt", "quot", "apos"]
    where utf8[start + 1..<index].elementsEqual(name.utf8) {
      return .unterminated(length: index - start)
    }
    return .bareAmpersand
  }

  private static func number(_ utf8: [UInt8], at start: Int, end: Int) -> Result {
    var index = start + 2
    let isHex = index < end && utf8[index] == 0x78
    if isHex { index += 1 }
    let first = index
    var value: UInt32 = 0
    while index < end, let digit = utf8[index].asciiHexValue, isHex || digit < 10 {
      if index - first < maximumDigits {
        value = value &* (isHex ? 16 : 10) &+ UInt32(digit)
      }
      index += 1
    }
    guard index < end, utf8[index] == 0x3B else { return .unterminated(length: index - start) }
    let length = index + 1 - start
    if index - first > maximumDigits { return .tooLong(length: length) }
    guard let scalar = Unicode.Scalar(value) else { return .noCharacter(length: length) }
    return .scalar(scalar, length: length)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || byte == 0x5F || byte == 0x2D
      || byte == 0x2E || byte == 0x3A
  }
}
