import Catalogs
import SourceText
import Testing

struct StringTableTests {
  private func table(_ text: String) throws -> StringTable {
    let file = StringsFormat.read(
      SourceFile(path: "en.lproj/Localizable.strings", text: text),
      name: "Localizable",
      folder: "en"
    )
    return try #require(file.tables.first)
  }

  @Test func theLastOfEqualKeysAnswers() throws {
    let table = try table(#""a" = "1"; "b" = "2"; 'a' = "3";"#)
    let entry = try #require(table.entry(forKey: "a"))
    #expect(entry.text.map(table.string) == "3")
    #expect(table.hiddenBy == [0: 2])
    #expect(table.keyCount == 2)
  }

  @Test func keysCompareByteByByte() throws {
    let table = try table("\"caf\u{E9}\" = \"composed\"; \"cafe\u{301}\" = \"decomposed\";")
    #expect(table.entry(forKey: "caf\u{E9}")?.text.map(table.string) == "composed")
    #expect(table.entry(forKey: "cafe\u{301}")?.text.map(table.string) == "decomposed")
    #expect(table.keyCount == 2)
  }

  @Test func escapedKeysAreFoundByTheirMeaning() throws {
    let table = try table(#""a\"b\n" = "x";"#)
    #expect(table.entry(forKey: "a\"b\n")?.text.map(table.string) == "x")
    #expect(table.entry(forKey: #"a\"b\n"#) == nil)
  }

  @Test func manyKeysAreAllFound() throws {
    let text = (0..<5000).map { "\"key.\($0)\" = \"value \($0)\";" }.joined(separator: "\n")
    let table = try table(text)
    #expect(table.keyCount == 5000)
    let wrong = (0..<5000).filter {
      table.entry(forKey: "key.\($0)")?.text.map(table.string) != "value \($0)"
    }
    #expect(wrong == [])
  }

  @Test func partsOfEscapedTextsPointIntoTheFile() throws {
    let table = try table(#""k" = "a\U00e9%@";"#)
    let text = try #require(table.entry(forKey: "k")?.text)
    #expect(table.string(text) == "a\u{E9}%@")
    let range = table.sourceRange(of: ByteRange(3, 5), in: text)
    #expect(table.source.string(range) == "%@")
  }
}
