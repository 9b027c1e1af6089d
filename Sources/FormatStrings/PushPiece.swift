public import SourceText

/// A stretch of a text as the push scanner reads it.
public struct PushPiece: Hashable, Sendable {
  /// What the scanner does with a stretch.
  public enum Kind: Hashable, Sendable {
    /// Copied as it is.
    case literal
    /// Replaced by an argument; positions count from 1, and a written `0` stays 0.
    case argument(position: Int, isNumbered: Bool)
    /// `%%`, shown as one percent sign.
    case percent
    /// Vanishes from the text, for example `%d`, or the `%1` of `%1$s`.
    case dropped
    /// A percent sign and a character outside ASCII, of which only the first byte is dropped.
    ///
    /// What is left is not UTF-8, so nothing at all is shown.
    case broken
    /// Behind a NUL, which ends the text.
    case unreachable
  }

  /// What the scanner does with the stretch.
  public var kind: Kind
  /// The stretch, in bytes of the text.
  public var range: ByteRange

  /// Creates a piece.
  public init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}
