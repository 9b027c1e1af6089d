public import SourceText

/// The texts of one key in one language.
public struct CatalogLocalization: Sendable {
  /// What the compiler takes of a localization.
  public enum Content: Sendable {
    /// One text.
    case unit(CatalogUnit)
    /// One text a plural category.
    case plural([CatalogForm], CatalogAxis)
    /// One text or one set of plural forms a device.
    case device([CatalogBranch], CatalogAxis)
    /// Nothing, although the compiler takes the localization.
    case nothing
  }

  /// Number of the language in `CatalogDocument.languages`.
  public var language: Int
  /// The language's name, without its quotes.
  public var nameRange: ByteRange
  /// The value.
  public var range: ByteRange
  /// What is compiled.
  public var content = Content.nothing
  /// The text beside variations, which the compiler drops; nil without one.
  public var droppedUnit: CatalogUnit?
  /// The variables that texts can name, in the order of the file.
  public var substitutions: [CatalogSubstitution] = []

  /// Creates a localization without texts.
  init(language: Int, nameRange: ByteRange, range: ByteRange) {
    self.language = language
    self.nameRange = nameRange
    self.range = range
  }

  /// All texts that are compiled, those of substitutions last.
  public var units: [CatalogUnit] {
    var units: [CatalogUnit] = []
    switch content {
    case .unit(let unit): units.append(unit)
    case .plural(let forms, _): units += forms.map(\.unit)
    case .device(let branches, _):
      for branch in branches { units += branch.units }
    case .nothing: break
    }
    for substitution in substitutions { units += substitution.forms.map(\.unit) }
    return units
  }
}
