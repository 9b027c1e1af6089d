import Catalogs
import Delivery
import Diagnostics
import Languages
import SourceText

/// What is known about a key that some phones do not find; shared by the rules that report it.
struct MissingKeyFacts {
  /// Phones that do not find the key although their table can be read.
  var missing: [Phone] = []
  /// Of those, the phones whose language has a parent that has the key.
  var missingBelowParent: [(phone: Phone, parent: Phone.Answer)] = []
  /// Whether some phone finds the key.
  var isFoundSomewhere: Bool
  /// Whether the app has no table that the system reads for a push.
  var hasNoTable: Bool
  /// Entries with the same key in tables that the system does not read for a push.
  var elsewhere: [(table: StringTable, entry: Entry)] = []

  init(_ context: KeyContext) {
    isFoundSomewhere = context.answers.contains { $0.answer != nil }
    hasNoTable = !context.app.bundle.tables.contains { $0.name == "Localizable" }
    // That the table is there in two ways is the cause, and is told as `catalog-and-tables`.
    guard !Self.isInOtherHalf(context) else { return }
    for answer in context.answers where answer.answer == nil {
      guard hasNoTable || Self.isReadable(answer.phone),
        !Self.hasValue(answer.phone, context.key)
      else { continue }
      if let parent = Self.parentAnswer(answer.phone, context) {
        missingBelowParent.append((answer.phone, parent))
      } else {
        missing.append(answer.phone)
      }
    }
    if !isFoundSomewhere { elsewhere = Self.otherEntries(context) }
  }

  /// Whether the table is there as a catalog and as files, and any of them has the key.
  private static func isInOtherHalf(_ context: KeyContext) -> Bool {
    let bundle = context.app.bundle
    let halves = context.app.halves.filter { half in
      half.tables.contains { $0.name == "Localizable" }
    }
    guard bundle.isCatalogAndFiles("Localizable") || !halves.isEmpty else { return false }
    return ([bundle] + halves).contains { $0.hasKey(context.key, in: "Localizable") }
  }

  /// Whether the phone's table can be read or is merely empty: only a table that Apple refuses for
  /// its contents silences missing keys.
  private static func isReadable(_ phone: Phone) -> Bool {
    guard let table = phone.mainTable else { return false }
    return table.isAccepted || table.isEmptyFile
  }

  /// Whether the key is there with a value that is no text, which is told at the value.
  private static func hasValue(_ phone: Phone, _ key: String) -> Bool {
    guard let table = phone.strings, table.isAccepted, let entry = table.entry(forKey: key) else {
      return false
    }
    if case .unusable = entry.value { return true }
    return false
  }

  /// The entry that a parent language has in a file of its own, which a phone never looks into.
  private static func parentAnswer(_ phone: Phone, _ context: KeyContext) -> Phone.Answer? {
    guard let own = phone.mainTable, let folder = own.folder else { return nil }
    let language = LanguageID(folder).language
    // Behind the folder itself the phone's list has its ancestors and the development language.
    let ancestors = phone.folders.drop { $0 != folder }.dropFirst().filter {
      LanguageID($0).language == language
    }
    for ancestor in ancestors {
      let found = context.answers.first { $0.answer?.table.folder == ancestor }?.answer
      if let found { return found }
    }
    return nil
  }

  private static func otherEntries(
    _ context: KeyContext
  ) -> [(table: StringTable, entry: Entry)] {
    let own = context.app.bundle.tables.filter { $0.name != "Localizable" }
    let others = context.app.otherBundles.flatMap(\.tables)
    // The languages of a catalog share their entries.
    var seen: Set<SourcePlace> = []
    return (own + others).compactMap { table in
      guard let entry = table.entry(forKey: context.key),
        seen.insert(SourcePlace(path: table.path, range: entry.key.range)).inserted
      else { return nil }
      return (table, entry)
    }
  }
}

extension StringTable {
  /// Whether the file holds nothing at all, or only a byte order mark.
  var isEmptyFile: Bool {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
    return source.utf8.count <= source.contentStart
      || marks.contains { source.utf8 == $0 || source.utf8 == $0 + $0 }
  }
}
