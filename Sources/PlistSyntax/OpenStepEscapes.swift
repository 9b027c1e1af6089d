import SourceText

/// The backslash escapes of quoted old-style strings.
///
/// | written | read as |
/// |---|---|
/// | `\a \b \f \n \r \t \v` | 07 08 0C 0A 0D 09 0B |
/// | `\U` and up to four hexadecimal digits | that unit of UTF-16; U+0000 without digits |
/// | `\` and one to three octal digits | that byte, modulo 256, in the NeXTSTEP character set |
/// | `\` and anything else | that character, without the backslash |
/// Source: `spec/strings.md` A4, runs of `PropertyListSerialization`.
enum OpenStepEscapes {
  /// One escape.
  struct Escape {
    /// The unit of UTF-16 it gives; 0 where the backslash merely vanishes.
    var unit: UInt32
    /// The escape's length, backslash included, in bytes; 1 where the backslash vanishes.
    var length: Int
    /// Whether the backslash merely vanishes and the character stays as it is written.
    var isCopied: Bool
  }

  /// Reads the escape whose backslash stands at an offset; the text ends at `end`.
  ///
  /// A backslash at the very end stands for nothing.
  static func escape(in bytes: [UInt8], at offset: Int, end: Int) -> Escape {
    guard offset + 1 < end else { return Escape(unit: 0, length: 1, isCopied: true) }
    let byte = bytes[offset + 1]
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal(bytes, offset, end)
    case UInt8(ascii: "U"): return unicode(bytes, offset, end)
    case UInt8(ascii: "a"): return Escape(unit: 0x07, length: 2, isCopied: false)
    case UInt8(ascii: "b"): return Escape(unit: 0x08, length: 2, isCopied: false)
    case UInt8(ascii: "f"): return Escape(unit: 0x0C, length: 2, isCopied: false)
    case UInt8(ascii: "n"): return Escape(unit: 0x0A, length: 2, isCopied: false)
    case UInt8(ascii: "r"): return Escape(unit: 0x0D, length: 2, isCopied: false)
    case UInt8(ascii: "t"): return Escape(unit: 0x09, length: 2, isCopied: false)
    case UInt8(ascii: "v"): return Escape(unit: 0x0B, length: 2, isCopied: false)
    default: return Escape(unit: 0, length: 1, isCopied: true)
    }
  }

  /// Decodes the bytes between the quotes of a string.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>, into builder: inout PlistTextBuilder) {
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      builder.copy(bytes, start..<index)
      let escape = escape(in: bytes, at: index, end: range.upperBound)
      if !escape.isCopied {
        builder.append(unit: escape.unit, from: ByteRange(index, index + escape.length))
        index += escape.length
      } else if let next = ByteCursor(bytes, from: index + 1, to: range.upperBound).scalar() {
        builder.append(next.scalar, from: ByteRange(index, index + 1 + next.count))
        index += 1 + next.count
      } else {
        index += 1
      }
      start = index
    }
    builder.copy(bytes, start..<range.upperBound)
  }

  private static func octal(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Escape {
    var value = 0
    var index = offset + 1
    while index < end, index < offset + 4, bytes[index] & 0xF8 == 0x30 {
      value = value << 3 | Int(bytes[index] & 7)
      index += 1
    }
    let unit = nextStep(UInt8(truncatingIfNeeded: value))
    return Escape(unit: unit, length: index - offset, isCopied: false)
  }

  private static func unicode(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Escape {
    var value: UInt32 = 0
    var index = offset + 2
    while index < end, index < offset + 6, let digit = bytes[index].asciiHexValue {
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return Escape(unit: value, length: index - offset, isCopied: false)
  }

  /// Returns the character of a byte in the NeXTSTEP character set; U+0000 for 0xFE and 0xFF.
  static func nextStep(_ byte: UInt8) -> UInt32 {
    byte < 0x80 ? UInt32(byte) : nextStepHigh[Int(byte) - 0x80]
  }

  private static let nextStepHigh: [UInt32] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7,
    0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF,
    0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
    0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7,
    0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7,
    0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
    0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF,
    0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
    0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7,
    0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
    0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
    0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
    0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
    0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
    0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0x0000, 0x0000,
  ]
}
