public import SourceText

/// The text for one plural category.
public struct CatalogForm: Sendable {
  /// The category as written.
  public var category: TableText
  /// The text.
  public var unit: CatalogUnit
  /// From the category's quote to behind the value.
  public var range: ByteRange
}
