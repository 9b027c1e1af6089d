public import SourceText

/// A decoded string, with the way back from its bytes to the bytes of the file.
///
///     source  "a\u00e9b"      text  a é b
///     sourceRange(of: 1..<3) is the range of \u00e9
public struct JSONText: Sendable {
  /// The decoded text; a lone surrogate and invalid bytes are U+FFFD.
  public let string: String
  private let content: ByteRange
  private let map: OffsetMap?

  init(string: String, content: ByteRange, map: OffsetMap?) {
    self.string = string
    self.content = content
    self.map = map
  }

  /// Returns the range in the source's `utf8` of a range of the decoded text.
  ///
  /// The range counts bytes of `string.utf8`; an offset inside a scalar is taken as its start, one
  /// behind the end as the end.
  public func sourceRange(of range: Range<Int>) -> ByteRange {
    ByteRange(sourceOffset(of: range.lowerBound), sourceOffset(of: range.upperBound))
  }

  /// Returns the offset in the source's `utf8`, in bytes, of an offset in `string.utf8`, in bytes.
  public func sourceOffset(of offset: Int) -> Int {
    guard let map else {
      return min(content.lowerBound + max(0, offset), content.upperBound)
    }
    return map.fileOffset(ofText: max(0, offset))
  }
}
