import Catalogs
public import Diagnostics
import Languages
import PlistSyntax
public import SourceText

/// A file of localizations and what an app's bundle holds of it.
public struct CompiledFile: Sendable {
  /// The file's text, which the ranges of diagnostics count in.
  public let source: DecodedSource
  /// The files it becomes; none where Apple's tools refuse it.
  public let tables: [BundleTable]
  /// Whether Apple's tools take the file.
  public let isAccepted: Bool
  /// What the file's reader found.
  public let diagnostics: [Diagnostic]
}

/// Makes the files of a bundle from the files of a project, as Xcode does.
///
/// A string catalog becomes one or two files for each language; a `.strings` or `.stringsdict` file
/// stays one, rewritten. Source: `spec/catalogs.md` A.4 to A.6.
public struct TableCompiler: Sendable {
  /// The languages that are wanted, as written; empty for all of them.
  public var languages: [String]

  /// Creates a compiler.
  public init(languages: [String] = []) {
    self.languages = languages
  }

  /// Compiles a file.
  ///
  /// - Parameters:
  ///   - file: The file; its extension says what it is.
  ///   - name: The table's name, for example `Localizable`.
  ///   - folder: Name of the language folder that the file stands in, without `.lproj`; nil outside any.
  /// - Returns: What it becomes; nil when the extension is none of a table's.
  public func compile(_ file: SourceFile, name: String, folder: String?) -> CompiledFile? {
    if file.pathExtension == "xcstrings" { return compileCatalog(file, name: name) }
    guard let format = FormatRegistry.format(forExtension: file.pathExtension) else { return nil }
    let table = format.read(file, name: name, folder: folder)
    return CompiledFile(
      source: table.source,
      tables: folder.map { tables(of: file, table, name: name, folder: $0) } ?? [],
      isAccepted: table.isAccepted && table.tables.allSatisfy(\.isDictionary),
      diagnostics: table.diagnostics
    )
  }

  private func tables(
    of file: SourceFile,
    _ table: TableFile,
    name: String,
    folder: String
  ) -> [BundleTable] {
    guard table.isAccepted, isWanted(folder) else { return [] }
    let document = PlistReader.read(file).value
    guard let root = document.root, case .dictionary = root else { return [] }
    return [
      BundleTable(
        folder: folder,
        name: name,
        isStringsdict: file.pathExtension == "stringsdict",
        content: PlistTree(root, in: document.source),
        origin: file.path
      )
    ]
  }

  private func isWanted(_ folder: String) -> Bool {
    languages.isEmpty
      || languages.contains {
        $0 == folder || LprojName($0).canonical == LprojName(folder).canonical
      }
  }

  private func compileCatalog(_ file: SourceFile, name: String) -> CompiledFile {
    let outcome = CatalogDocument.read(file)
    let catalog = outcome.value
    let wanted = languages.isEmpty ? nil : Set(languages.map(CatalogFolder.name))
    let tables = catalog.compiled(folders: wanted).map { table in
      BundleTable(
        folder: table.folder,
        name: name,
        isStringsdict: table.isStringsdict,
        content: Self.tree(table.members, in: catalog.source),
        origin: file.path
      )
    }
    return CompiledFile(
      source: catalog.source,
      tables: tables,
      isAccepted: catalog.isAccepted,
      diagnostics: outcome.diagnostics
    )
  }

  private static func tree(
    _ members: [CompiledValue.Member],
    in source: DecodedSource
  ) -> PlistTree {
    .dictionary(of: members.map { ($0.name.string(in: source), tree($0.value, in: source)) })
  }

  private static func tree(_ value: CompiledValue, in source: DecodedSource) -> PlistTree {
    switch value {
    case .text(let text): .string(text.string(in: source))
    case .dictionary(let members): tree(members, in: source)
    }
  }
}
