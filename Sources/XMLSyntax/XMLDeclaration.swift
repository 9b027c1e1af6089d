public import SourceText

/// The encoding that an XML declaration names, and whether the file is in it.
public struct XMLDeclaration: Hashable, Sendable {
  /// The name between the quotes.
  public var encodingName: ByteRange

  /// Reads the declaration at the start of a decoded text; nil where none names an encoding.
  public init?(_ source: DecodedSource) {
    var cursor = ByteCursor(source.utf8, from: source.contentStart)
    guard cursor.starts(with: "<?xml") else { return nil }
    while !cursor.starts(with: "encoding") {
      guard let byte = cursor.current, byte != 0x3E else { return nil }
      cursor.advance()
    }
    cursor.advance(by: 8)
    while let byte = cursor.current, byte == 0x20 || byte == 0x3D || (9...13).contains(byte) {
      cursor.advance()
    }
    guard let quote = cursor.current, quote == 0x22 || quote == 0x27 else { return nil }
    cursor.advance()
    let start = cursor.position
    while let byte = cursor.current, byte != quote { cursor.advance() }
    guard !cursor.isAtEnd else { return nil }
    encodingName = ByteRange(start, cursor.position)
  }

  /// Returns whether an XML parser can read the file in that encoding.
  ///
  /// To be asked of a file whose text, once decoded, is well-formed.
  public func isTrue(of source: DecodedSource) -> Bool {
    let name = source.utf8[encodingName.range].map(\.asciiLowercased)
    if source.encoding == .utf8, name.elementsEqual("utf-8".utf8) { return true }
    return XMLDocument.canDecode(source.file.bytes)
  }
}
