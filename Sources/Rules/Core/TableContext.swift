public import Catalogs
public import Delivery
public import Diagnostics
import Languages
public import SourceText

/// One table of a bundle as rules see it.
public struct TableContext: Sendable {
  /// The app or folder of localizations that the table belongs to.
  public let app: AppContext
  /// The table.
  public let table: StringTable
  /// The development language's table of the same name and kind; nil for that table itself.
  public let developmentTable: StringTable?
  /// Number of each entry whose key payloads use, with those uses.
  public let uses: [Int: [KeyUse]]

  /// Creates the context of a table.
  public init(
    app: AppContext,
    table: StringTable,
    developmentTable: StringTable?,
    uses: [Int: [KeyUse]]
  ) {
    self.app = app
    self.table = table
    self.developmentTable = developmentTable
    self.uses = uses
  }

  /// The table's language in canonical spelling; nil outside a language folder.
  public var locale: String? { table.folder.map { LanguageID($0).canonical } }

  /// `locale` as diagnostics take it.
  public var locales: [String] { locale.map { [$0] } ?? [] }

  /// Whether the system reads this table for pushes: it is the app's and named `Localizable`.
  public var isPushTable: Bool { table.name == "Localizable" && !app.uses.isEmpty }

  /// Returns a place in the table's file.
  public func place(_ range: ByteRange) -> SourcePlace {
    SourcePlace(path: table.path, range: range)
  }

  /// Returns an entry's key, decoded.
  public func key(of entry: Entry) -> String { table.string(entry.key) }
}
