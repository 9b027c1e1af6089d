import SourceText

/// Collects the characters of a string while its source is read, joining surrogate pairs.
struct PlistTextBuilder {
  private(set) var utf8: [UInt8] = []
  private(set) var pieces: [DecodedPlistText.Piece] = []
  private let keepsPieces: Bool
  /// The first half of a surrogate pair, with where it is written.
  private var pending: (unit: UInt32, source: ByteRange)?

  init(capacity: Int, keepsPieces: Bool) {
    self.keepsPieces = keepsPieces
    utf8.reserveCapacity(capacity)
  }

  /// Adds bytes of the source as they are; invalid UTF-8 becomes U+FFFD.
  mutating func copy(_ bytes: [UInt8], _ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let bad = UTF8Validation.firstInvalid(in: bytes, start..<range.upperBound)
      let end = bad?.lowerBound ?? range.upperBound
      if start < end {
        flush()
        note(ByteRange(start, end), isCopied: true)
        utf8 += bytes[start..<end]
      }
      if let bad { append("\u{FFFD}", from: bad) }
      start = bad?.upperBound ?? end
    }
  }

  /// Adds what an escape, a reference or a unit of UTF-16 stands for; halves of pairs are joined.
  mutating func append(unit: UInt32, from source: ByteRange) {
    if let first = pending, unit & 0xFC00 == 0xDC00 {
      pending = nil
      let value = 0x10000 + (first.unit & 0x3FF) << 10 + unit & 0x3FF
      add(Unicode.Scalar(value) ?? "\u{FFFD}", from: first.source.union(source))
      return
    }
    flush()
    if unit & 0xFC00 == 0xD800 {
      pending = (unit, source)
    } else {
      add(Unicode.Scalar(unit) ?? "\u{FFFD}", from: source)
    }
  }

  /// Adds a character.
  mutating func append(_ scalar: Unicode.Scalar, from source: ByteRange) {
    flush()
    add(scalar, from: source)
  }

  /// Ends the text, which ends at an offset of the source.
  mutating func finish(sourceEnd: Int) -> DecodedPlistText {
    flush()
    return DecodedPlistText(utf8: utf8, pieces: pieces, sourceEnd: sourceEnd)
  }

  private mutating func flush() {
    guard let first = pending else { return }
    pending = nil
    add("\u{FFFD}", from: first.source)
  }

  private mutating func add(_ scalar: Unicode.Scalar, from source: ByteRange) {
    note(source, isCopied: false)
    utf8.appendUTF8(scalar)
  }

  private mutating func note(_ source: ByteRange, isCopied: Bool) {
    guard keepsPieces else { return }
    pieces.append(
      DecodedPlistText.Piece(
        text: utf8.count,
        source: source.lowerBound,
        sourceEnd: source.upperBound,
        isCopied: isCopied
      )
    )
  }
}
