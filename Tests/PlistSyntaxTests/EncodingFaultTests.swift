import Diagnostics
import PlistSyntax
import SourceText
import Testing

/// Files in another encoding than they should be.
struct EncodingFaultTests {
  private static let ships =
    ": Apple's reader refuses it, and Xcode ships it as a table without entries, so that phones in "
    + "this language find no text"

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    /// Rule, offset on disk and message of each finding.
    let findings: [String]
    var isAccepted = false
    var encoding: SourceEncoding = .utf8
    var keys: [String] = []
    /// The UTF-8 text after the first finding's fix.
    var fixed: String?
  }

  private static func utf16(_ text: String, isBig: Bool = false) -> [UInt8] {
    text.utf16.flatMap { unit in
      let high = UInt8(unit >> 8)
      let low = UInt8(truncatingIfNeeded: unit)
      return isBig ? [high, low] : [low, high]
    }
  }

  private static func latin(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  static let cases: [Case] = [
    Case(
      testDescription: "no bytes",
      bytes: [],
      findings: ["empty-table 0 the file is empty" + ships]
    ),
    Case(
      testDescription: "a mark alone",
      bytes: [0xEF, 0xBB, 0xBF],
      findings: [
        "empty-table 0 the file holds no text behind its byte order mark" + ships
      ]
    ),
    Case(
      testDescription: "a mark and half a unit",
      bytes: [0xFF, 0xFE, 0x61],
      findings: [
        "empty-table 2 the file holds no text behind its byte order mark" + ships,
        "utf16-table 2 the table is stored as UTF-16, which version control shows as binary",
        "odd-utf16 2 the UTF-16 file has an odd number of bytes; the last one is ignored",
      ],
      encoding: .utf16LittleEndian
    ),
    Case(testDescription: "a line end", bytes: [0x0A], findings: [], isAccepted: true),
    Case(
      testDescription: "Latin-1",
      bytes: latin("\"a\" = \"café\";\n\"b\" = \"naïve\";"),
      findings: [
        "invalid-utf8 10 byte 0xE9 at offset 10 is not valid UTF-8; the file looks like ISO Latin-1"
      ],
      keys: ["a", "b"],
      fixed: "\"a\" = \"café\";\n\"b\" = \"naïve\";"
    ),
    Case(
      testDescription: "Windows-1252",
      bytes: latin("\"a\" = \"it\u{92}s \u{80} 5\";"),
      findings: [
        "invalid-utf8 9 byte 0x92 at offset 9 is not valid UTF-8; the file looks like Windows-1252"
      ],
      keys: ["a"],
      fixed: "\"a\" = \"it’s € 5\";"
    ),
    Case(
      testDescription: "Mac OS Roman",
      bytes: latin("\"a\" = \"caf\u{8E}\";"),
      findings: [
        "invalid-utf8 10 byte 0x8E at offset 10 is not valid UTF-8; the file looks like Mac OS Roman"
      ],
      keys: ["a"],
      fixed: "\"a\" = \"café\";"
    ),
    Case(
      testDescription: "a bad byte in a comment, and a fault of its own elsewhere",
      bytes: latin("/* caf\u{E9} */ \"a\" = \"b\";;"),
      findings: [
        "invalid-utf8 6 byte 0xE9 at offset 6 is not valid UTF-8; the file looks like ISO Latin-1",
        "table-cut-short 21 the phone stops reading at a stray ';', without an error; "
          + "what follows is ignored",
      ],
      keys: ["a"],
      fixed: "/* café */ \"a\" = \"b\";;"
    ),
    Case(
      testDescription: "UTF-16 with a mark",
      bytes: [0xFF, 0xFE] + utf16("\"ä\" = \"1\";"),
      findings: [
        "utf16-table 2 the table is stored as UTF-16, which version control shows as binary"
      ],
      isAccepted: true,
      encoding: .utf16LittleEndian,
      keys: ["ä"],
      fixed: "\"ä\" = \"1\";"
    ),
    Case(
      testDescription: "UTF-16 with an odd byte and a fault",
      bytes: [0xFE, 0xFF] + utf16("\"ä\" = \"1\";; b = c;", isBig: true) + [0x00],
      findings: [
        "utf16-table 2 the table is stored as UTF-16, which version control shows as binary",
        "table-cut-short 22 the phone stops reading at a stray ';', without an error; "
          + "keys lost: 'b'",
        "odd-utf16 38 the UTF-16 file has an odd number of bytes; the last one is ignored",
      ],
      isAccepted: true,
      encoding: .utf16BigEndian,
      keys: ["ä"]
    ),
    Case(
      testDescription: "UTF-16 with half a pair",
      bytes: [0xFF, 0xFE] + utf16("a = \"") + [0x3D, 0xD8] + utf16("\";"),
      findings: [
        "utf16-table 2 the table is stored as UTF-16, which version control shows as binary",
        "lone-surrogate 12 half of a surrogate pair stands alone and is shown as '\u{FFFD}'",
      ],
      isAccepted: true,
      encoding: .utf16LittleEndian,
      keys: ["a"]
    ),
    Case(
      testDescription: "UTF-16 without a mark, refused",
      bytes: utf16("\"a\" = \"1\";"),
      findings: [
        "utf16-without-bom 0 the file is UTF-16LE without a byte order mark; "
          + "its first character is dropped"
      ],
      encoding: .utf16LittleEndian,
      keys: ["a"],
      fixed: "\u{FEFF}\"a\" = \"1\";"
    ),
    Case(
      testDescription: "UTF-16 without a mark, with a first character that nobody misses",
      bytes: utf16("\n\"a\" = \"1\";"),
      findings: [
        "utf16-without-bom 0 the file is UTF-16LE without a byte order mark; "
          + "its first character is dropped"
      ],
      isAccepted: true,
      encoding: .utf16LittleEndian,
      keys: ["a"],
      fixed: "\u{FEFF}\n\"a\" = \"1\";"
    ),
    Case(
      testDescription: "UTF-16, most significant byte first, without a mark",
      bytes: utf16("\n\"a\" = \"1\";", isBig: true),
      findings: [
        "utf16-without-bom 0 the file is UTF-16BE without a byte order mark; "
          + "its first character is dropped"
      ],
      encoding: .utf16BigEndian,
      keys: ["a"],
      fixed: "\u{FEFF}\n\"a\" = \"1\";"
    ),
    Case(
      testDescription: "a zero byte at the start of UTF-8",
      bytes: [0x00] + latin("\"a\" = \"1\";"),
      findings: [
        "nul-or-control-character 0 "
          + "NUL (U+0000) at the start makes Apple's reader take the file for UTF-16"
      ],
      keys: ["a"],
      fixed: "\"a\" = \"1\";"
    ),
    Case(
      testDescription: "an encoding that the declaration invents",
      bytes: latin("<?xml version=\"1.0\" encoding=\"latin-9000\"?><plist><dict/></plist>"),
      findings: [
        "unknown-xml-encoding 30 the XML declaration names the encoding 'latin-9000', "
          + "in which the file cannot be read"
      ]
    ),
  ]

  @Test(arguments: cases)
  func encodingsAreJudged(_ row: Case) {
    let outcome = PlistReader.read(SourceFile(path: "t.strings", bytes: row.bytes))
    let source = outcome.value.source
    let findings = outcome.diagnostics.map { diagnostic in
      let offset = source.fileRange(diagnostic.place.range).lowerBound
      return "\(diagnostic.rule) \(offset) \(diagnostic.message)"
    }
    #expect(findings == row.findings)
    #expect(outcome.value.isAccepted == row.isAccepted)
    #expect(source.encoding == row.encoding)
    var keys: [String] = []
    if case .dictionary(let members, _)? = outcome.value.root {
      keys = members.map { $0.key.string(in: source) }
    }
    #expect(keys == row.keys)
    let fixed = outcome.diagnostics.first?.fix.map { fix in
      var bytes = source.utf8
      for edit in fix.edits.reversed() {
        bytes.replaceSubrange(edit.range.range, with: Array(edit.replacement.utf8))
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(fixed == row.fixed)
  }

  @Test func encodingFaultsHaveTheirSeverity() {
    let severities = Self.cases.flatMap { row in
      PlistReader.read(SourceFile(path: "t", bytes: row.bytes)).diagnostics.map {
        "\($0.rule) \($0.severity)"
      }
    }
    #expect(
      Set(severities) == [
        "empty-table error", "invalid-utf8 error", "table-cut-short warning",
        "table-cut-short error", "utf16-table note", "odd-utf16 error", "lone-surrogate error",
        "utf16-without-bom error", "nul-or-control-character error", "unknown-xml-encoding error",
      ]
    )
  }
}
