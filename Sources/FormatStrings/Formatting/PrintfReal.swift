/// Floating point numbers as C's printf writes them.
///
/// Source: ISO C, "The fprintf function"; glibc for the digits of `%a`.
struct PrintfReal {
  let specifier: NumberSpecifier

  func text(of value: Double) -> String {
    let sign = specifier.sign(isNegative: value.sign == .minus)
    guard value.isFinite else {
      let word = value.isNaN ? "nan" : "inf"
      let shown = Array((specifier.isUppercase ? word.uppercased() : word).utf8)
      return specifier.padded(sign, "", shown, zeros: false)
    }
    switch UnicodeScalar(specifier.conversion) {
    case "a", "A": return localized(hexadecimal(value, sign))
    case "e", "E":
      let digits = DecimalDigits(exactly: value)
      return localized(padded(sign, scientific(digits, precision: specifier.precision ?? 6)))
    case "g", "G": return localized(padded(sign, general(DecimalDigits(exactly: value))))
    default:
      let digits = DecimalDigits(exactly: value)
      return localized(padded(sign, fixed(digits, precision: specifier.precision ?? 6)))
    }
  }

  /// With a locale the formatter puts in its decimal separator, also into what it does not localize.
  private func localized(_ text: String) -> String {
    guard specifier.decimal != ".", let point = text.firstIndex(of: ".") else { return text }
    return text[..<point] + specifier.decimal + text[text.index(after: point)...]
  }

  private func padded(_ sign: String, _ body: [UInt8]) -> String {
    specifier.padded(sign, "", body, zeros: true)
  }

  private func ascii(_ digits: [UInt8]) -> [UInt8] { digits.map { $0 + 0x30 } }

  private func joined(_ whole: [UInt8], _ fraction: [UInt8]) -> [UInt8] {
    let hasPoint = !fraction.isEmpty || specifier.flags.contains(.alternative)
    return ascii(whole) + (hasPoint ? [0x2E] : []) + ascii(fraction)
  }

  private func fixed(_ digits: DecimalDigits, precision: Int) -> [UInt8] {
    let rounded = digits.rounded(fraction: precision)
    return joined(rounded.whole, rounded.fraction(precision))
  }

  private func scientific(
    _ digits: DecimalDigits,
    precision: Int,
    keepsZeros: Bool = true
  ) -> [UInt8] {
    let rounded = digits.rounded(significant: precision + 1)
    var shown = rounded.leading(precision + 1)
    if !keepsZeros { while shown.count > 1, shown.last == 0 { shown.removeLast() } }
    let exponent = rounded.exponent
    let number = String(exponent.magnitude)
    return joined(Array(shown.prefix(1)), Array(shown.dropFirst()))
      + [specifier.isUppercase ? 0x45 : 0x65, exponent < 0 ? 0x2D : 0x2B]
      + (number.utf8.count < 2 ? [0x30] : []) + Array(number.utf8)
  }

  /// The shorter of both, without zeros at the end.
  private func general(_ digits: DecimalDigits) -> [UInt8] {
    let precision = max(1, specifier.precision ?? 6)
    let keepsZeros = specifier.flags.contains(.alternative)
    let rounded = digits.rounded(significant: precision)
    guard rounded.exponent >= -4, rounded.exponent < precision else {
      return scientific(digits, precision: precision - 1, keepsZeros: keepsZeros)
    }
    var fraction = rounded.fraction(precision - 1 - rounded.exponent)
    if !keepsZeros { while fraction.last == 0 { fraction.removeLast() } }
    return joined(rounded.whole, fraction)
  }

  /// `0x1.8p+1`: one bit before the point, four in each digit behind it.
  private func hexadecimal(_ value: Double, _ sign: String) -> String {
    let isSubnormal = value.exponentBitPattern == 0
    var leading: UInt64 = isSubnormal ? 0 : 1
    var fraction = value.significandBitPattern
    var count = 13
    if let precision = specifier.precision, precision < count {
      let shift = UInt64(count - precision) * 4
      let whole = leading << 52 | fraction
      let half: UInt64 = 1 << (shift - 1)
      let rest = whole & (half * 2 - 1)
      var kept = whole >> shift
      if rest > half || rest == half && kept & 1 == 1 { kept += 1 }
      leading = kept >> (UInt64(precision) * 4)
      fraction = kept & ((1 << (UInt64(precision) * 4)) - 1)
      count = precision
    }
    var digits = count == 0 ? [] : Array(hex(fraction, count))
    if let precision = specifier.precision {
      digits += [UInt8](repeating: 0x30, count: max(0, precision - digits.count))
    } else {
      while digits.last == 0x30 { digits.removeLast() }
    }
    let hasPoint = !digits.isEmpty || specifier.flags.contains(.alternative)
    let exponent = value == 0 ? 0 : (isSubnormal ? 1 : Int(value.exponentBitPattern)) - 1023
    let tail = (exponent < 0 ? "p-" : "p+") + String(exponent.magnitude)
    let body =
      String(leading) + (hasPoint ? "." : "")
      + String(decoding: digits, as: UTF8.self) + tail
    let shown = specifier.isUppercase ? body.uppercased() : body
    return specifier.padded(
      sign,
      specifier.isUppercase ? "0X" : "0x",
      Array(shown.utf8),
      zeros: true
    )
  }

  private func hex(_ value: UInt64, _ count: Int) -> [UInt8] {
    let digits = Array(String(value, radix: 16).utf8)
    return [UInt8](repeating: 0x30, count: max(0, count - digits.count)) + digits
  }
}
