import SourceText

/// Data in angle brackets: pairs of hexadecimal digits, with blanks between the pairs.
///
/// Apple's reader looks at the low byte of each unit of UTF-16 only, so that U+0130 counts as the
/// digit `0`, and a character above U+FFFF as two digits.
/// Source: runs of `PropertyListSerialization`, for example `"a" = <İA>;`, which gives 0x0A.
extension OpenStepScanner {
  /// Reads data behind its `<`, up to behind its `>`.
  ///
  /// Nil when it is malformed: then the position is behind the last digit that was read.
  mutating func scanData() -> [UInt8]? {
    var result: [UInt8] = []
    var pending: UInt8?
    while position < end {
      let byte = bytes[position]
      if byte < 0x80 {
        if byte == UInt8(ascii: ">"), pending == nil {
          position += 1
          return result
        }
        if let digit = byte.asciiHexValue {
          take(digit, &pending, &result)
          position += 1
        } else if pending == nil, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
          position += 1
        } else {
          return nil
        }
      } else if pending == nil, isLineSeparator(at: position) {
        position += 3
      } else {
        guard takeUnits(&pending, &result) else { return nil }
      }
    }
    return nil
  }

  private func take(_ digit: UInt8, _ pending: inout UInt8?, _ result: inout [UInt8]) {
    if let high = pending {
      result.append(high << 4 | digit)
      pending = nil
    } else {
      pending = digit
    }
  }

  /// Reads a character outside ASCII as digits; returns whether it is made of them.
  private mutating func takeUnits(_ pending: inout UInt8?, _ result: inout [UInt8]) -> Bool {
    guard let (scalar, count) = scalar(at: position) else { return false }
    for unit in scalar.utf16 {
      guard let digit = UInt8(truncatingIfNeeded: unit).asciiHexValue else { return false }
      take(digit, &pending, &result)
    }
    position += count
    return true
  }

  /// Returns the character at an offset and its length in bytes; nil at the end and where there is
  /// no valid one.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, count: Int)? {
    guard offset < end else { return nil }
    let first = bytes[offset]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard offset + count <= end else { return nil }
    let slice = UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
    guard UTF8Validation.scan(slice, 0..<count).invalid == nil else { return nil }
    var value = UInt32(first) & (count == 4 ? 0x07 : count == 3 ? 0x0F : 0x1F)
    for step in 1..<count { value = value << 6 | UInt32(bytes[offset + step] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, count) }
  }
}
