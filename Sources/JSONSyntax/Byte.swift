import SourceText

/// The bytes that mean something in JSON.
enum Byte {
  static var tab: UInt8 { 0x09 }
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var hash: UInt8 { 0x23 }
  static var apostrophe: UInt8 { 0x27 }
  static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var dot: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var semicolon: UInt8 { 0x3B }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var greater: UInt8 { 0x3E }
  static var openBracket: UInt8 { 0x5B }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var backtick: UInt8 { 0x60 }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }
}

extension UInt8 {
  /// Whether the byte is white space between JSON tokens.
  @inline(__always) var isJSONSpace: Bool {
    self == Byte.space || self == Byte.lineFeed || self == Byte.carriageReturn || self == Byte.tab
  }

  /// Whether the byte ends a line.
  var isLineEnd: Bool { self == Byte.lineFeed || self == Byte.carriageReturn }

  /// Whether the byte can be part of a bare word or a number.
  var isWordByte: Bool {
    isASCIILetter || isASCIIDigit || self == 0x5F || self == 0x24 || self == Byte.minus
      || self == Byte.dot || self == Byte.plus || self >= 0x80
  }
}
