extension [UInt8] {
  /// Adds a scalar in UTF-8, without an intermediate string.
  @inlinable
  public mutating func appendUTF8(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (value >> shift) & 0x3F) }
    switch value {
    case ..<0x80:
      append(UInt8(value))
    case ..<0x800:
      append(UInt8(0xC0 | value >> 6))
      append(tail(0))
    case ..<0x10000:
      append(UInt8(0xE0 | value >> 12))
      append(tail(6))
      append(tail(0))
    default:
      append(UInt8(0xF0 | value >> 18))
      append(tail(12))
      append(tail(6))
      append(tail(0))
    }
  }
}
