import SourceText

/// A number's specifier as C's printf reads it, with its width and precision at hand.
struct NumberSpecifier {
  let specifier: FormatSpecifier
  var flags: FormatSpecifier.Flags
  /// Least number of characters.
  var width: Int
  /// Digits at least, or digits behind the point; nil when none is given.
  var precision: Int?
  var decimal = "."
  /// The specifier without its position, as it is handed to printf.
  private let spelling: [UInt8]

  init(_ specifier: FormatSpecifier, text: [UInt8], width: Int?, precision: Int?) {
    self.specifier = specifier
    flags = specifier.flags
    self.width = width ?? 0
    // A negative precision counts as none, a negative width as left-aligned.
    self.precision = precision.flatMap { $0 < 0 ? nil : $0 }
    if self.width < 0 {
      flags.insert(.minus)
      self.width = -self.width
    }
    spelling = NumberSpecifier.withoutPositions(text[specifier.range.range])
  }

  var conversion: UInt8 { specifier.conversion }

  var isUppercase: Bool { conversion.isASCIIUppercase }

  /// Whether the number formatter of a locale takes part: not for `x o c a p`.
  var isLocalizable: Bool {
    switch UnicodeScalar(conversion) {
    case "d", "i", "u", "D", "U", "f", "F", "e", "E", "g", "G": true
    default: false
    }
  }

  /// `$` and the digits before it are taken out.
  static func withoutPositions(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    for byte in text {
      guard byte == 0x24 else {
        kept.append(byte)
        continue
      }
      while kept.last?.isASCIIDigit == true { kept.removeLast() }
    }
    return kept
  }

  // MARK: Without a locale

  /// The text that printf gives.
  func text(_ values: inout ArgumentValues, _ specifier: FormatSpecifier) -> String {
    guard NumberSpecifier.isOrdered(spelling), !"DUO".utf8.contains(conversion) else {
      if specifier.kind.family == .real {
        _ = values.real(specifier.slot)
      } else {
        _ = values.integer(specifier)
      }
      return String(decoding: unknownSpelling, as: UTF8.self)
    }
    if specifier.kind.family == .real {
      return PrintfReal(specifier: self).text(of: values.real(specifier.slot))
    }
    return PrintfInteger(specifier: self).text(of: values.integer(specifier))
  }

  /// Whether flags, width, precision and length stand in the order that printf wants, with one length.
  ///
  /// Otherwise the letters are shown instead of the number: `%Lld` gives "%ld".
  static func isOrdered(_ spelling: [UInt8]) -> Bool {
    var rest = spelling.dropFirst().dropLast()
    rest = rest.drop { "-+ #0".utf8.contains($0) }
    rest = dropMeasure(rest)
    if rest.first == 0x2E { rest = dropMeasure(rest.dropFirst()) }
    switch String(decoding: rest, as: UTF8.self) {
    case "", "hh", "h", "l", "ll", "q", "L", "z", "t", "j": return true
    default: return false
    }
  }

  private static func dropMeasure(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    text.first == 0x2A ? text.dropFirst() : text.drop(while: \.isASCIIDigit)
  }

  /// What printf does not know it prints, without the length.
  private var unknownSpelling: [UInt8] {
    spelling.dropLast().filter { !"hlqztjL".utf8.contains($0) } + spelling.suffix(1)
  }

  /// Fills a number up to the width: spaces outside, or zeros behind sign and prefix.
  func padded(_ sign: String, _ prefix: String, _ digits: [UInt8], zeros: Bool) -> String {
    let missing = max(0, width - sign.utf8.count - prefix.utf8.count - digits.count)
    let body = String(decoding: digits, as: UTF8.self)
    if flags.contains(.minus) {
      return sign + prefix + body + String(repeating: " ", count: missing)
    }
    if zeros, flags.contains(.zero) {
      return sign + prefix + String(repeating: "0", count: missing) + body
    }
    return String(repeating: " ", count: missing) + sign + prefix + body
  }

  /// The sign that a number of a signed conversion begins with.
  func sign(isNegative: Bool) -> String {
    if isNegative { return "-" }
    if flags.contains(.plus) { return "+" }
    return flags.contains(.space) ? " " : ""
  }
}
