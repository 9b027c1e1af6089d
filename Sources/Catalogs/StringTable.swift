public import SourceText

/// One table of one language, from one file: keys and what they lead to, in the order of the file.
public struct StringTable: Sendable {
  /// Which of the files that make a table this is.
  public enum Kind: String, Sendable {
    /// A `.strings` file.
    case strings
    /// A `.stringsdict` file.
    case stringsdict
    /// The part of a string catalog that becomes a `.strings` file.
    case catalogStrings
    /// The part of a string catalog that becomes a `.stringsdict` file.
    case catalogStringsdict
  }

  /// Table name, for example `Localizable`.
  public let name: String
  /// Name of the language folder as written, without `.lproj`; nil for a file outside any.
  public let folder: String?
  /// Which kind of file it comes from.
  public let kind: Kind
  /// The file's text, which all ranges count in.
  public let source: DecodedSource
  /// The entries that a phone has, in the order of the file, duplicates included.
  public let entries: [Entry]
  /// Whether Apple's reader takes the file; where not, the table has no entry on a phone.
  public let isAccepted: Bool
  /// Whether the file's top level is a list of keys, or nothing at all.
  public let isDictionary: Bool
  /// For each entry that a later one with the same key hides: the number of the later one.
  public let hiddenBy: [Int: Int]
  /// The catalog that the table comes from; nil for a table with a file of its own.
  public let catalog: CatalogDocument?

  private let index: KeyIndex
  private let shared: SharedTable?

  /// Creates a table and its index, in time linear in its size.
  ///
  /// - Parameters:
  ///   - name: Table name, for example `Localizable`.
  ///   - folder: Name of the language folder, without `.lproj`; nil outside any.
  ///   - kind: Which of the files of a table it is.
  ///   - source: The file's text.
  ///   - entries: The entries in the order of the file.
  ///   - isAccepted: Whether Apple's reader takes the file.
  ///   - isDictionary: Whether the file's top level is a list of keys, or nothing at all.
  ///   - catalog: The catalog that the table comes from.
  ///   - untranslatable: The keys of that catalog that are not to be translated.
  public init(
    name: String,
    folder: String?,
    kind: Kind,
    source: DecodedSource,
    entries: [Entry],
    isAccepted: Bool,
    isDictionary: Bool = true,
    catalog: CatalogDocument? = nil,
    untranslatable: StringTable? = nil
  ) {
    self.catalog = catalog
    shared = untranslatable.map(SharedTable.init)
    self.name = name
    self.folder = folder
    self.kind = kind
    self.source = source
    self.entries = entries
    self.isAccepted = isAccepted
    self.isDictionary = isDictionary
    var index = KeyIndex(capacity: entries.count)
    var hiddenBy: [Int: Int] = [:]
    for number in entries.indices {
      let hash = TextDecoder.withBytes(of: entries[number].key, in: source) { KeyIndex.hash($0) }
      let earlier = index.insert(number, hash: hash) { other in
        TextDecoder.areEqual(entries[number].key, entries[other].key, in: source)
      }
      if let earlier { hiddenBy[earlier] = number }
    }
    self.index = index
    self.hiddenBy = hiddenBy
  }

  /// Path as reports show it.
  public var path: String { source.path }

  /// Whether this file wins over a `.strings` file of the same table.
  public var isStringsdict: Bool { kind == .stringsdict || kind == .catalogStringsdict }

  /// Whether the table comes from a string catalog.
  public var isCatalog: Bool { kind == .catalogStrings || kind == .catalogStringsdict }

  /// The keys of a catalog that are not to be translated, in the source language's folder; where a
  /// language has no text for one of them, the key itself is shown.
  public var untranslatable: StringTable? { shared?.table }

  /// Number of different keys.
  public var keyCount: Int { index.count }

  /// Returns the number of the entry that answers for a key, given as UTF-8; nil when there is none.
  public func entryNumber(forKey key: [UInt8]) -> Int? {
    key.withUnsafeBufferPointer { bytes in
      index.find(hash: KeyIndex.hash(bytes)) { number in
        TextDecoder.withBytes(of: entries[number].key, in: source) {
          $0.hasSameBytes(as: bytes)
        }
      }
    }
  }

  /// Returns the entry that answers for a key; nil when there is none.
  public func entry(forKey key: String) -> Entry? {
    entryNumber(forKey: Array(key.utf8)).map { entries[$0] }
  }

  /// Returns a text of this table, decoded.
  public func string(_ text: TableText) -> String {
    TextDecoder.withBytes(of: text, in: source) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a text of this table as UTF-8.
  public func bytes(_ text: TableText) -> [UInt8] {
    TextDecoder.withBytes(of: text, in: source) { Array($0) }
  }

  /// Calls a closure with the UTF-8 of a text of this table, without copying where possible.
  public func withBytes<Result>(
    of text: TableText,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    TextDecoder.withBytes(of: text, in: source, body)
  }

  /// Returns where a part of a decoded text stands in the file.
  ///
  /// - Parameters:
  ///   - part: Bytes of the decoded UTF-8, from 0.
  ///   - text: The text.
  /// - Returns: A range of the source's `utf8`.
  public func sourceRange(of part: ByteRange, in text: TableText) -> ByteRange {
    TextDecoder.sourceRange(of: part, in: text, source: source)
  }

  /// Calls a closure for each entry that a phone can reach: those that no later one hides.
  public func forEachVisibleEntry(_ body: (Int, Entry) -> Void) {
    for number in entries.indices where hiddenBy[number] == nil {
      body(number, entries[number])
    }
  }
}

/// A table that the tables of all languages of a catalog hold.
private final class SharedTable: Sendable {
  let table: StringTable

  init(_ table: StringTable) {
    self.table = table
  }
}
