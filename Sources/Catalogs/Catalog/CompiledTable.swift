/// One file that Apple's compiler makes of a catalog.
public struct CompiledTable: Sendable {
  /// The language's folder, without `.lproj`.
  public var folder: String
  /// Whether it is a `.stringsdict` file and not a `.strings` file.
  public var isStringsdict: Bool
  /// The keys in the order of the catalog, each once.
  public var members: [CompiledValue.Member]
}

extension CatalogDocument {
  /// Returns the files that Apple's compiler makes of the catalog, sorted by folder, `.strings` first.
  ///
  /// Where two languages have one folder, the compiler writes one over the other, at random; here the
  /// one that comes first in the catalog stays. Linear in the catalog's size. For a catalog that the
  /// compiler refuses there are none.
  ///
  /// - Parameter folders: The folders to be made, without `.lproj`; nil for all of them.
  /// - Returns: The files; none for a language without texts.
  public func compiled(folders: Set<String>? = nil) -> [CompiledTable] {
    guard isAccepted else { return [] }
    let lowering = CatalogLowering(source: source)
    let sources = languages.indices.map { isSource($0) }
    let wanted = languages.map { folders?.contains($0.folder) ?? true }
    var strings = [[CompiledValue.Member]](repeating: [], count: languages.count)
    var stringsdict = strings
    for entry in entries {
      let name = VariantText(entry.key)
      for localization in entry.localizations where wanted[localization.language] {
        let language = localization.language
        if let text = lowering.stringsText(
          of: localization,
          in: entry,
          isSource: sources[language]
        ) {
          strings[language].append(.init(name: name, value: .text(VariantText(text))))
        }
        if let value = lowering.stringsdictValue(of: localization) {
          stringsdict[language].append(.init(name: name, value: CompiledValue(value)))
        }
      }
    }
    return (files(strings, isStringsdict: false) + files(stringsdict, isStringsdict: true))
      .sorted { ($0.folder, $0.isStringsdict ? 1 : 0) < ($1.folder, $1.isStringsdict ? 1 : 0) }
  }

  private func files(
    _ members: [[CompiledValue.Member]],
    isStringsdict: Bool
  ) -> [CompiledTable] {
    var made: Set<String> = []
    return languages.indices.compactMap { language in
      guard !members[language].isEmpty, made.insert(languages[language].folder).inserted else {
        return nil
      }
      return CompiledTable(
        folder: languages[language].folder,
        isStringsdict: isStringsdict,
        members: members[language]
      )
    }
  }
}
