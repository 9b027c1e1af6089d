public import SourceText

/// A stretch of a text as `String(format:)` reads it.
public struct FormatPiece: Hashable, Sendable {
  /// What the formatter does with a stretch.
  public enum Kind: Hashable, Sendable {
    /// Copied as it is.
    case literal
    /// Replaced by an argument; the number is an index of `FormatString.specifiers`.
    case specifier(Int)
    /// A percent sign that begins no specifier.
    ///
    /// Of the whole stretch only the one character behind the sign is shown: `%` of `%%`, `y` of
    /// `%y`, the space of `% %`. Its range is given in bytes of the text.
    case escape(ByteRange)
    /// A character outside the basic plane that ends such a stretch: `% 🎉`.
    ///
    /// The formatter works on UTF-16 and swallows the first half of it; U+FFFD is shown.
    case halfCharacter
    /// A specifier that the end of the text cuts off; nothing is shown.
    case incomplete
  }

  /// What the formatter does with the stretch.
  public var kind: Kind
  /// The stretch, in bytes of the text.
  public var range: ByteRange

  /// Creates a piece.
  public init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}
