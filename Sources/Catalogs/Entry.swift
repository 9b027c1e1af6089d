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
  /// The whole entry, from its key to behind its end; in a catalog with all its languages.
  public var range: ByteRange
  /// The comment right before the entry, in a catalog the entry's own; nil without one.
  public var comment: ByteRange?
  /// Whether the file has no text for the key here, so that the key itself is the text.
  ///
  /// So in a catalog: for the source language, and for keys that are not to be translated.
  public var isKeyAsText: Bool

  /// Creates an entry.
  public init(
    key: TableText,
    value: Value,
    range: ByteRange,
    comment: ByteRange? = nil,
    isKeyAsText: Bool = false
  ) {
    self.key = key
    self.value = value
    self.range = range
    self.comment = comment
    self.isKeyAsText = isKeyAsText
  }

  /// The text's or the variation's own range; two languages of a catalog's entry differ in it.
  public var valueRange: ByteRange {
    switch value {
    case .text(let text): text.range
    case .variation(let variation): variation.range
    case .unusable(let range): range
    }
  }

  /// The entry's text where it is a plain one.
  public var text: TableText? {
    if case .text(let text) = value { text } else { nil }
  }
}
