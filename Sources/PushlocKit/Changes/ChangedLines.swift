import SourceText

/// The lines of a text that a change has written.
struct ChangedLines {
  /// Whether the text is new.
  let isWhole: Bool
  private let table: LineTable
  /// Numbers of lines, from 1, in order.
  private var ranges: [Range<Int>] = []

  /// Compares a text with the one before; without one all lines are new.
  init(_ source: DecodedSource, before: [UInt8]?) {
    table = LineTable(source)
    isWhole = before == nil
    guard let before, before != source.utf8 else { return }
    let difference = LineDifference(before, source.utf8, carriageReturnsEndLines: true)
    ranges = difference.stretches.map(\.new).filter { !$0.isEmpty }
      .map { ($0.lowerBound + 1)..<($0.upperBound + 1) }
  }

  /// Whether a range of the text stands on a changed line.
  func contains(_ range: ByteRange) -> Bool {
    if isWhole { return true }
    guard !ranges.isEmpty else { return false }
    let first = table.place(of: range.lowerBound).line
    let last = range.isEmpty ? first : table.place(of: range.upperBound - 1).line
    return ranges.contains { $0.lowerBound <= last && first < $0.upperBound }
  }
}
