import Diagnostics
import FileAccess
import PushlocKit
import SourceText
import TestSupport
import Testing

/// Edits of one text in one encoding.
struct FixerCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let encoding: SourceEncoding
  let start: Int
  let edit: (range: Range<Int>, replacement: String)
  let expected: [UInt8]?

  var testDescription: String { name }
}

struct FixTests {
  private static func utf16(_ text: String, bigEndian: Bool = false) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return bigEndian ? bytes.reversed() : bytes
    }
  }

  static let fixerCases = [
    FixerCase(
      name: "UTF-8 with a mark",
      bytes: [0xEF, 0xBB, 0xBF] + Array("a é b".utf8),
      encoding: .utf8,
      start: 3,
      edit: (5..<7, "ö"),
      expected: [0xEF, 0xBB, 0xBF] + Array("a ö b".utf8)
    ),
    FixerCase(
      name: "UTF-16, least significant byte first",
      bytes: [0xFF, 0xFE] + utf16("a é b"),
      encoding: .utf16LittleEndian,
      start: 2,
      edit: (2..<4, "😀"),
      expected: [0xFF, 0xFE] + utf16("a 😀 b")
    ),
    FixerCase(
      name: "UTF-16, most significant byte first",
      bytes: [0xFE, 0xFF] + utf16("a é b", bigEndian: true),
      encoding: .utf16BigEndian,
      start: 2,
      edit: (4..<4, "x"),
      expected: [0xFE, 0xFF] + utf16("a éx b", bigEndian: true)
    ),
    FixerCase(
      name: "UTF-32",
      bytes: [0, 0, 0, 0x61, 0, 0, 0, 0x62],
      encoding: .utf32BigEndian,
      start: 0,
      edit: (1..<2, "é"),
      expected: [0, 0, 0, 0x61, 0, 0, 0, 0xE9]
    ),
    FixerCase(
      name: "Latin-1 has references for other characters",
      bytes: [0x61, 0xE9, 0x62],
      encoding: .latin1,
      start: 0,
      edit: (1..<3, "ü€"),
      expected: [0x61, 0xFC] + Array("&#x20AC;".utf8) + [0x62]
    ),
    FixerCase(
      name: "line ends are those of the file",
      bytes: Array("a\r\nb\r\n".utf8),
      encoding: .utf8,
      start: 0,
      edit: (3..<4, "x\ny\r\nz"),
      expected: Array("a\r\nx\r\ny\r\nz\r\n".utf8)
    ),
    FixerCase(
      name: "a binary file is left alone",
      bytes: Array("bplist00".utf8),
      encoding: .binary,
      start: 0,
      edit: (0..<1, "x"),
      expected: nil
    ),
    FixerCase(
      name: "an edit outside the text is refused",
      bytes: Array("ab".utf8),
      encoding: .utf8,
      start: 0,
      edit: (1..<3, "x"),
      expected: nil
    ),
  ]

  @Test(arguments: fixerCases)
  func anEditChangesNoByteOutsideIt(_ test: FixerCase) {
    let file = SourceFile(path: "f", bytes: test.bytes)
    let source = DecodedSource.transcode(file, as: test.encoding, from: test.start).source
    let edit = SourceEdit(
      path: "f",
      range: ByteRange(test.edit.range),
      replacement: test.edit.replacement
    )
    #expect(SourceFixer(source).bytes(applying: [edit]) == test.expected)
  }

  @Test func editsAreMadeInAnyOrderAndNeverOverlap() {
    let source = DecodedSource(utf8: SourceFile(path: "f", text: "abcdef"))
    func edit(_ range: Range<Int>, _ text: String) -> SourceEdit {
      SourceEdit(path: "f", range: ByteRange(range), replacement: text)
    }
    let fixer = SourceFixer(source)
    let bytes = fixer.bytes(applying: [edit(4..<6, "Y"), edit(0..<2, "X"), edit(3..<3, "-")])
    #expect(bytes == Array("Xc-dY".utf8))
    #expect(fixer.bytes(applying: [edit(0..<3, "X"), edit(2..<4, "Y")]) == nil)
  }

  private static func fixed(
    _ files: KeyValuePairs<String, String>,
    unsafe: Bool = false
  ) throws -> (texts: [String: String], result: FixRun.Result) {
    let project = MemoryProject(files)
    let configuration = try ConfigurationLoader(files: project.files).load()
    let check = CheckRun(
      loader: ProjectLoader(files: project.files, configuration: configuration),
      paths: ["."],
      levels: RuleLevels(configuration: configuration)
    )
    let first = try check.result()
    let result = try FixRun(check: check, includesUnsafe: unsafe).result(after: first)
    let texts = result.mended.map { ($0.path.string, String(decoding: $0.new, as: UTF8.self)) }
    return (Dictionary(uniqueKeysWithValues: texts), result)
  }

  /// A table before and behind `--fix`.
  struct TableCase: Sendable, CustomTestStringConvertible {
    let before: String
    let behind: String

    init(_ before: String, _ behind: String) {
      (self.before, self.behind) = (before, behind)
    }

    var testDescription: String { before.debugDescription }
  }

  @Test(arguments: [
    // An unused suppression goes with its line.
    TableCase(
      "\"a\" = \"A\";\n  /* pushloc:ignore empty-value -- x */  \n\"b\" = \"B\";\n",
      "\"a\" = \"A\";\n\"b\" = \"B\";\n"
    ),
    TableCase(
      "\"a\" = \"A\";\r\n// pushloc:ignore empty-value -- x\r\n\"b\" = \"B\";\r\n",
      "\"a\" = \"A\";\r\n\"b\" = \"B\";\r\n"
    ),
    TableCase(
      "\"a\" = \"A\"; /* pushloc:ignore empty-value -- x */ \"b\" = \"B\";\n",
      "\"a\" = \"A\";  \"b\" = \"B\";\n"
    ),
    // Other words of the comment stay.
    TableCase(
      "/* Title\n   pushloc:ignore empty-value -- x\n */\n\"b\" = \"B\";\n",
      "/* Title\n   \n */\n\"b\" = \"B\";\n"
    ),
    // Names that are used stay.
    TableCase(
      "/* pushloc:ignore blank-value, empty-value -- x */\n\"b\" = \"\";\n",
      "/* pushloc:ignore empty-value -- x */\n\"b\" = \"\";\n"
    ),
    TableCase(
      "/* pushloc:ignore empty-value, blank-value, missing-semicolon -- x */\n\"b\" = \"\";\n",
      "/* pushloc:ignore empty-value -- x */\n\"b\" = \"\";\n"
    ),
    TableCase(
      "/* pushloc:ignore blank-value empty-value duplicate-key -- x */\n\"b\" = \"\";\n",
      "/* pushloc:ignore empty-value -- x */\n\"b\" = \"\";\n"
    ),
    // Fixes of readers are made, too, and one after the other.
    TableCase(
      "\"a\" = \"A\"\n\"b\" = \"B\"\n",
      "\"a\" = \"A\";\n\"b\" = \"B\";\n"
    ),
    TableCase("\"a\" = \"A\";\n\"b\" = \"B\";\n", "\"a\" = \"A\";\n\"b\" = \"B\";\n"),
  ])
  func mendsATableAndThenNothingMore(_ test: TableCase) throws {
    let path = "en.lproj/Localizable.strings"
    let payload = #"{"aps": {"alert": {"loc-key": "b"}}}"#
    let once = try Self.fixed([path: test.before, "push/a.json": payload])
    #expect(once.texts[path] ?? test.before == test.behind)
    #expect(once.result.check.findings.filter { $0.fix?.isSafe == true } == [])
    let twice = try Self.fixed([path: test.behind, "push/a.json": payload])
    #expect(twice.texts == [:])
  }

  @Test func onlySafeFixesAreMadeUnlessAsked() throws {
    let text = "\"a\" = \"%2d\";\n\"b\" = \"Tom &amp; Anna\";\n"
    let payload = #"{"aps": {"alert": {"loc-key": "b"}}}"#
    let safe = try Self.fixed(["en.lproj/Localizable.strings": text, "push/a.json": payload])
    #expect(safe.texts == [:])
    let unsafe = try Self.fixed(
      ["en.lproj/Localizable.strings": text, "push/a.json": payload],
      unsafe: true
    )
    #expect(
      unsafe.texts == [
        "en.lproj/Localizable.strings": text.replacing("&amp;", with: "&")
      ]
    )
  }

  /// A configuration before and behind `--fix`.
  @Test(arguments: [
    TableCase(
      """
      {"overrides": [
        // the first
        {"files": "en.lproj/**", "rules": {"empty-value": "off", "blank-value": "off"}, "reason": "r"},
        // the second
        {"rules": {"missing-key": "off"}, "reason": "r"}
      ]}
      """,
      """
      {"overrides": [
        // the first
        {"files": "en.lproj/**", "rules": {"blank-value": "off"}, "reason": "r"} \("")
        // the second
      ]}
      """
    ),
    TableCase(
      #"{"overrides": [{"rules": {"empty-value": "off"}, "reason": "r"}], "exclude": "x"}"#,
      #"{"overrides": [], "exclude": "x"}"#
    ),
    TableCase(
      #"{"overrides": [{"rules": {"blank-value": "off", "missing-key": "off"}, "reason": "r"}]}"#,
      #"{"overrides": [{"rules": {"blank-value": "off"}, "reason": "r"}]}"#
    ),
  ])
  func takesUselessOverridesAway(_ test: TableCase) throws {
    let table = "\"a\" = \" \";\n"
    let fixed = try Self.fixed([
      ".pushloc.json": test.before, "en.lproj/Localizable.strings": table,
    ])
    let text = try #require(fixed.texts[".pushloc.json"])
    #expect(Self.withoutSpaces(text) == Self.withoutSpaces(test.behind))
    #expect(fixed.result.check.findings.filter { $0.fix != nil } == [])
  }

  private static func withoutSpaces(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test(arguments: [false, true], ["\"a\" = \"é😀\";\r\n", ""])
  func storesUTF16AsUTF8(_ isBigEndian: Bool, _ declaration: String) throws {
    let files = MemoryFiles()
    let xml = """
      <?xml version="1.0" encoding="UTF-16"?>
      <plist version="1.0"><dict><key>a</key><string>é😀</string></dict></plist>
      """
    let text = declaration.isEmpty ? xml : declaration
    let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    files["en.lproj/A.strings"] = mark + Self.utf16(text, bigEndian: isBigEndian)
    let check = CheckRun(loader: ProjectLoader(files: files), paths: ["."], levels: RuleLevels())
    let first = try check.result()
    #expect(first.findings.map(\.rule) == ["utf16-table"])
    let result = try FixRun(check: check, includesUnsafe: false).result(after: first)
    #expect(result.check.findings == [])
    let expected = text.replacing("UTF-16", with: "UTF-8")
    #expect(result.mended.map { String(decoding: $0.new, as: UTF8.self) } == [expected])
  }

  @Test func doesNotStoreDamagedUTF16() throws {
    let files = MemoryFiles()
    files["en.lproj/A.strings"] = [0xFF, 0xFE] + Self.utf16("\"a\" = \"b\";") + [0x00]
    let check = CheckRun(loader: ProjectLoader(files: files), paths: ["."], levels: RuleLevels())
    let finding = try check.result().findings.first { $0.rule == "utf16-table" }
    #expect(finding != nil && finding?.fix == nil)
  }
}
