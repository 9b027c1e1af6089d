import Catalogs
import SourceText

/// The keys of a table without what nobody sees in them.
struct FoldedKeys: Sendable {
  /// The first entry of each folded key.
  private var first: [String: Int] = [:]
  /// Numbers of entries whose folded key an earlier one has, though not the same key, with that one.
  private(set) var pairs: [(number: Int, earlier: Int)] = []

  /// Folds the keys of all visible entries.
  init(_ table: StringTable) {
    self.init(table, entries: table.entries.indices.lazy.filter { table.hiddenBy[$0] == nil })
  }

  /// Folds the keys of some entries.
  init(_ table: StringTable, entries: some Sequence<Int>) {
    for number in entries {
      let folded = Self.fold(table.string(table.entries[number].key))
      guard let earlier = first[folded] else {
        first[folded] = number
        continue
      }
      if !table.hasSameText(table.entries[earlier].key, table.entries[number].key, in: table) {
        pairs.append((number, earlier))
      }
    }
  }

  /// The folded keys.
  var keys: some Sequence<String> { first.keys }

  /// Whether a folded key is there.
  func contains(_ folded: String) -> Bool { first[folded] != nil }

  /// Folds away what nobody sees; Swift's own comparison folds normalization.
  private static func fold(_ key: String) -> String {
    let words =
      hasPlainSpaces(key)
      ? key : key.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return SymbolicKey.isSymbolic(words) ? words.lowercased() : words
  }

  /// Whether a key of ASCII characters has no white space but single spaces inside: most have.
  private static func hasPlainSpaces(_ key: String) -> Bool {
    var wasSpace = true
    for byte in key.utf8 {
      guard byte < 0x80, byte >= 0x20, !(wasSpace && byte == 0x20) else { return false }
      wasSpace = byte == 0x20
    }
    return !wasSpace
  }
}
