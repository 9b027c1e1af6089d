public import SourceText

/// A text with what translators say of it.
public struct CatalogUnit: Sendable {
  /// How far a text is.
  public enum State: String, Sendable {
    /// Not yet translated.
    case new
    /// Done.
    case translated
    /// To be looked at again.
    case needsReview = "needs_review"
    /// The key is no longer in the code.
    case stale
    /// Any other word; the compiler takes them all.
    case other
  }

  /// How far the text is.
  public var state: State
  /// Where that stands, without its quotes.
  public var stateRange: ByteRange
  /// The text.
  public var value: TableText
}
