import Diagnostics
import SourceText

/// Draws one line of source with carets under a range.
///
///      |
///   12 | "title" = "Nouveau message"
///      |                            ^
///
/// Nothing of the line is obeyed by the terminal: see `TerminalText`. Long lines are cut around the
/// range; bytes that are no valid UTF-8 are shown as `\xE9`.
struct SnippetRenderer {
  /// Columns of the whole drawing.
  var width: Int
  var palette: Palette

  /// Fewest columns of source shown, however narrow the terminal is.
  private static let narrowest = 20
  /// Bytes looked at on each side of the start of the range: enough for any width, little enough
  /// that a file of one line of 10 MB is as fast as any other.
  private static let reach = 1024
  private static let tabStop = 4

  /// One character of the line, as it is shown.
  private struct Cell {
    var range: Range<Int>
    var text: String
    var width: Int
  }

  /// Draws the line in which a range starts; a range over several lines is marked to the line's end.
  func render(
    _ range: ByteRange,
    line number: Int,
    in source: DecodedSource,
    table: LineTable,
    severity: Severity
  ) -> String {
    guard let line = table.range(ofLine: number) else { return "" }
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    var cells = cells(source, around: start, of: line)
    let label = String(number)
    let gutter = max(2, label.count)
    cut(&cells, at: start, to: max(Self.narrowest, width - gutter - 3))
    var code = cells.map(\.text).joined()
    if TerminalText.runsRightToLeft(code) { code = "\u{2066}\(code)\u{2069}" }
    let before = cells.filter { $0.range.upperBound <= start }.reduce(0) { $0 + $1.width }
    let under = cells.filter { $0.range.lowerBound < end && $0.range.upperBound > start }
      .reduce(0) { $0 + $1.width }
    let carets = String(repeating: "^", count: max(1, under))
    let empty = String(repeating: " ", count: gutter)
    let padded = String(repeating: " ", count: gutter - label.count) + label
    let indent = String(repeating: " ", count: before)
    return palette.frame("\(empty) |") + "\n" + palette.frame("\(padded) |") + " \(code)\n"
      + palette.frame("\(empty) |") + " \(indent)" + palette.severity(carets, severity) + "\n"
  }

  /// The characters of the line near an offset; dots stand for what was left out.
  private func cells(_ source: DecodedSource, around offset: Int, of line: ByteRange) -> [Cell] {
    var low = max(line.lowerBound, offset - Self.reach)
    var high = min(line.upperBound, offset + Self.reach)
    while low > line.lowerBound, low < offset, source.utf8[low] & 0xC0 == 0x80 { low += 1 }
    while high < line.upperBound, high > offset, source.utf8[high] & 0xC0 == 0x80 { high -= 1 }
    var cells: [Cell] = []
    var cursor = ByteCursor(source.utf8, from: low, to: high)
    var column = 0
    while let byte = cursor.current {
      let start = cursor.position
      while let (_, count) = cursor.scalar() { cursor.advance(by: count) }
      if cursor.position > start {
        append(source.string(ByteRange(start, cursor.position)), from: start, &column, to: &cells)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        cells.append(Cell(range: start..<(start + 1), text: "\\x\(digits)", width: 4))
        column += 4
        cursor.advance()
      }
    }
    if low > line.lowerBound { cells.insert(Self.dots(at: low), at: 0) }
    if high < line.upperBound { cells.append(Self.dots(at: high)) }
    return cells
  }

  private static func dots(at offset: Int) -> Cell {
    Cell(range: offset..<offset, text: "…", width: 1)
  }

  private func append(_ text: String, from start: Int, _ column: inout Int, to cells: inout [Cell])
  {
    var offset = start
    // Joiners look at their neighbours, so the whole text is asked at once.
    var shown: [String] = []
    TerminalText.forEach(Array(text.unicodeScalars)) { scalar, replacement in
      shown.append(replacement ?? String(Character(scalar)))
    }
    var index = 0
    for character in text {
      let count = character.unicodeScalars.count
      var visible = shown[index..<(index + count)].joined()
      var width = TerminalWidth.of(visible)
      if character == "\t" {
        width = Self.tabStop - column % Self.tabStop
        visible = String(repeating: " ", count: width)
      }
      let end = offset + character.utf8.count
      cells.append(Cell(range: offset..<end, text: visible, width: width))
      (offset, index, column) = (end, index + count, column + width)
    }
  }

  /// Cuts the characters to a width so that the start of the range is seen.
  private func cut(_ cells: inout [Cell], at offset: Int, to room: Int) {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > room else { return }
    let focus = cells.firstIndex { $0.range.upperBound > offset } ?? cells.count
    var low = focus
    var used = 0
    // A third of the room goes to what stands before the range, more when little stands behind it.
    let behind = cells[focus...].reduce(0) { $0 + $1.width }
    let front = max(room / 3, room - behind)
    while low > 0, used + cells[low - 1].width < front {
      low -= 1
      used += cells[low].width
    }
    let dots = low > 0 ? 1 : 0
    var high = focus
    while high < cells.count,
      used + cells[high].width <= room - dots - (high + 1 < cells.count ? 1 : 0)
    {
      used += cells[high].width
      high += 1
    }
    let isCutInFront = low > 0
    let isCutBehind = high < cells.count
    cells = Array(cells[low..<high])
    // Places before and behind every offset, so that no range covers the dots.
    if isCutInFront { cells.insert(Self.dots(at: -1), at: 0) }
    if isCutBehind { cells.append(Self.dots(at: .max)) }
  }
}
