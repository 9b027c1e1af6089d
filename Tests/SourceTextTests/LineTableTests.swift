import SourceText
import Testing

struct LineTableTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let offset: Int
    let line: Int
    let column: Int
  }

  static let cases = [
    Case(testDescription: "start", bytes: Array("ab".utf8), offset: 0, line: 1, column: 1),
    Case(testDescription: "CR LF", bytes: Array("a\r\nb".utf8), offset: 3, line: 2, column: 1),
    Case(testDescription: "CR alone", bytes: Array("a\rb".utf8), offset: 2, line: 2, column: 1),
    Case(testDescription: "scalars", bytes: Array("é🎉x".utf8), offset: 6, line: 1, column: 3),
    Case(
      testDescription: "mark counts as nothing",
      bytes: [0xEF, 0xBB, 0xBF, 0x61, 0x62],
      offset: 4,
      line: 1,
      column: 2
    ),
    Case(
      testDescription: "behind the end",
      bytes: Array("a\n".utf8),
      offset: 9,
      line: 2,
      column: 1
    ),
  ]

  @Test(arguments: cases)
  func placesCountScalars(_ row: Case) {
    let table = LineTable(DecodedSource(utf8: SourceFile(path: "t", bytes: row.bytes)))
    #expect(table.place(of: row.offset) == LineColumn(line: row.line, column: row.column))
  }

  @Test func lineRangesLeaveOutLineEnds() {
    let table = LineTable(DecodedSource(utf8: SourceFile(path: "t", text: "ab\r\n\nc")))
    #expect(
      (1...4).map { table.range(ofLine: $0) } == [
        ByteRange(0, 2), ByteRange(4, 4), ByteRange(5, 6), nil,
      ]
    )
  }
}
