public import SourceText

/// A text of a varied entry: one that stands in the file, or one that the compiler makes.
public struct VariantText: Sendable {
  /// Where it stands, or what it was made of; a range of the source's `utf8`.
  public let range: ByteRange
  /// The text as it stands in the file; nil for one that the compiler makes.
  public let written: TableText?
  private let made: String?

  /// Takes a text of the file.
  public init(_ text: TableText) {
    range = text.range
    written = text
    made = nil
  }

  /// Takes a text that the compiler makes of something in the file.
  public init(made: String, of range: ByteRange) {
    self.range = range
    written = nil
    self.made = made
  }

  /// Returns the text, decoded.
  public func string(in source: DecodedSource) -> String {
    if let made { return made }
    guard let written else { return "" }
    return TextDecoder.withBytes(of: written, in: source) { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls a closure with the UTF-8 of the text, without copying where possible.
  public func withBytes<Result>(
    in source: DecodedSource,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if let written { return TextDecoder.withBytes(of: written, in: source, body) }
    var made = made ?? ""
    return made.withUTF8(body)
  }

  /// Whether the text has some bytes.
  public func isEqual(to bytes: [UInt8], in source: DecodedSource) -> Bool {
    withBytes(in: source) { $0.hasSameBytes(as: bytes) }
  }

  /// Returns where a part of the decoded text stands in the file.
  ///
  /// - Parameters:
  ///   - part: Bytes of the decoded UTF-8, from 0.
  ///   - source: The file's text.
  /// - Returns: A range of the source's `utf8`; for a made text, all of `range`.
  public func sourceRange(of part: ByteRange, in source: DecodedSource) -> ByteRange {
    written.map { TextDecoder.sourceRange(of: part, in: $0, source: source) } ?? range
  }
}
