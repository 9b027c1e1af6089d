public import SourceText

extension JSONText {
  /// Decodes the bytes between the quotes of a string.
  ///
  /// For texts that are remembered by their range alone; half a surrogate pair and invalid bytes
  /// become U+FFFD.
  public init(content: ByteRange, in source: DecodedSource) {
    var decoder = JSONTextDecoder(source.utf8, content: content)
    decoder.run()
    self.init(
      string: String(decoding: decoder.utf8, as: UTF8.self),
      content: content,
      map: decoder.map
    )
  }
}

extension JSONNode {
  /// Whether the bytes between the quotes of a string or key are not yet the text itself.
  public var needsDecoding: Bool {
    !tree.isWellFormed || record.flags.contains(.hasEscapes)
  }
}
