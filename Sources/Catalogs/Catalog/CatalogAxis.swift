public import SourceText

/// Where a set of variations stands: `"plural" : {…}` or `"device" : {…}`.
public struct CatalogAxis: Sendable {
  /// The name, without its quotes.
  public var name: ByteRange
  /// The object with all forms or devices.
  public var range: ByteRange
}
