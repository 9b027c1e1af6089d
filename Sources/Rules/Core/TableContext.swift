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
  /// The development language's table of the same name and kind, also for that table itself.
  let source: DevelopmentTable?
  /// Which of its entries answer for the keys of this one.
  private let alignment: KeyAlignment?
  /// Number of each entry whose key payloads use, with those uses.
  public let uses: [Int: [KeyUse]]

  /// Creates the context of a table.
  init(
    app: AppContext,
    table: StringTable,
    source: DevelopmentTable?,
    uses: [Int: [KeyUse]]
  ) {
    self.app = app
    self.table = table
    self.source = source
    alignment = source.flatMap { source in
      source.table.isSame(as: table) ? nil : KeyAlignment(table, with: source.table)
    }
    self.uses = uses
  }

  /// `source`, but nil for that table itself: nothing is compared with itself.
  var development: DevelopmentTable? { alignment == nil ? nil : source }

  /// The development language's table of the same name and kind; nil for that table itself.
  public var developmentTable: StringTable? { development?.table }

  /// The plural rules of the table's language, which nobody knows outside a language folder; finding them
  /// costs as much as many entries do.
  func pluralRules() -> PluralRules {
    let folder = table.folder ?? "und"
    return PluralRules(language: folder == "Base" ? app.bundle.developmentLanguage : folder)
  }

  /// Numbers of the visible entries whose keys the development language lacks; all where there is no other
  /// table to compare with.
  var ownKeys: [Int] {
    alignment?.unmatched ?? table.entries.indices.filter { table.hiddenBy[$0] == nil }
  }

  /// Whether the table has every visible key of the development language's; false without one.
  var hasAllDevelopmentKeys: Bool {
    guard let alignment, let source else { return false }
    return alignment.partnerCount == source.table.keyCount
  }

  /// Returns the development language's entry for the key of an entry; nil where it has no text.
  func partner(of number: Int) -> DevelopmentTable.Partner? {
    guard let development, let partner = alignment?.partner(of: number) else { return nil }
    return development.partner(partner)
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
