import SourceText
import Testing

struct TableEncodingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let expected: TableEncoding
  }

  private static func xml(_ name: String, _ quote: String = "\"") -> [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\(quote)\(name)\(quote)?><plist/>".utf8)
  }

  private static func declared(_ encoding: SourceEncoding?, _ count: Int) -> TableEncoding {
    TableEncoding(
      encoding: encoding,
      evidence: .declaration,
      start: 0,
      declaredName: ByteRange(30, 30 + count)
    )
  }

  private static let plain = TableEncoding(encoding: .utf8, evidence: .none, start: 0)

  static let cases: [Case] = [
    Case(testDescription: "nothing", bytes: [], expected: plain),
    Case(testDescription: "ASCII", bytes: Array("\"a\"".utf8), expected: plain),
    Case(
      testDescription: "UTF-8 with a mark",
      bytes: [0xEF, 0xBB, 0xBF, 0x61],
      expected: TableEncoding(encoding: .utf8, evidence: .mark, start: 3)
    ),
    Case(testDescription: "a mark alone is too short", bytes: [0xEF, 0xBB, 0xBF], expected: plain),
    Case(
      testDescription: "UTF-16LE",
      bytes: [0xFF, 0xFE, 0x61],
      expected: TableEncoding(encoding: .utf16LittleEndian, evidence: .mark, start: 2)
    ),
    Case(
      testDescription: "UTF-16BE",
      bytes: [0xFE, 0xFF, 0x00],
      expected: TableEncoding(encoding: .utf16BigEndian, evidence: .mark, start: 2)
    ),
    Case(
      testDescription: "UTF-32LE",
      bytes: [0xFF, 0xFE, 0, 0, 0x61],
      expected: TableEncoding(encoding: .utf32LittleEndian, evidence: .mark, start: 4)
    ),
    Case(
      testDescription: "four bytes are UTF-16 with a NUL, not UTF-32",
      bytes: [0xFF, 0xFE, 0, 0],
      expected: TableEncoding(encoding: .utf16LittleEndian, evidence: .mark, start: 2)
    ),
    Case(
      testDescription: "UTF-32BE",
      bytes: [0, 0, 0xFE, 0xFF, 0],
      expected: TableEncoding(encoding: .utf32BigEndian, evidence: .mark, start: 4)
    ),
    Case(
      testDescription: "a zero byte first",
      bytes: [0, 0x61, 0x62],
      expected: TableEncoding(encoding: .utf16LittleEndian, evidence: .zeroByte, start: 2)
    ),
    Case(testDescription: "two bytes are too short", bytes: [0x61, 0], expected: plain),
    Case(
      testDescription: "declared UTF-8",
      bytes: xml("uTf-8"),
      expected: declared(.utf8, 5)
    ),
    Case(testDescription: "Latin-1", bytes: xml("ISO-8859-1"), expected: declared(.latin1, 10)),
    Case(
      testDescription: "Latin-1 by its alias",
      bytes: xml("l1", "'"),
      expected: declared(.latin1, 2)
    ),
    Case(
      testDescription: "ASCII is read as Latin-1",
      bytes: xml("us-ascii"),
      expected: declared(.latin1, 8)
    ),
    Case(
      testDescription: "Windows-1252",
      bytes: xml("windows-1252"),
      expected: declared(.windows1252, 12)
    ),
    Case(testDescription: "unknown", bytes: xml("foo"), expected: declared(nil, 3)),
    Case(
      testDescription: "a superset of ASCII, with ASCII alone",
      bytes: xml("Shift_JIS"),
      expected: declared(.utf8, 9)
    ),
    Case(
      testDescription: "a superset of ASCII, with other bytes",
      bytes: xml("Shift_JIS") + [0x82, 0xA0],
      expected: declared(nil, 9)
    ),
    Case(
      testDescription: "a name without quotes does not count",
      bytes: Array("<?xml encoding=foo?>".utf8),
      expected: plain
    ),
    Case(
      testDescription: "a name behind the declaration does not count",
      bytes: Array("<?xml version=\"1.0\"?><a encoding=\"foo\"/>".utf8),
      expected: plain
    ),
    Case(
      testDescription: "a declaration behind a blank does not count",
      bytes: [0x20] + xml("foo"),
      expected: plain
    ),
  ]

  @Test(arguments: cases)
  func encodingsAreDetected(_ row: Case) {
    #expect(TableEncoding.detect(row.bytes) == row.expected)
  }
}
