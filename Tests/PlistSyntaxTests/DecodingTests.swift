import Foundation
import PlistSyntax
import SourceText
import Testing

/// Texts as they are written, in each form, and the characters they stand for.
struct DecodingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let written: String
    let form: PlistText.Form
    let characters: String
    var testDescription: String { "\(form) \(written)" }
  }

  static let cases: [Case] = [
    Case(written: #"say \"hi\"\n"#, form: .plain, characters: #"say \"hi\"\n"#),
    Case(written: #"say \"hi\"\n"#, form: .openStep, characters: "say \"hi\"\n"),
    Case(written: #"\a\b\f\n\r\t\v"#, form: .openStep, characters: "\u{7}\u{8}\u{C}\n\r\t\u{B}"),
    Case(written: #"\U41\U00e9\UE9!"#, form: .openStep, characters: "A\u{E9}\u{E9}!"),
    Case(written: #"\Uzz"#, form: .openStep, characters: "\u{0}zz"),
    Case(written: #"\UD83D\UDE00"#, form: .openStep, characters: "\u{1F600}"),
    Case(written: #"\UD83Dx\UDE00"#, form: .openStep, characters: "\u{FFFD}x\u{FFFD}"),
    Case(written: #"\UD83D\UD83D\UDE00"#, form: .openStep, characters: "\u{FFFD}\u{1F600}"),
    Case(written: #"\U0001F600"#, form: .openStep, characters: "\u{1}F600"),
    Case(written: #"\u00e9\x41\q\\\é"#, form: .openStep, characters: #"u00e9x41q\é"#),
    Case(written: #"\101\0101\341\376\777\8"#, form: .openStep, characters: "A\u{8}1Æ\u{0}\u{0}8"),
    Case(written: "a\\\r\nb\\\nc", form: .openStep, characters: "a\r\nb\nc"),
    Case(written: #"\"#, form: .openStep, characters: ""),
    Case(written: "a &amp; b &#233;&#xe9;&lt;", form: .xml, characters: "a & b éé<"),
    Case(written: "<![CDATA[a & <b>]]>&gt;", form: .xml, characters: "a & <b>>"),
    Case(written: "\u{FEFF}\u{FEFF}a", form: .xml, characters: "\u{FEFF}a"),
    Case(written: "&#xFEFF;a", form: .xml, characters: "a"),
    Case(written: "<![CDATA[\u{FEFF}a]]>", form: .xml, characters: "a"),
    Case(
      written: "&nothing; &#; &#x110000; &",
      form: .xml,
      characters: "&nothing; \u{0} &#x110000; &"
    ),
    Case(written: "a\r\nb", form: .xml, characters: "a\r\nb"),
  ]

  @Test(arguments: cases)
  func charactersAreThoseApplesReaderGives(_ row: Case) {
    let source = DecodedSource(utf8: SourceFile(path: "t", text: row.written))
    let text = PlistText(range: ByteRange(0, source.utf8.count), form: row.form)
    #expect(Array(text.string(in: source).unicodeScalars) == Array(row.characters.unicodeScalars))
    #expect(text.utf8(in: source) == Array(row.characters.utf8))
  }

  @Test func unitsOfUTF16AreJoined() {
    let bytes: [UInt8] = [0x00, 0x61, 0xD8, 0x3D, 0xDE, 0x00, 0xD8, 0x3D, 0x00, 0x62]
    let source = DecodedSource(utf8: SourceFile(path: "t", bytes: bytes))
    let text = PlistText(range: ByteRange(0, bytes.count), form: .utf16BigEndian)
    #expect(text.string(in: source) == "a\u{1F600}\u{FFFD}b")
  }

  @Test func invalidBytesBecomeReplacementCharacters() {
    let source = DecodedSource(utf8: SourceFile(path: "t", bytes: [0x61, 0xE9, 0x62, 0xF0, 0x9F]))
    for form in [PlistText.Form.plain, .openStep, .xml] {
      let text = PlistText(range: ByteRange(0, 5), form: form)
      #expect(text.string(in: source) == "a\u{FFFD}b\u{FFFD}")
    }
  }

  /// Each part of the characters is looked up where it is written.
  @Test(arguments: [
    (#"100\U0025 %@ \"x\""#, "100%", 0, 9),
    (#"100\U0025 %@ \"x\""#, "%@", 10, 12),
    (#"100\U0025 %@ \"x\""#, "\"x\"", 13, 18),
    (#"\UD83D\UDE00%@"#, "\u{1F600}", 0, 12),
    (#"\UD83D\UDE00%@"#, "%@", 12, 14),
    (#"\%\@"#, "%@", 0, 4),
  ])
  func partsAreFoundWhereTheyAreWritten(_ row: (String, String, Int, Int)) throws {
    let source = DecodedSource(utf8: SourceFile(path: "t", text: row.0))
    let text = PlistText(range: ByteRange(0, source.utf8.count), form: .openStep)
    let characters = text.string(in: source)
    let part = try #require(characters.range(of: row.1))
    let start = characters.utf8.distance(from: characters.startIndex, to: part.lowerBound)
    let range = ByteRange(start, start + row.1.utf8.count)
    #expect(text.sourceRange(ofDecoded: range, in: source) == ByteRange(row.2, row.3))
  }

  @Test func partsInsideAnEscapeAreWidened() {
    let source = DecodedSource(utf8: SourceFile(path: "t", text: #"a\U00e9b"#))
    let decoded = PlistText(range: ByteRange(0, 8), form: .openStep).decoded(in: source)
    #expect(decoded.utf8 == Array("aéb".utf8))
    #expect(decoded.sourceRange(ByteRange(2, 3)) == ByteRange(1, 7))
    #expect(decoded.sourceRange(ByteRange(1, 2)) == ByteRange(1, 7))
    #expect(decoded.sourceRange(.empty(at: 3)) == ByteRange(7, 7))
    #expect(decoded.sourceRange(.empty(at: 4)) == ByteRange(8, 8))
    #expect(decoded.sourceRange(ByteRange(0, 4)) == ByteRange(0, 8))
  }
}
