public import Catalogs

/// One language of a bundle: an `.lproj` folder, or what a catalog compiles to for one language.
public struct LocalizationFolder: Sendable {
  /// Name as written, without `.lproj`, for example `pt-BR` or `Base`.
  public let name: String
  /// The tables in it, in the order of their paths.
  public var tables: [StringTable]
  /// Path of some other file in the folder, for a folder without tables; nil without one.
  public var memberPath: String?

  /// Creates a language of a bundle.
  public init(name: String, tables: [StringTable], memberPath: String? = nil) {
    self.name = name
    self.tables = tables
    self.memberPath = memberPath
  }

  /// Whether this is the `Base` folder, which is no language.
  public var isBase: Bool { name == "Base" }

  /// Returns the `.strings` half of a table; nil when the folder has none.
  public func strings(_ table: String) -> StringTable? {
    tables.first { $0.name == table && !$0.isStringsdict }
  }

  /// Returns the tables of a name that stand behind those that answer: files beside a catalog.
  func twins(_ table: String) -> [StringTable] {
    let same = tables.filter { $0.name == table }
    guard Set(same.map(\.isCatalog)).count == 2 else { return [] }
    return same.filter { twin in
      let answering = twin.isStringsdict ? stringsdict(table) : strings(table)
      return answering?.path != twin.path
    }
  }

  /// Returns the `.stringsdict` half of a table; nil when the folder has none.
  public func stringsdict(_ table: String) -> StringTable? {
    tables.first { $0.name == table && $0.isStringsdict }
  }
}
