/// Numbers as the number formatter of a locale writes them inside a format string.
///
/// Source: swift-corelibs-foundation, CFString.c, and runs of `String(format:locale:)`. Differences
/// from printf that were seen: the space flag does nothing, unsigned numbers are read as signed,
/// `%05d` groups its zeros (`00,005`), and `%08.2f` is filled with spaces behind the sign.
struct LocalizedNumber {
  let symbols: NumberSymbols
  let specifier: NumberSpecifier

  // MARK: Whole numbers

  func text(of value: Int64) -> String {
    var digits = String(value.magnitude).utf8.map { $0 - 0x30 }
    let least =
      specifier.precision
      ?? (specifier.flags.contains(.zero) && !specifier.flags.contains(.minus)
        ? specifier.width : 0)
    if digits.count < least {
      digits.insert(contentsOf: [UInt8](repeating: 0, count: least - digits.count), at: 0)
    }
    return padded(sign(isNegative: value < 0), grouped(digits))
  }

  // MARK: Floating point

  func text(of value: Double) -> String {
    // A negative zero is not below zero, so `+` adds its sign to the minus.
    let minus = value.sign == .minus && value == 0 ? symbols.minus : ""
    let sign = minus + sign(isNegative: value < 0)
    if value.isNaN { return padded(sign, symbols.notANumber) }
    if value.isInfinite { return padded(sign, symbols.infinity) }
    let digits = DecimalDigits(shortest: value)
    switch UnicodeScalar(specifier.conversion) {
    case "e", "E":
      return padded(sign, scientific(digits, precision: specifier.precision ?? 6, keeps: true))
    case "g", "G": return padded(sign, general(value, digits))
    default:
      let precision = specifier.precision ?? 6
      let rounded = digits.rounded(fraction: precision)
      return padded(sign, joined(grouped(rounded.whole), rounded.fraction(precision)))
    }
  }

  private func scientific(_ digits: DecimalDigits, precision: Int, keeps: Bool) -> String {
    let rounded = digits.rounded(significant: precision + 1)
    var shown = rounded.leading(precision + 1)
    if !keeps { while shown.count > 1, shown.last == 0 { shown.removeLast() } }
    let exponent = rounded.exponent
    var places = String(exponent.magnitude).utf8.map { $0 - 0x30 }
    if places.count < 2 { places.insert(0, at: 0) }
    return joined(native(Array(shown.prefix(1))), Array(shown.dropFirst()))
      + symbols.exponent + (exponent < 0 ? symbols.minus : symbols.plus) + native(places)
  }

  /// Significant digits; scientific when there are more digits than that, or fewer than `0.0001`.
  private func general(_ value: Double, _ digits: DecimalDigits) -> String {
    let precision = max(1, specifier.precision ?? 6)
    let magnitude = value.magnitude
    // The largest plain number is 10 to the precision itself.
    let isLarge =
      digits.exponent > precision
      || digits.exponent == precision && digits.digits != [1]
    if magnitude > 0, isLarge || magnitude < 0.0001 {
      return scientific(digits, precision: precision - 1, keeps: false)
    }
    let rounded = digits.rounded(significant: precision)
    var fraction = rounded.fraction(max(0, rounded.digits.count - rounded.point))
    while fraction.last == 0 { fraction.removeLast() }
    let whole =
      precision > symbols.primaryGroup ? grouped(rounded.whole) : native(rounded.whole)
    return joined(whole, fraction)
  }

  // MARK: Parts

  private func sign(isNegative: Bool) -> String {
    if isNegative { return symbols.minus }
    return specifier.flags.contains(.plus) ? symbols.plus : ""
  }

  private func joined(_ whole: String, _ fraction: [UInt8]) -> String {
    fraction.isEmpty ? whole : whole + symbols.decimal + native(fraction)
  }

  private func native(_ digits: [UInt8]) -> String {
    var text = ""
    for digit in digits {
      text.unicodeScalars.append(Unicode.Scalar(symbols.zero.value + UInt32(digit)) ?? "0")
    }
    return text
  }

  private func grouped(_ digits: [UInt8]) -> String {
    let primary = symbols.primaryGroup
    guard primary > 0, !symbols.grouping.isEmpty,
      digits.count >= primary + max(1, symbols.minimumGrouping)
    else { return native(digits) }
    let secondary = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : primary
    var groups: [ArraySlice<UInt8>] = [digits.suffix(primary)]
    var rest = digits.dropLast(primary)
    while !rest.isEmpty {
      groups.append(rest.suffix(secondary))
      rest = rest.dropLast(secondary)
    }
    return groups.reversed().map { native(Array($0)) }.joined(separator: symbols.grouping)
  }

  /// The width counts characters; zeros that fill a fraction number come out as spaces.
  private func padded(_ sign: String, _ body: String) -> String {
    let count = sign.unicodeScalars.count + body.unicodeScalars.count
    let missing = String(repeating: " ", count: max(0, specifier.width - count))
    if specifier.flags.contains(.minus) { return sign + body + missing }
    let isReal = specifier.specifier.kind.family == .real
    if isReal, specifier.flags.contains(.zero) { return sign + missing + body }
    return missing + sign + body
  }
}
