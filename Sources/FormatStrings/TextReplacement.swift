public import SourceText

/// A stretch of a text and what to write for it.
public struct TextReplacement: Hashable, Sendable {
  /// The stretch, in bytes of the text; empty for an insertion.
  public var range: ByteRange
  /// What to write there.
  public var text: String

  /// Creates a replacement.
  public init(_ range: ByteRange, _ text: String) {
    self.range = range
    self.text = text
  }
}
