public import PlistSyntax
public import SourceText

/// A plural, width or device entry, as it stands in a `.stringsdict` or in a string catalog.
///
/// `value(in:)` gives both in the same shape.
public struct Variation: Sendable {
  /// Where an entry is described.
  enum Content: Sendable {
    /// In a dictionary of a `.stringsdict`.
    case dictionary(PlistValue)
    /// In one language of an entry of a catalog: numbers of the entry and of the localization in it.
    case catalog(entry: UInt32, localization: UInt32)
  }

  let content: Content
  /// The dictionary, or the catalog's object of one language.
  public let range: ByteRange

  /// Creates a variation from its dictionary.
  public init(dictionary: PlistValue) {
    content = .dictionary(dictionary)
    range = dictionary.range
  }

  /// Creates a variation from one language of an entry of a catalog.
  init(entry: Int, localization: Int, range: ByteRange) {
    content = .catalog(
      entry: UInt32(truncatingIfNeeded: entry),
      localization: UInt32(truncatingIfNeeded: localization)
    )
    self.range = range
  }

  /// Returns the entry in the shape in which the system reads it.
  ///
  /// Built on demand, in time linear in the entry.
  public func value(in table: StringTable) -> VariedValue {
    switch content {
    case .dictionary(let dictionary):
      return StringsdictValue(source: table.source).value(dictionary)
    case .catalog: return .unusable(range)
    }
  }

  /// Returns the text that the system reads first on a phone: of a plural format its
  /// `NSStringLocalizedFormatKey`; nil without one.
  public func formatKey(in table: StringTable) -> String? {
    switch value(in: table).onPhone(in: table.source) {
    case .text(let text): text.string(in: table.source)
    case .format(let format): format.format?.string(in: table.source)
    default: nil
    }
  }
}
