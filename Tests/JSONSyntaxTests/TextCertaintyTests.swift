import Diagnostics
import JSONSyntax
import SourceText
import Testing

/// Whether a text is certainly the one that was meant.
struct TextCertaintyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let content: [UInt8]
    let isCertain: Bool

    init(_ content: String, _ isCertain: Bool) {
      self.init(Array(content.utf8), isCertain)
    }

    init(_ content: [UInt8], _ isCertain: Bool) {
      (self.content, self.isCertain) = (content, isCertain)
    }

    var testDescription: String { "\(content)" }
  }

  static let rows = [
    Row("", true), Row("KEY", true), Row("ключ 🚲", true), Row(#"a\"b\\c\/d\n"#, true),
    Row(#"\u00e9\ud83d\udeb2"#, true),
    Row([0x4B, 0xFF], false), Row([0xC3], false), Row([0xED, 0xA0, 0x80], false),
    Row(#"\x41"#, false), Row(#"\u12"#, false), Row(#"\ud83d"#, false),
    Row(#"\udeb2\ud83d"#, false),
    Row("a\nb", false), Row("a\tb", false),
  ]

  @Test(arguments: rows)
  func isThatOfItsBytes(_ row: Row) throws {
    // The comma makes the document one that is not well-formed.
    let bytes = Array("[\"".utf8) + row.content + Array("\",]".utf8)
    let source = DecodedSource(utf8: SourceFile(path: "a.json", bytes: bytes))
    let root = try #require(JSONDocument.parse(source).value.root)
    #expect(root.elements.map(\.isTextCertain) == [row.isCertain])
  }
}
