/// A number as plural rules see it: how it is written, not only how much it is.
///
///     "1.50"  →  i = 1, v = 2, w = 1, f = 50, t = 5
///
/// Source: Unicode Technical Standard 35, Part 3, "Plural Operand Meanings".
struct PluralOperands: Hashable, Sendable {
  /// Digits that fit a number here.
  ///
  /// Of longer ones the last are kept, with a high digit before them, which is all that rules ask:
  /// their largest divisor is a million.
  static let maximumDigits = 17
  static let high = 100_000_000_000_000_000

  /// The digits before the point.
  var integer = 0
  /// Number of digits after the point, with zeros at the end.
  var fractionCount = 0
  /// The digits after the point, with zeros at the end.
  var fraction = 0
  /// The digits after the point, without zeros at the end.
  var trimmedFraction = 0

  init(_ number: Int) {
    let magnitude = number.magnitude
    let limit = UInt(Self.high)
    integer = Int(magnitude % limit) + (magnitude >= limit ? Self.high : 0)
  }

  /// Reads decimal digits with an optional sign and point; nil for other text.
  init?(_ text: String) {
    var digits = Array(text.utf8)[...]
    if digits.first == UInt8(ascii: "-") || digits.first == UInt8(ascii: "+") {
      digits = digits.dropFirst()
    }
    let whole = digits.prefix(while: \.isDigit)
    var rest = digits.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard !rest.isEmpty else { return nil }
    }
    guard rest.allSatisfy(\.isDigit), !whole.isEmpty else { return nil }
    integer = Self.value(whole)
    fractionCount = rest.count
    fraction = Self.value(rest)
    var trimmed = rest
    while trimmed.last == UInt8(ascii: "0") { trimmed = trimmed.dropLast() }
    trimmedFraction = Self.value(trimmed)
  }

  private static func value(_ digits: ArraySlice<UInt8>) -> Int {
    let digits = digits.drop { $0 == UInt8(ascii: "0") }
    let value = digits.suffix(maximumDigits).reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    return digits.count > maximumDigits ? value + high : value
  }
}
