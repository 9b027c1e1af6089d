import Catalogs
import SourceText
import Testing

/// A table with one text, a replacement, and how it is written there.
struct EscapingCase: Sendable, CustomTestStringConvertible {
  let table: String
  let replacement: String
  let written: String?

  init(_ table: String, _ replacement: String, _ written: String?) {
    (self.table, self.replacement, self.written) = (table, replacement, written)
  }

  var testDescription: String { "\(replacement) in \(table)" }
}

struct EscapingTests {
  private static func xml(_ text: String) -> String {
    "<plist version=\"1.0\"><dict><key>a</key><string>\(text)</string></dict></plist>"
  }

  @Test(arguments: [
    EscapingCase(#""a" = "x";"#, #"say "%%" \ & <"#, #"say \"%%\" \\ & <"#),
    EscapingCase(#""a" = 'x';"#, #"it's "so""#, #"it\'s "so""#),
    EscapingCase(#""a" = x;"#, "y", "y"),
    EscapingCase(#""a" = x;"#, "y z", nil),
  ])
  func replacementsAreEscapedAsTheSyntaxNeeds(_ test: EscapingCase) throws {
    let file = SourceFile(path: "a.strings", text: test.table)
    let table = try #require(StringsFormat.read(file, name: "a", folder: nil).tables.first)
    let text = try #require(table.entries.first?.text)
    #expect(table.escaped(test.replacement, in: text) == test.written)
  }

  @Test(arguments: [
    EscapingCase("x", "a & b < c", "a &amp; b &lt; c"),
    EscapingCase("<![CDATA[x]]>", "a & b", nil),
  ])
  func replacementsAreEscapedInXML(_ test: EscapingCase) throws {
    let source = DecodedSource(utf8: SourceFile(path: "a", text: Self.xml(test.table)))
    let bytes = source.utf8
    let open = try #require(bytes.firstRange(of: Array("<string>".utf8)))
    let close = try #require(bytes.firstRange(of: Array("</string>".utf8)))
    let text = TableText(
      range: ByteRange(open.upperBound, close.lowerBound),
      form: .xml
    )
    let table = StringTable(
      name: "a",
      folder: nil,
      kind: .strings,
      source: source,
      entries: [],
      isAccepted: true
    )
    #expect(table.escaped(test.replacement, in: text) == test.written)
  }
}
