import Catalogs
import FormatStrings

/// A table of the development language with what all other languages are compared with, found once.
final class DevelopmentTable: Sendable {
  /// The table.
  let table: StringTable
  /// The outline of each entry's text, by number; clear and empty for entries without a text.
  private let outlines: [TextOutline]
  /// The texts that an outline does not tell enough of, analysed.
  private let analyses: [Int: TextAnalysis]
  /// The first entry of each key, as `NearDuplicateKey` folds it.
  let foldedKeys: FoldedKeys

  /// Looks at a table.
  init(_ table: StringTable) {
    self.table = table
    var outlines: [TextOutline] = []
    outlines.reserveCapacity(table.entries.count)
    var analyses: [Int: TextAnalysis] = [:]
    for (number, entry) in table.entries.enumerated() {
      guard let text = entry.text else {
        outlines.append(.empty)
        continue
      }
      let outline = table.withBytes(of: text) { TextOutline($0) }
      if !outline.isClear { analyses[number] = TextAnalysis(table.bytes(text)) }
      outlines.append(outline)
    }
    self.outlines = outlines
    self.analyses = analyses
    foldedKeys = FoldedKeys(table)
  }

  /// Returns the text of an entry and what is known of it; nil where the entry has none to compare with.
  func partner(_ number: Int) -> Partner? {
    let entry = table.entries[number]
    guard let text = entry.text, !entry.isBareName(in: table) else { return nil }
    return Partner(source: self, number: number, range: text)
  }

  /// An entry of the development language with a text.
  struct Partner {
    fileprivate let source: DevelopmentTable
    fileprivate let number: Int
    fileprivate let range: TableText

    /// What one look at the text tells.
    var outline: TextOutline { source.outlines[number] }

    /// The text as rules compare theirs with.
    var text: EntryContext.DevelopmentText {
      EntryContext.DevelopmentText(
        table: source.table,
        text: range,
        analysis: source.analyses[number] ?? TextAnalysis(source.table.bytes(range))
      )
    }
  }
}

extension StringTable {
  /// Whether this is the very same table of the same language.
  func isSame(as other: StringTable) -> Bool { path == other.path && folder == other.folder }
}
