import Catalogs
import Delivery
import Languages

/// What was found so far of one folder of localizations.
struct BundleParts {
  private var tables: [String: [StringTable]] = [:]
  private var members: [String: String] = [:]
  private var strays: [String: String] = [:]
  private var rootTables: [StringTable] = []
  /// Languages that the folder's `Info.plist` declares.
  var declaredLanguages: [String] = []
  /// Whether the folder holds an `Info.plist` or a `Package.swift`.
  var isProduct = false

  /// Names of the language folders, `Base` included.
  var languages: [String] { Set(tables.keys).union(members.keys).sorted() }

  /// Whether any table was found.
  var hasTables: Bool { !tables.isEmpty || !rootTables.isEmpty }

  /// Names of the language folders with files of their own, not from a catalog.
  var fileFolders: [String] {
    tables.filter { $0.value.contains { !$0.isCatalog } }.keys.sorted()
  }

  /// Adds the tables of one file.
  mutating func add(_ more: [StringTable]) {
    for table in more {
      if let folder = table.folder {
        tables[folder, default: []].append(table)
      } else {
        rootTables.append(table)
      }
    }
  }

  /// Adds a file that is no table but shows that its language folder is there.
  mutating func addMember(_ path: String, folder: String) {
    if members[folder] == nil { members[folder] = path }
  }

  /// Adds a table in a folder whose name is nearly that of a language folder.
  mutating func addStray(_ path: String, folder: String) {
    if strays[folder] == nil { strays[folder] = path }
  }

  /// Makes the bundle.
  func bundle(
    path: String,
    developmentLanguage: String,
    listed: ListedLanguages?
  ) -> LocalizedBundle {
    let names = Set(tables.keys).union(members.keys)
    let folders = names.map {
      LocalizationFolder(name: $0, tables: tables[$0] ?? [], memberPath: members[$0])
    }
    return LocalizedBundle(
      path: path,
      folders: folders,
      rootTables: rootTables,
      strayFolders: strays.sorted { $0.key < $1.key }
        .map { StrayFolder(name: $0.key, memberPath: $0.value) },
      declaredLanguages: declaredLanguages,
      isProduct: isProduct,
      unlistedFolders: listed?.unlisted(in: path, folders: fileFolders),
      developmentLanguage: developmentLanguage
    )
  }
}

/// Language names as diagnostics carry them.
enum LocaleName {
  /// Returns the canonical spelling of a folder's name.
  static func canonical(_ folder: String) -> String { LanguageID(folder).canonical }
}
