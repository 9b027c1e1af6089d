/// A half-open range of byte offsets into one text, kept in eight bytes.
///
/// Offsets count bytes of `DecodedSource.utf8`, from 0. Files are limited to
/// `DecodedSource.maximumBytes`, so 32 bits are enough.
@frozen
public struct ByteRange: Hashable, Sendable {
  /// Offset of the first byte, in bytes, from 0.
  public var start: UInt32
  /// Offset behind the last byte, in bytes, from 0.
  public var end: UInt32

  /// Creates a range from two byte offsets; an end before the start gives an empty range.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: max(start, end))
  }

  /// Creates a range from a standard half-open range.
  @inlinable
  public init(_ range: Range<Int>) {
    self.init(range.lowerBound, range.upperBound)
  }

  /// Creates an empty range at an offset, for something that is missing there.
  @inlinable
  public static func empty(at offset: Int) -> ByteRange {
    ByteRange(offset, offset)
  }

  /// Offset of the first byte, in bytes, from 0.
  @inlinable public var lowerBound: Int { Int(start) }
  /// Offset behind the last byte, in bytes, from 0.
  @inlinable public var upperBound: Int { Int(end) }
  /// Length in bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }
  /// Whether the range holds no byte.
  @inlinable public var isEmpty: Bool { start == end }
  /// The same range as a standard range, for subscripts.
  @inlinable public var range: Range<Int> { Int(start)..<Int(end) }

  /// Returns the range moved by a number of bytes.
  @inlinable
  public func shifted(by offset: Int) -> ByteRange {
    ByteRange(lowerBound + offset, upperBound + offset)
  }

  /// Whether the two ranges have a byte in common.
  @inlinable
  public func overlaps(_ other: ByteRange) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }

  /// Returns the smallest range that holds both.
  @inlinable
  public func union(_ other: ByteRange) -> ByteRange {
    ByteRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}
