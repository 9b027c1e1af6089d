public import Catalogs
public import Delivery
import Diagnostics
import Languages
import SourceText

/// One string catalog as rules see it.
public struct CatalogContext: Sendable {
  /// The app or folder of localizations that the catalog belongs to.
  public let app: AppContext
  /// The catalog.
  public let catalog: CatalogDocument
  /// Name of its table, for example `Localizable`.
  public let tableName: String
  /// For the numbers of entries whose keys payloads use, those uses.
  public let uses: [Int: [KeyUse]]

  /// Creates the context of a catalog; nil when the app has no table of it.
  init?(_ catalog: CatalogDocument, in app: AppContext) {
    guard let table = app.bundle.tables.first(where: { $0.catalog === catalog }) else { return nil }
    self.app = app
    self.catalog = catalog
    tableName = table.name
    var uses: [Int: [KeyUse]] = [:]
    if tableName == "Localizable", !app.uses.isEmpty {
      let byKey = Dictionary(grouping: app.uses) { Array($0.key.utf8) }
      for (number, entry) in catalog.entries.enumerated() {
        if let found = byKey[catalog.bytes(entry.key)] { uses[number] = found }
      }
    }
    self.uses = uses
  }

  /// The languages of a number in the catalog, as diagnostics take them.
  func locales(_ language: Int) -> [String] {
    catalog.languages.indices.contains(language)
      ? [LanguageID(catalog.languages[language].folder).canonical] : []
  }

  /// Returns a place in the catalog's file.
  func place(_ range: ByteRange) -> SourcePlace {
    SourcePlace(path: catalog.source.path, range: range)
  }

  /// Makes a finding about an entry, with key and payloads filled in.
  func finding(
    _ rule: RuleDescription,
    severity: Severity,
    entry number: Int,
    at range: ByteRange,
    locales: [String],
    _ message: Message,
    help: Message?
  ) -> Diagnostic {
    let uses = uses[number] ?? []
    return Diagnostic(
      rule: rule.id,
      severity: severity,
      message: message,
      place: place(range),
      help: help,
      key: catalog.string(catalog.entries[number].key),
      locales: locales,
      payload: uses.first?.place.path,
      pointer: uses.first?.pointer,
      related: uses.map { RelatedPlace(place: $0.place, message: "used here") }
    )
  }
}
