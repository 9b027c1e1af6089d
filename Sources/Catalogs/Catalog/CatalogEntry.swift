public import SourceText

/// One key of a string catalog.
public struct CatalogEntry: Sendable {
  /// How a key came into the catalog, as far as it matters.
  public enum ExtractionState: Sendable {
    /// Nothing is said: from code whose key is the text.
    case unsaid
    /// Added by hand; the compiler then ships source texts in any state.
    case manual
    /// From code that gives a text of its own.
    case extractedWithValue
    /// No longer found in code.
    case stale
    /// Any other word.
    case other
  }

  /// The key.
  public var key: TableText
  /// From the key's quote to behind the value.
  public var range: ByteRange
  /// The comment, without its quotes; nil without one.
  public var comment: TableText?
  /// How the key came into the catalog.
  public var extractionState = ExtractionState.unsaid
  /// Where the state stands, without its quotes; nil without one.
  public var extractionStateRange: ByteRange?
  /// Whether the texts are to be translated; texts that are there ship all the same.
  public var shouldTranslate = true
  /// The languages in the order of the file, each once, without those that are `null`.
  public var localizations: [CatalogLocalization] = []

  /// Creates an entry without texts.
  init(key: TableText, range: ByteRange) {
    self.key = key
    self.range = range
  }
}
