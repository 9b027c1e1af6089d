/// One replacement in one file.
public struct SourceEdit: Hashable, Sendable {
  /// Path of the file, as `SourceFile.path`.
  public var path: String
  /// The bytes of the text that are replaced; empty for an insertion.
  public var range: ByteRange
  /// What stands there afterwards, in characters; the fixer writes it in the file's encoding.
  public var replacement: String

  /// Creates an edit.
  public init(path: String, range: ByteRange, replacement: String) {
    self.path = path
    self.range = range
    self.replacement = replacement
  }
}
