public import Catalogs
import Languages

/// A phone set to one language, with one app on it: language → lproj → file → entry.
///
/// The two files of a table are looked up independently, per *file*, never per *key*: the folder that
/// answers for `Localizable.strings` answers for all its keys, also for those it lacks.
///
/// Source: CoreFoundation's CFBundle, as read and run (`spec/push-semantics.md` C5).
public struct Phone: Sendable {
  /// The phone's language.
  public let language: String
  /// Names of the folders that are searched for files, in their order.
  public let folders: [String]
  /// The `.strings` file that answers; nil when no folder has one.
  public let strings: StringTable?
  /// The `.stringsdict` file that answers; nil when no folder has one.
  public let stringsdict: StringTable?

  /// Further tables of the same name in the folders that answer.
  ///
  /// A catalog and files of one table, which no build takes together. Until one of them goes, what any of them has counts as found.
  let twins: [StringTable]

  /// Sets a phone to a language and finds the files of one table.
  ///
  /// - Parameters:
  ///   - language: An identifier, for example `de-AT`.
  ///   - bundle: The app's localizations.
  ///   - table: The table; a push reads `Localizable` and no other.
  public init(language: String, bundle: LocalizedBundle, table: String = "Localizable") {
    self.language = language
    folders =
      LocalizationChain(
        preferred: [language],
        available: bundle.available,
        declared: bundle.declaredLanguages,
        developmentRegion: bundle.developmentLanguage
      ).folders
    let places = folders.compactMap { bundle.folder(named: $0) }
    strings =
      bundle.rootTables.first { $0.name == table && !$0.isStringsdict }
      ?? places.lazy.compactMap { $0.strings(table) }.first
    stringsdict =
      bundle.rootTables.first { $0.name == table && $0.isStringsdict }
      ?? places.lazy.compactMap { $0.stringsdict(table) }.first
    let answering = Set([strings, stringsdict].compactMap { $0?.folder })
    twins = places.filter { answering.contains($0.name) }
      .flatMap { $0.twins(table) }
  }

  /// What a lookup found.
  public struct Answer: Sendable {
    /// The file that answered.
    public let table: StringTable
    /// Number of the entry in `table.entries`.
    public let number: Int

    /// The entry.
    public var entry: Entry { table.entries[number] }

    /// The text as it stands in the file: the entry's own, or of a device entry the iPhone's; nil for
    /// a plural entry.
    public var text: TableText? {
      guard case .variation(let variation) = entry.value else { return entry.text }
      guard case .text(let text)? = variation.phoneValue(in: table) else { return nil }
      return text.written
    }
  }

  /// Returns the entry that answers for a key; nil when the phone finds none.
  ///
  /// An entry of the `.stringsdict` wins over one of the `.strings` file, unless it is for other
  /// devices only. A file that Apple's reader refuses has no entries. A catalog's keys that are not to
  /// be translated are found in every language.
  public func answer(forKey key: String) -> Answer? {
    let bytes = Array(key.utf8)
    for table in [stringsdict, strings] + twins {
      guard let table, table.isAccepted, let number = table.entryNumber(forKey: bytes) else {
        continue
      }
      switch table.entries[number].value {
      case .unusable: continue
      case .variation(let variation) where variation.phoneValue(in: table) == nil: continue
      case .text, .variation: return Answer(table: table, number: number)
      }
    }
    for table in [strings, stringsdict] {
      guard let shared = table?.untranslatable, shared.isAccepted,
        let number = shared.entryNumber(forKey: bytes)
      else { continue }
      return Answer(table: shared, number: number)
    }
    return nil
  }

  /// The file that people would look into for this language: the `.strings` file, else the other.
  public var mainTable: StringTable? { strings ?? stringsdict }
}
