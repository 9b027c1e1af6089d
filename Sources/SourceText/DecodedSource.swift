/// A file's text as UTF-8, which every reader works on, with the way back to the bytes on disk.
///
/// For a UTF-8 file the text *is* the file's bytes, a mark included, so offsets are the same on both
/// sides and nothing is copied. Files in other encodings are transcoded once and keep an `OffsetMap`.
/// All ranges in syntax trees, models and diagnostics are offsets into `utf8`; only reporters and
/// the fixer ask for places on disk.
public struct DecodedSource: Sendable {
  /// Largest file that is read, in bytes.
  ///
  /// Larger ones are refused with `resource-limit`: offsets are kept in 32 bits, and no real table
  /// comes near.
  public static let maximumBytes = 256 << 20

  /// The file on disk.
  public let file: SourceFile
  /// The text as UTF-8.
  ///
  /// In a file with invalid UTF-8 the invalid bytes are still here.
  public let utf8: [UInt8]
  /// Offset in `utf8` where the content begins, in bytes: behind a byte order mark.
  public let contentStart: Int
  /// The encoding that the text was read in.
  public let encoding: SourceEncoding
  /// The way from `utf8` to the file, absent where offsets are the same.
  public let offsetMap: OffsetMap?

  /// Creates a source from its parts.
  public init(
    file: SourceFile,
    utf8: [UInt8],
    contentStart: Int,
    encoding: SourceEncoding,
    offsetMap: OffsetMap?
  ) {
    self.file = file
    self.utf8 = utf8
    self.contentStart = contentStart
    self.encoding = encoding
    self.offsetMap = offsetMap
  }

  /// Creates a source that is taken as UTF-8; a byte order mark is stepped over.
  public init(utf8 file: SourceFile) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.init(
      file: file,
      utf8: file.bytes,
      contentStart: file.bytes.starts(with: mark) ? mark.count : 0,
      encoding: .utf8,
      offsetMap: nil
    )
  }

  /// Path as reports show it.
  public var path: String { file.path }

  /// Returns the range on disk, in bytes from the start of the file, of a range of the text.
  public func fileRange(_ range: ByteRange) -> Range<Int> {
    guard let offsetMap else { return range.range }
    let start = offsetMap.fileOffset(ofText: range.lowerBound)
    return start..<max(start, offsetMap.fileOffset(ofText: range.upperBound))
  }

  /// Returns a part of the text as a string; invalid bytes become U+FFFD.
  public func string(_ range: ByteRange) -> String {
    let low = min(range.lowerBound, utf8.count)
    return String(decoding: utf8[low..<max(low, min(range.upperBound, utf8.count))], as: UTF8.self)
  }
}
