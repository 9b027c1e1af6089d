/// Whole numbers, characters and pointers as C's printf writes them.
///
/// Source: ISO C, "The fprintf function"; glibc for what C leaves open.
struct PrintfInteger {
  let specifier: NumberSpecifier

  func text(of value: Int64) -> String {
    switch UnicodeScalar(specifier.conversion) {
    case "d", "i": return signed(cut(value))
    case "c": return character(value)
    case "p": return pointer(value)
    default: return unsigned(cut(value))
    }
  }

  /// printf reads as many bits as the modifier says; a smaller number was passed as an int.
  private func cut(_ value: Int64) -> Int64 {
    let isSigned = specifier.conversion == 0x64 || specifier.conversion == 0x69
    switch specifier.specifier.length {
    case .hh: return isSigned ? Int64(Int8(truncatingIfNeeded: value)) : value & 0xFF
    case .h: return isSigned ? Int64(Int16(truncatingIfNeeded: value)) : value & 0xFFFF
    case .none: return isSigned ? Int64(Int32(truncatingIfNeeded: value)) : value & 0xFFFF_FFFF
    case .L: return value & 0xFFFF_FFFF
    default: return value
    }
  }

  private func signed(_ value: Int64) -> String {
    let sign = specifier.sign(isNegative: value < 0)
    return number(sign, "", digits(value.magnitude, base: 10))
  }

  private func unsigned(_ value: Int64) -> String {
    let bits = UInt64(bitPattern: value)
    let alternative = specifier.flags.contains(.alternative)
    switch UnicodeScalar(specifier.conversion) {
    case "x", "X":
      let prefix = alternative && bits != 0 ? (specifier.isUppercase ? "0X" : "0x") : ""
      return number("", prefix, digits(bits, base: 16))
    case "o":
      var octal = digits(bits, base: 8)
      if alternative, octal.first != 0x30 { octal.insert(0x30, at: 0) }
      return number("", "", octal)
    default: return number("", "", digits(bits, base: 10))
    }
  }

  /// A precision asks for digits and switches the filling with zeros off.
  private func number(_ sign: String, _ prefix: String, _ digits: [UInt8]) -> String {
    specifier.padded(sign, prefix, digits, zeros: specifier.precision == nil)
  }

  private func digits(_ value: UInt64, base: Int) -> [UInt8] {
    // A zero with precision 0 has no digits.
    if value == 0, specifier.precision == 0 { return [] }
    let digits = Array(String(value, radix: base, uppercase: specifier.isUppercase).utf8)
    let missing = max(0, (specifier.precision ?? 1) - digits.count)
    return [UInt8](repeating: 0x30, count: missing) + digits
  }

  /// One byte, read as ISO Latin-1; a NUL ends what printf gives.
  private func character(_ value: Int64) -> String {
    let byte = UInt8(truncatingIfNeeded: value)
    let missing = String(repeating: " ", count: max(0, specifier.width - 1))
    let shown = String(Unicode.Scalar(byte))
    if specifier.flags.contains(.minus) { return byte == 0 ? "" : shown + missing }
    return byte == 0 ? missing : missing + shown
  }

  private func pointer(_ value: Int64) -> String {
    guard value != 0 else { return specifier.padded("", "", Array("(nil)".utf8), zeros: false) }
    let digits = Array(String(UInt64(bitPattern: value), radix: 16).utf8)
    return specifier.padded("", "0x", digits, zeros: true)
  }
}
