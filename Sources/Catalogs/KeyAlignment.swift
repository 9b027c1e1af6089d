import SourceText

/// Which entry of one table answers for the keys of another table.
///
/// Languages of one app have the same keys in the same order, so that the entry behind the one found
/// last is nearly always the right one: then a key costs one comparison of bytes and no look-up.
public struct KeyAlignment: Sendable {
  /// For each entry, by its number: the number of the other table's entry with the same key; -1 where
  /// that table has none.
  private let partners: [Int32]
  /// Number of the visible entries whose keys the other table has.
  public let partnerCount: Int
  /// Numbers of the visible entries whose keys the other table lacks, ascending.
  public let unmatched: [Int]

  /// Aligns a table with another one, in time linear in its size.
  public init(_ table: StringTable, with other: StringTable) {
    var partners = [Int32](repeating: -1, count: table.entries.count)
    var unmatched: [Int] = []
    var next = 0
    var found = 0
    for number in table.entries.indices where table.hiddenBy[number] == nil {
      if let partner = Self.partner(of: table.entries[number].key, table, in: other, likely: next) {
        partners[number] = Int32(truncatingIfNeeded: partner)
        next = partner + 1
        found += 1
      } else {
        unmatched.append(number)
      }
    }
    self.partners = partners
    self.unmatched = unmatched
    partnerCount = found
  }

  /// Returns the number of the other table's entry with the key of an entry; nil when it has none.
  public func partner(of number: Int) -> Int? {
    let partner = partners[number]
    return partner < 0 ? nil : Int(partner)
  }

  private static func partner(
    of key: TableText,
    _ table: StringTable,
    in other: StringTable,
    likely: Int
  ) -> Int? {
    if likely < other.entries.count, other.hiddenBy[likely] == nil,
      table.hasSameText(key, other.entries[likely].key, in: other)
    {
      return likely
    }
    return other.entryNumber(forKey: table.bytes(key))
  }
}

extension StringTable {
  /// Whether a text of this table has the same UTF-8 as one of another table.
  public func hasSameText(_ own: TableText, _ text: TableText, in other: StringTable) -> Bool {
    // The languages of a catalog share their keys.
    if catalog != nil, own == text, path == other.path { return true }
    return withBytes(of: own) { first in
      other.withBytes(of: text) { second in
        first.hasSameBytes(as: second)
      }
    }
  }
}
