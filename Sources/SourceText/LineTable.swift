/// Places in a text as people count them.
public struct LineColumn: Hashable, Sendable {
  /// Line, from 1.
  public var line: Int
  /// Column in Unicode scalars, from 1.
  ///
  /// A byte order mark counts as nothing.
  public var column: Int

  /// Creates a place from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The line starts of one text, made once, asked by reporters only.
///
/// A line ends at LF, CR or CR LF, as Apple's parser counts and as editors show.
public struct LineTable: Sendable {
  private let utf8: [UInt8]
  private let contentStart: Int
  private var starts: [Int] = [0]

  /// Creates the table of a text, in time linear in its length.
  public init(_ source: DecodedSource) {
    utf8 = source.utf8
    contentStart = source.contentStart
    utf8.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        switch bytes[index] {
        case 0x0A: starts.append(index + 1)
        case 0x0D where index + 1 >= bytes.count || bytes[index + 1] != 0x0A:
          starts.append(index + 1)
        default: break
        }
      }
    }
  }

  /// Number of lines; a text that ends in a line end has an empty last line.
  public var lineCount: Int { starts.count }

  /// Returns the line and column of a byte offset; offsets behind the end give the end.
  public func place(of offset: Int) -> LineColumn {
    let offset = min(max(offset, 0), utf8.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var scalars = 0
    for index in max(starts[low], contentStart)..<max(offset, starts[low], contentStart)
    where utf8[index] & 0xC0 != 0x80 {
      scalars += 1
    }
    return LineColumn(line: low + 1, column: scalars + 1)
  }

  /// Returns the line and column of a byte offset, counted on from a place before it.
  ///
  /// Gives what `place(of:)` gives, without counting a long line from its start for each place on it.
  /// Asked for many places in order, it takes time linear in the text.
  public func place(of offset: Int, after known: (offset: Int, place: LineColumn)) -> LineColumn {
    let offset = min(max(offset, 0), utf8.count)
    let line = known.place.line
    guard line >= 1, line <= starts.count, known.offset >= max(starts[line - 1], contentStart),
      known.offset <= offset, line == starts.count || offset < starts[line]
    else { return place(of: offset) }
    var column = known.place.column
    for index in known.offset..<offset where utf8[index] & 0xC0 != 0x80 { column += 1 }
    return LineColumn(line: line, column: column)
  }

  /// Returns the byte range of a line, from 1, without its line end; nil when there is no such line.
  public func range(ofLine line: Int) -> ByteRange? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = line == 1 ? min(max(starts[0], contentStart), utf8.count) : starts[line - 1]
    var end = line < starts.count ? starts[line] : utf8.count
    while end > start, utf8[end - 1] == 0x0A || utf8[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }
}
