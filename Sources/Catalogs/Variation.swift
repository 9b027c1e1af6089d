import FormatStrings
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
    case .catalog(let entry, let localization):
      guard let catalog = table.catalog, Int(entry) < catalog.entries.count,
        Int(localization) < catalog.entries[Int(entry)].localizations.count
      else { return .unusable(range) }
      let found = catalog.entries[Int(entry)].localizations[Int(localization)]
      return CatalogLowering(source: table.source).stringsdictValue(of: found) ?? .unusable(range)
    }
  }

  /// Returns what an iPhone takes of the entry: see `VariedValue.onPhone(in:)`.
  public func phoneValue(in table: StringTable) -> VariedValue? {
    value(in: table).onPhone(in: table.source)
  }

  /// Returns the text that the system reads first on a phone: of a plural format its
  /// `NSStringLocalizedFormatKey`; nil without one.
  public func formatKey(in table: StringTable) -> String? {
    switch phoneValue(in: table) {
    case .text(let text): text.string(in: table.source)
    case .format(let format): format.format?.string(in: table.source)
    default: nil
    }
  }

  /// Whether a phone needs plural rules for the entry, which a push does not have.
  ///
  /// It does not for a device entry of plain texts, and for a format without variables.
  public func needsPluralRules(in table: StringTable) -> Bool {
    guard case .format(let format)? = phoneValue(in: table),
      let text = format.format?.string(in: table.source)
    else { return false }
    return FormatString(text).specifiers.contains { $0.variable != nil }
  }
}
