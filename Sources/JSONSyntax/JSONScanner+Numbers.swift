import Diagnostics
import SourceText

/// Numbers, in JSON's grammar and in spellings that are none of it.
///
/// Source: RFC 8259, section 6.
extension JSONScanner {
  /// Reads the number that begins at the cursor with a digit or a minus sign.
  mutating func number() {
    let start = cursor.position
    let end = strictNumberEnd(from: start)
    if let end, end >= cursor.end || !cursor.bytes[end].isWordByte {
      return append(.number, length: end - start)
    }
    oddNumber()
  }

  /// Returns where the longest number in JSON's grammar ends; nil where there is none.
  private func strictNumberEnd(from start: Int) -> Int? {
    var position = start
    if byte(at: position) == Byte.minus { position += 1 }
    guard let first = byte(at: position), first.isASCIIDigit else { return nil }
    position = first == Byte.zero ? position + 1 : digitsEnd(from: position)
    if byte(at: position) == Byte.dot {
      let end = digitsEnd(from: position + 1)
      guard end > position + 1 else { return nil }
      position = end
    }
    if let mark = byte(at: position), mark | 0x20 == 0x65 {
      var digits = position + 1
      if let sign = byte(at: digits), sign == Byte.plus || sign == Byte.minus { digits += 1 }
      let end = digitsEnd(from: digits)
      guard end > digits else { return nil }
      position = end
    }
    return position
  }

  private func byte(at position: Int) -> UInt8? {
    position < cursor.end ? cursor.bytes[position] : nil
  }

  private func digitsEnd(from start: Int) -> Int {
    var position = start
    while position < cursor.end, cursor.bytes[position].isASCIIDigit { position += 1 }
    return position
  }

  /// Reads something that looks like a number and is none in JSON.
  mutating func oddNumber() {
    let start = cursor.position
    var end = start + 1
    while end < cursor.end, cursor.bytes[end].isWordByte { end += 1 }
    let text = source.string(ByteRange(start, end))
    let spelling = NumberSpelling(text)
    guard spelling.kind != .noNumber else { return bareValue() }
    misspeltNumber(text, spelling, at: ByteRange(start, end))
    // What is no number is judged no further.
    let isNumber = spelling.kind != .notFinite
    append(isNumber ? .number : .invalid, length: end - start, flags: isNumber ? .isMisspelt : [])
  }
}

/// How a number is written that JSON does not take.
struct NumberSpelling {
  enum Kind {
    case plusSign
    case leadingZero
    case bareDot
    case hexadecimal
    case notFinite
    case separators
    case noNumber
  }

  let kind: Kind
  /// The same number in JSON's spelling; nil where it has none.
  let correction: String?
  /// Whether nobody could read the spelling as another number.
  let isCertain: Bool

  init(_ text: String) {
    let (sign, digits) = Self.split(text)
    switch digits.lowercased() {
    case "nan", "inf", "infinity":
      self.init(.notFinite, nil)
      return
    default: break
    }
    if let value = Self.hexadecimal(digits) {
      self.init(.hexadecimal, sign + String(value))
    } else if digits.utf8.contains(0x5F) {
      let joined = digits.filter { $0 != "_" }
      self.init(Self.isStrict(joined) ? .separators : .noNumber, sign + joined)
    } else if text.utf8.first == Byte.plus, Self.isStrict(digits) {
      self.init(.plusSign, digits)
    } else if let padded = Self.padded(digits) {
      self.init(.bareDot, sign + padded)
    } else if let trimmed = Self.withoutZeros(digits) {
      // 010 is eight in languages that descend from C; 08 and 007 can be read one way only.
      let isOctal = digits.utf8.allSatisfy { $0 >= Byte.zero && $0 < 0x38 }
      self.init(.leadingZero, sign + trimmed, isCertain: !isOctal || trimmed.utf8.count == 1)
    } else {
      self.init(.noNumber, nil)
    }
  }

  private init(_ kind: Kind, _ correction: String?, isCertain: Bool = true) {
    self.kind = kind
    self.correction = correction
    self.isCertain = isCertain
  }

  /// Splits a sign off; a plus sign is dropped.
  private static func split(_ text: String) -> (sign: String, digits: String) {
    if text.utf8.first == Byte.minus { return ("-", String(text.dropFirst())) }
    if text.utf8.first == Byte.plus { return ("", String(text.dropFirst())) }
    return ("", text)
  }

  private static func hexadecimal(_ digits: String) -> UInt64? {
    guard digits.utf8.count > 2, digits.utf8.first == Byte.zero,
      digits.utf8.dropFirst().first.map({ $0 | 0x20 == 0x78 }) == true
    else { return nil }
    var value: UInt64 = 0
    for byte in digits.utf8.dropFirst(2) {
      guard let digit = byte.asciiHexValue, value >> 60 == 0 else { return nil }
      value = value << 4 | UInt64(digit)
    }
    return value
  }

  private static func padded(_ digits: String) -> String? {
    if digits.utf8.first == Byte.dot, isStrict("0" + digits) { return "0" + digits }
    if digits.utf8.last == Byte.dot, isStrict(digits + "0") { return digits + "0" }
    return nil
  }

  private static func withoutZeros(_ digits: String) -> String? {
    guard digits.utf8.first == Byte.zero else { return nil }
    var rest = Substring(digits)
    while rest.utf8.first == Byte.zero, rest.utf8.dropFirst().first?.isASCIIDigit == true {
      rest = rest.dropFirst()
    }
    return isStrict(String(rest)) ? String(rest) : nil
  }

  /// Whether digits, without a sign, are a number in JSON's grammar.
  private static func isStrict(_ text: String) -> Bool {
    guard text.utf8.first?.isASCIIDigit == true else { return false }
    let file = SourceFile(path: "", text: text)
    var scanner = JSONScanner(source: DecodedSource(utf8: file), options: .strict)
    return scanner.readsAsNumber()
  }
}

extension JSONScanner {
  /// Whether the whole text is one number in JSON's grammar.
  fileprivate mutating func readsAsNumber() -> Bool {
    strictNumberEnd(from: cursor.position) == cursor.end
  }
}
