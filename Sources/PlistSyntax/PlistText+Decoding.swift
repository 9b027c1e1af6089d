public import SourceText

extension PlistText {
  /// Returns the characters as UTF-8, always valid.
  ///
  /// Invalid bytes and lone surrogates become U+FFFD, as they do in a Swift string.
  public func utf8(in source: DecodedSource) -> [UInt8] {
    if form == .plain {
      let slice = source.utf8[range.clamped(to: source.utf8.count)]
      guard UTF8Validation.firstInvalid(in: source.utf8, slice.indices) != nil else {
        return Array(slice)
      }
    }
    return decode(source, keepsPieces: false).utf8
  }

  /// Returns the characters as a string.
  public func string(in source: DecodedSource) -> String {
    if form == .plain { return source.string(range) }
    return String(decoding: decode(source, keepsPieces: false).utf8, as: UTF8.self)
  }

  /// Returns the characters with the way back to where each is written.
  ///
  /// Takes time linear in the length of the string.
  public func decoded(in source: DecodedSource) -> DecodedPlistText {
    decode(source, keepsPieces: true)
  }

  /// Returns where a part of the characters is written: a range in the source's `utf8`.
  ///
  /// The range counts bytes of `utf8(in:)`. To look up several parts of one string, keep
  /// `decoded(in:)`.
  public func sourceRange(ofDecoded part: ByteRange, in source: DecodedSource) -> ByteRange {
    if form == .plain {
      let moved = part.shifted(by: range.lowerBound)
      if moved.upperBound <= range.upperBound { return moved }
    }
    return decoded(in: source).sourceRange(part)
  }

  private func decode(_ source: DecodedSource, keepsPieces: Bool) -> DecodedPlistText {
    let range = range.clamped(to: source.utf8.count)
    var builder = PlistTextBuilder(capacity: range.count, keepsPieces: keepsPieces)
    switch form {
    case .plain: builder.copy(source.utf8, range)
    case .openStep: OpenStepEscapes.decode(source.utf8, range, into: &builder)
    case .xml: XMLTextDecoding.decode(source.utf8, range, into: &builder)
    case .utf16BigEndian: decodeUTF16(source.utf8, range, into: &builder)
    case .latin1:
      for index in range {
        builder.append(unit: UInt32(source.utf8[index]), from: ByteRange(index, index + 1))
      }
    }
    return builder.finish(sourceEnd: range.upperBound)
  }

  private func decodeUTF16(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    into builder: inout PlistTextBuilder
  ) {
    var index = range.lowerBound
    while index + 1 < range.upperBound {
      let unit = UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
      builder.append(unit: unit, from: ByteRange(index, index + 2))
      index += 2
    }
  }
}

extension ByteRange {
  /// The range as far as it lies in a text of a length, in bytes.
  func clamped(to count: Int) -> Range<Int> {
    let start = min(lowerBound, count)
    return start..<max(start, min(upperBound, count))
  }
}
