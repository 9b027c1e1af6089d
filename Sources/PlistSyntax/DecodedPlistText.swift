public import SourceText

/// The characters of a string, with the way back to where they are written.
///
/// For example the old-style text `a\U00e9\n` at offset 10:
///
///     utf8    61 | C3 A9 | 0A
///     pieces  (0, 10, copied) (1, 11, 2 bytes from 6) (3, 17, 1 byte from 2)
public struct DecodedPlistText: Sendable {
  /// A stretch that is copied byte for byte, or one escape or reference.
  struct Piece: Sendable {
    /// Offset of its first byte in `utf8`.
    var text: Int
    /// Offset of its first byte in the source.
    var source: Int
    /// Offset behind its last byte in the source.
    var sourceEnd: Int
    /// Whether the bytes are the same on both sides.
    var isCopied: Bool
  }

  /// The characters as UTF-8, always valid.
  public internal(set) var utf8: [UInt8]
  var pieces: [Piece]
  /// Offset behind the string in the source, in bytes.
  var sourceEnd: Int

  /// The characters as a string.
  public var string: String { String(decoding: utf8, as: UTF8.self) }

  /// Returns where a part of the characters is written: a range in the source's `utf8`.
  ///
  /// The range counts bytes of this text's `utf8`. A range that begins or ends inside an escape is
  /// widened to the whole escape; an empty range gives an empty one.
  public func sourceRange(_ range: ByteRange) -> ByteRange {
    let start = sourceOffset(range.lowerBound, isEnd: false)
    guard !range.isEmpty else { return .empty(at: start) }
    return ByteRange(start, sourceOffset(range.upperBound, isEnd: true))
  }

  private func sourceOffset(_ offset: Int, isEnd: Bool) -> Int {
    guard offset < utf8.count || isEnd else { return sourceEnd }
    // The end belongs to the piece of the last byte before it.
    let wanted = isEnd ? min(offset, utf8.count) - 1 : offset
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].text <= wanted { low = middle } else { high = middle }
    }
    guard low < pieces.count else { return sourceEnd }
    let piece = pieces[low]
    guard piece.isCopied else { return isEnd ? piece.sourceEnd : piece.source }
    return piece.source + wanted - piece.text + (isEnd ? 1 : 0)
  }
}
