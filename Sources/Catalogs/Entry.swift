public import SourceText

/// One key of a table with what the file says of it.
public struct Entry: Sendable {
  /// What a key leads to.
  public enum Value: Sendable {
    /// A text.
    case text(TableText)
    /// A plural, width or device entry.
    case variation(Variation)
    /// A value that no string table can hold, such as an array.
    case unusable(ByteRange)
  }

  /// The key.
  public var key: TableText
  /// What it leads to.
  public var value: Value
  /// The whole entry, from its key to behind its end.
  public var range: ByteRange
  /// The comment right before the entry; nil without one.
  public var comment: ByteRange?

  /// Creates an entry.
  public init(key: TableText, value: Value, range: ByteRange, comment: ByteRange? = nil) {
    self.key = key
    self.value = value
    self.range = range
    self.comment = comment
  }

  /// The entry's text where it is a plain one.
  public var text: TableText? {
    if case .text(let text) = value { text } else { nil }
  }
}
