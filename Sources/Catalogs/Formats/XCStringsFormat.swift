import Diagnostics
public import SourceText

/// `.xcstrings`: a string catalog, which holds the tables of all languages.
///
/// It gives for each language what Apple's compiler would make of it, so that lookups find the same. Two
/// things count as found although nothing is compiled for them: the key of an entry without a source
/// text, in the source language, and the key of an entry that is not to be translated.
public enum XCStringsFormat: TableFormat {
  /// File name extension.
  public static let pathExtension = "xcstrings"

  /// Reads a catalog; the languages are its own, whatever folder it lies in.
  ///
  /// There is always a table for the source language.
  public static func read(_ file: SourceFile, name: String, folder: String?) -> TableFile {
    let outcome = CatalogReader.read(file)
    var builder = CatalogTables(catalog: outcome.value, name: name)
    builder.run()
    return TableFile(
      source: outcome.value.source,
      tables: builder.tables,
      isAccepted: outcome.value.isAccepted,
      diagnostics: outcome.diagnostics
    )
  }
}

/// Sorts the texts of a catalog into the tables of its languages.
private struct CatalogTables {
  /// What one language folder gets.
  private struct Folder {
    var strings: [Entry] = []
    var stringsdict: [Entry] = []
    /// Number of the last entry that gave a text; a second language of the same folder adds none.
    var lastStrings = -1
    var lastStringsdict = -1
  }

  let catalog: CatalogDocument
  let name: String
  private let lowering: CatalogLowering
  private var folders: [Folder] = []
  private var folderNames: [String] = []
  /// For each language of the catalog the number of its folder.
  private var folderNumbers: [Int] = []
  private var untranslatable: [Entry] = []

  init(catalog: CatalogDocument, name: String) {
    self.catalog = catalog
    self.name = name
    lowering = CatalogLowering(source: catalog.source)
    var numbers: [String: Int] = [:]
    func number(_ folder: String, _ names: inout [String]) -> Int {
      if let known = numbers[folder] { return known }
      numbers[folder] = names.count
      names.append(folder)
      return names.count - 1
    }
    // The source language comes first, with or without texts.
    _ = number(catalog.sourceFolder, &folderNames)
    folderNumbers = catalog.languages.map { number($0.folder, &folderNames) }
    folders = Array(repeating: Folder(), count: folderNames.count)
  }

  mutating func run() {
    for (number, entry) in catalog.entries.enumerated() {
      for (part, localization) in entry.localizations.enumerated() {
        add(localization, number: part, of: entry, number: number)
      }
      if folders[0].lastStrings != number, folders[0].lastStringsdict != number {
        folders[0].strings.append(keyAsText(entry))
      }
      if !entry.shouldTranslate { untranslatable.append(keyAsText(entry)) }
    }
  }

  private mutating func add(
    _ localization: CatalogLocalization,
    number part: Int,
    of entry: CatalogEntry,
    number: Int
  ) {
    let folder = folderNumbers[localization.language]
    if folders[folder].lastStrings != number,
      let text = lowering.stringsText(of: localization, in: entry, isSource: folder == 0)
    {
      folders[folder].lastStrings = number
      folders[folder].strings.append(self.entry(entry, .text(text)))
    }
    if folders[folder].lastStringsdict != number, lowering.hasStringsdictValue(localization) {
      folders[folder].lastStringsdict = number
      let value = stringsdictValue(localization, number: part, entry: number)
      folders[folder].stringsdict.append(self.entry(entry, value))
    }
  }

  /// A text with substitutions that it does not use is compiled to a plain one.
  private func stringsdictValue(
    _ localization: CatalogLocalization,
    number: Int,
    entry: Int
  ) -> Entry.Value {
    if case .unit(let unit) = localization.content,
      case .text? = lowering.stringsdictValue(of: localization)
    {
      return .text(unit.value)
    }
    let range = localization.range
    return .variation(Variation(entry: entry, localization: number, range: range))
  }

  private func entry(_ entry: CatalogEntry, _ value: Entry.Value) -> Entry {
    Entry(key: entry.key, value: value, range: entry.range, comment: entry.comment?.range)
  }

  private func keyAsText(_ entry: CatalogEntry) -> Entry {
    Entry(
      key: entry.key,
      value: .text(entry.key),
      range: entry.range,
      comment: entry.comment?.range,
      isKeyAsText: true
    )
  }

  /// The tables, the source language first.
  var tables: [StringTable] {
    let shared =
      untranslatable.isEmpty ? nil : table(0, .catalogStrings, untranslatable, shared: nil)
    return folders.indices.flatMap { number -> [StringTable] in
      let folder = folders[number]
      var tables: [StringTable] = []
      if !folder.strings.isEmpty || number == 0 {
        tables.append(table(number, .catalogStrings, folder.strings, shared: shared))
      }
      if !folder.stringsdict.isEmpty {
        tables.append(table(number, .catalogStringsdict, folder.stringsdict, shared: shared))
      }
      return tables
    }
  }

  private func table(
    _ folder: Int,
    _ kind: StringTable.Kind,
    _ entries: [Entry],
    shared: StringTable?
  ) -> StringTable {
    StringTable(
      name: name,
      folder: folderNames[folder],
      kind: kind,
      source: catalog.source,
      entries: entries,
      isAccepted: catalog.isAccepted,
      catalog: catalog,
      untranslatable: shared
    )
  }
}
