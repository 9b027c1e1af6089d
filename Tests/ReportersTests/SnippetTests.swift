import Diagnostics
import Reporters
import SourceText
import Testing

/// Snippets as the text format draws them: the line, the carets under it.
struct SnippetTests {
  /// Draws one finding and returns the two drawn lines without their gutter.
  private func drawn(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    width: Int = 120
  ) -> [String] {
    let source = DecodedSource(utf8: SourceFile(path: "f", bytes: bytes))
    let diagnostic = Diagnostic(
      rule: "r",
      severity: .error,
      message: "m",
      place: SourcePlace(path: "f", range: ByteRange(range))
    )
    let report = Report(
      diagnostics: [diagnostic],
      sources: { _ in source },
      summary: CheckSummary(),
      rules: [:],
      toolVersion: "0"
    )
    var text = ""
    TextReporter.write(report, to: &text, options: ReportOptions(width: width, isQuiet: true))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 4 else { return lines.map(String.init) }
    return lines[3...4].map { String($0.dropFirst(5)) }
  }

  private func drawn(_ text: String, _ part: String, width: Int = 120) -> [String] {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return drawn(bytes, start..<(start + wanted.count), width: width)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var part: String
    var lines: [String]
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ part: String, _ lines: String...) {
      (self.text, self.part, self.lines) = (text, part, lines)
    }
  }

  static let cases = [
    Case("a\nbcd\ne", "cd", "bcd", " ^^"),
    Case("a\r\nbcd\r\ne", "d", "bcd", "  ^"),
    Case("日本 %d", "%d", "日本 %d", "     ^^"),
    Case("日本 %d", "本", "日本 %d", "  ^^"),
    Case("e\u{301}x", "x", "e\u{301}x", " ^"),
    Case("👩‍💻x", "x", "👩‍💻x", "  ^"),
    Case("\t\tx", "x", "        x", "        ^"),
    Case("a\tx", "x", "a   x", "    ^"),
    Case("a\u{202E}x", "x", "a<U+202E>x", "         ^"),
    Case("\u{1B}[31mx", "x", "␛[31mx", "     ^"),
    Case("\u{FEFF}x = y", "y", "x = y", "    ^"),
    Case("ab\ncd", "b\ncd", "ab", " ^"),
    Case("\"שלום\" x", "x", "\u{2066}\"שלום\" x\u{2069}", "       ^"),
  ]

  @Test(arguments: cases) func caretsStandUnderTheRange(_ item: Case) {
    #expect(drawn(item.text, item.part) == item.lines)
  }

  @Test func invalidBytesAreShownAsNumbers() {
    #expect(drawn([0x61, 0xE9, 0x62, 0xC3], 2..<3) == ["a\\xE9b\\xC3", "     ^"])
    #expect(drawn([0x61, 0xE9, 0x62], 1..<2) == ["a\\xE9b", " ^^^^"])
  }

  @Test func emptyRangesAndPlacesOutsideStillHaveACaret() {
    #expect(drawn(Array("abc".utf8), 3..<3) == ["abc", "   ^"])
    #expect(drawn(Array("abc".utf8), 9..<12) == ["abc", "   ^"])
    #expect(drawn([], 0..<0) == ["", "^"])
  }

  @Test func longLinesAreCutAroundTheRange() {
    let text = (0..<100).map { "word\($0) " }.joined()
    #expect(
      drawn(text, "word0", width: 45) == ["word0 word1 word2 word3 word4 word5 wor…", "^^^^^"]
    )
    #expect(
      drawn(text, "word50", width: 45)
        == ["…rd48 word49 word50 word51 word52 word5…", "             ^^^^^^"]
    )
    #expect(
      drawn(text, "word99", width: 45)
        == ["…d94 word95 word96 word97 word98 word99 ", "                                 ^^^^^^"]
    )
  }

  @Test func aFileOfOneHugeLineIsDrawnAtOnce() {
    var bytes = [UInt8](repeating: 0x61, count: 10_000_000)
    bytes[9_000_000] = 0x62
    let lines = drawn(bytes, 9_000_000..<9_000_001, width: 25)
    #expect(lines == ["…aaaaabaaaaaaaaaaaa…", "      ^"])
  }
}
