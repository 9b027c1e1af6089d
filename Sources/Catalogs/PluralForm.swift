public import SourceText

/// The text of a plural variable for one category.
public struct PluralForm: Sendable {
  /// The category as written, for example `one`; not always one that exists.
  public var category: VariantText
  /// The text; nil for a value that is none.
  public var text: VariantText?
  /// Name and value together.
  public var range: ByteRange

  /// Creates a form.
  public init(category: VariantText, text: VariantText?, range: ByteRange) {
    self.category = category
    self.text = text
    self.range = range
  }
}
