import Catalogs

/// Counts the different keys of many tables.
struct KeyCount {
  /// Keys that no earlier table of their name has.
  private var seen: Set<[UInt8]> = []
  /// The first table of each name: what others share with it is counted there.
  private var first: [String: StringTable] = [:]

  /// Number of different keys so far.
  var count: Int { seen.count }

  /// Takes the visible keys of a table.
  mutating func add(_ table: StringTable) {
    let name = "\(table.name) \(table.isStringsdict)"
    guard let known = first[name] else {
      first[name] = table
      table.forEachVisibleEntry { _, entry in seen.insert(table.bytes(entry.key)) }
      return
    }
    for number in KeyAlignment(table, with: known).unmatched {
      seen.insert(table.bytes(table.entries[number].key))
    }
  }
}
