public import SourceText

/// What one device shows.
public struct CatalogBranch: Sendable {
  /// A text, or texts for plural categories.
  public enum Content: Sendable {
    /// One text.
    case unit(CatalogUnit)
    /// One text a plural category.
    case plural([CatalogForm], CatalogAxis)
  }

  /// The device as written, for example `iphone`.
  public var device: TableText
  /// What it shows.
  public var content: Content
  /// From the device's quote to behind the value.
  public var range: ByteRange

  /// All texts.
  public var units: [CatalogUnit] {
    switch content {
    case .unit(let unit): [unit]
    case .plural(let forms, _): forms.map(\.unit)
    }
  }
}
