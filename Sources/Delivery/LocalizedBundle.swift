public import Catalogs
import Languages

/// A folder of localizations as a phone sees it: languages, tables, and tables outside any language.
public struct LocalizedBundle: Sendable {
  /// Path of the folder that holds the `.lproj` folders, as reports show it; empty for the working
  /// directory itself.
  public let path: String
  /// The languages, sorted by name.
  public let folders: [LocalizationFolder]
  /// Tables that lie outside any language folder and hide every language.
  public let rootTables: [StringTable]
  /// Folders with tables that are nearly named like a language folder and are never read.
  public let strayFolders: [StrayFolder]
  /// Further languages that the bundle's `CFBundleLocalizations` names; most have none.
  public let declaredLanguages: [String]
  /// Whether the folder holds the `Info.plist` or the package manifest of a product of its own.
  public let isProduct: Bool
  /// Language folders that the Xcode project does not list; nil where there are none, or no project.
  public let unlistedFolders: UnlistedFolders?
  /// The language that the app is written in, as its folder is named where there is one.
  public let developmentLanguage: String

  /// Creates a bundle.
  public init(
    path: String,
    folders: [LocalizationFolder],
    rootTables: [StringTable],
    strayFolders: [StrayFolder] = [],
    declaredLanguages: [String] = [],
    isProduct: Bool = false,
    unlistedFolders: UnlistedFolders? = nil,
    developmentLanguage: String
  ) {
    self.path = path
    self.folders = folders.sorted { $0.name < $1.name }
    self.rootTables = rootTables
    self.strayFolders = strayFolders
    self.declaredLanguages = declaredLanguages
    self.isProduct = isProduct
    self.unlistedFolders = unlistedFolders
    self.developmentLanguage = developmentLanguage
  }

  /// Names of the folders, as the phone's language matcher is given them.
  public var available: [String] { folders.map(\.name) }

  /// Returns a language by its name as written.
  public func folder(named name: String) -> LocalizationFolder? {
    folders.first { $0.name == name }
  }

  /// Whether a table is there as a catalog and as files, too, which no build takes together.
  public func isCatalogAndFiles(_ table: String) -> Bool {
    Set(tables.lazy.filter { $0.name == table }.map(\.isCatalog)).count == 2
  }

  /// Whether any language has a key in a table, catalogs and files alike.
  public func hasKey(_ key: String, in table: String) -> Bool {
    tables.contains { $0.name == table && $0.entry(forKey: key) != nil }
  }

  /// The string catalogs that tables come from, in the order of their paths.
  public var catalogs: [CatalogDocument] {
    var catalogs: [String: CatalogDocument] = [:]
    for table in tables {
      if let catalog = table.catalog { catalogs[table.path] = catalog }
    }
    return catalogs.sorted { $0.key < $1.key }.map(\.value)
  }

  /// All tables of the bundle.
  public var tables: [StringTable] { rootTables + folders.flatMap(\.tables) }
}
