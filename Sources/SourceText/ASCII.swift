/// ASCII predicates, in one place.
extension UInt8 {
  /// Whether the byte is `0`…`9`.
  @inlinable public var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// Whether the byte is `0`…`9`, `a`…`f` or `A`…`F`.
  @inlinable public var isASCIIHexDigit: Bool { asciiHexValue != nil }
  /// Whether the byte is `A`…`Z` or `a`…`z`.
  @inlinable public var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// Whether the byte is `A`…`Z`.
  @inlinable public var isASCIIUppercase: Bool { self >= 0x41 && self <= 0x5A }
  /// Whether the byte is `a`…`z`.
  @inlinable public var isASCIILowercase: Bool { self >= 0x61 && self <= 0x7A }
  /// The byte in lower case where it is an ASCII capital, else itself.
  @inlinable public var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }
  /// The value of a hexadecimal digit, 0 to 15; nil for other bytes.
  @inlinable public var asciiHexValue: UInt8? {
    switch self {
    case 0x30...0x39: self - 0x30
    case 0x41...0x46: self - 0x41 + 10
    case 0x61...0x66: self - 0x61 + 10
    default: nil
    }
  }
}
