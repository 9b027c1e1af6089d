/// One replacement in one file.
public struct SourceEdit: Hashable, Sendable {
  /// Path of the file, as `SourceFile.path`.
  public var path: String
  /// The bytes of the text that are replaced; empty for an insertion.
  public var range: ByteRange
  /// What stands there afterwards, in characters; the fixer writes it in the file's encoding.
  public var replacement: String
  /// Whether the file is written anew, as UTF-8 without a byte order mark: then the range is the whole
  /// text, and no other edit of the file goes with this one.
  public var storesFileAsUTF8: Bool

  /// Creates an edit.
  public init(path: String, range: ByteRange, replacement: String) {
    self.path = path
    self.range = range
    self.replacement = replacement
    storesFileAsUTF8 = false
  }

  /// Creates an edit that writes a whole file anew, as UTF-8.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - text: What it holds afterwards.
  public init(storingAsUTF8 source: DecodedSource, text: String) {
    path = source.path
    range = ByteRange(0, source.utf8.count)
    replacement = text
    storesFileAsUTF8 = true
  }
}
