/// A reading position in an array of bytes: the one place where scanners touch memory.
@frozen
public struct ByteCursor: Sendable {
  /// The bytes that are read.
  public let bytes: [UInt8]
  /// Offset behind the last byte that may be read, in bytes.
  public let end: Int
  /// Offset of the next byte, in bytes.
  public var position: Int

  /// Creates a cursor over a part of the bytes; limits outside the array are brought inside.
  @inlinable
  public init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
    self.bytes = bytes
    self.end = min(end ?? bytes.count, bytes.count)
    self.position = max(0, min(start, self.end))
  }

  /// Whether every byte has been read.
  @inlinable public var isAtEnd: Bool { position >= end }

  /// The next byte without moving; nil at the end.
  @inlinable public var current: UInt8? { position < end ? bytes[position] : nil }

  /// Returns a later byte without moving; nil outside.
  @inlinable
  public func peek(_ distance: Int = 1) -> UInt8? {
    let index = position + distance
    return index >= 0 && index < end ? bytes[index] : nil
  }

  /// Moves forward, never past the end.
  @inlinable
  public mutating func advance(by count: Int = 1) {
    position = min(end, position + count)
  }

  /// Moves past a byte when it is the next one.
  @inlinable
  public mutating func take(_ byte: UInt8) -> Bool {
    guard position < end, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Returns whether the text at the position begins with the given bytes.
  @inlinable
  public func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= end else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Returns the Unicode scalar at the position and its length in bytes.
  ///
  /// Nil at the end and where the bytes are no valid UTF-8.
  @inlinable
  public func scalar() -> (scalar: Unicode.Scalar, count: Int)? {
    guard let first = current else { return nil }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
    guard count > 0, position + count <= end else { return nil }
    var value = UInt32(first) & (count == 4 ? 0x07 : count == 3 ? 0x0F : 0x1F)
    for index in 1..<count {
      let byte = bytes[position + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= (count == 4 ? 0x10000 : count == 3 ? 0x800 : 0x80),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, count)
  }
}
