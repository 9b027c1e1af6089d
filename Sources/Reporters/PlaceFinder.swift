import Diagnostics
import SourceText

/// Turns byte ranges into lines and columns; makes each file's line table once.
struct PlaceFinder {
  private struct Entry {
    var source: DecodedSource
    var table: LineTable
    var known: (offset: Int, place: LineColumn)
  }

  /// The start and end of a range; the end is behind the last character.
  struct Span {
    var start = LineColumn(line: 1, column: 1)
    var end = LineColumn(line: 1, column: 1)
  }

  private let sources: Report.Sources
  private var entries: [String: Entry?] = [:]

  init(_ report: Report) {
    sources = report.sources
  }

  /// The source and line table of a file of text; nil when it was not read or has no lines.
  mutating func file(_ path: String) -> (source: DecodedSource, table: LineTable)? {
    if let entry = entries[path] { return entry.map { ($0.source, $0.table) } }
    guard let source = sources(path), source.encoding != .binary else {
      entries[path] = .some(nil)
      return nil
    }
    let table = LineTable(source)
    entries[path] = Entry(
      source: source,
      table: table,
      known: (source.contentStart, LineColumn(line: 1, column: 1))
    )
    return (source, table)
  }

  /// The lines and columns of a place; line 1, column 1 where the file has no lines.
  mutating func span(_ place: SourcePlace) -> Span {
    guard file(place.path) != nil, var entry = entries[place.path].flatMap({ $0 }) else {
      return Span()
    }
    let start = entry.table.place(of: place.range.lowerBound, after: entry.known)
    let known = (place.range.lowerBound, start)
    let end = entry.table.place(of: place.range.upperBound, after: known)
    entry.known = known
    entries[place.path] = entry
    return Span(start: start, end: end)
  }

  /// The column of an offset on its line, from 1, in bytes of UTF-8.
  mutating func byteColumn(_ offset: Int, line: Int, in path: String) -> Int {
    guard let range = file(path)?.table.range(ofLine: line) else { return 1 }
    return max(0, offset - range.lowerBound) + 1
  }

  /// The text of the line where a place starts; nil where the file has no lines.
  mutating func line(of place: SourcePlace) -> String? {
    guard let (source, table) = file(place.path),
      let range = table.range(ofLine: span(place).start.line)
    else { return nil }
    return source.string(range)
  }
}
