import Diagnostics
import SourceText
import Testing
import XMLSyntax

/// Where and how faults are told.
struct XMLFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// The text; `«` and `»` stand round the range that must be reported.
    let text: String
    let message: String
    var rule: RuleID = "xml-not-well-formed"
    var testDescription: String { text }
  }

  static let cases = [
    Case(text: "<a>x «&» y</a>", message: "'&' begins no reference"),
    Case(text: "<a>x «&nbsp;» y</a>", message: "'&nbsp;' is no reference that XML knows"),
    Case(text: "<a>x «&lt» y</a>", message: "expected ';' after '&lt'"),
    Case(text: "<a>«\u{1}»</a>", message: "the character U+0001 is not allowed in XML"),
    Case(text: "<a b='«\u{B}»'/>", message: "the character U+000B is not allowed in XML"),
    Case(text: "<a><!-- «\u{FFFF}» --></a>", message: "the character U+FFFF is not allowed in XML"),
    Case(text: "<a>«&#1;»</a>", message: "'&#1;' names a character that XML does not allow"),
    Case(text: "<a><b>c«</a>»", message: "expected '</b>', found '</a>'"),
    Case(text: "<a><b>c</b>«»", message: "the file ends before '</a>'"),
    Case(text: "<a/> \n «junk»\n", message: "text behind the end of the document"),
    Case(text: "<a>«<!--» b", message: "the comment that begins here never ends"),
    Case(text: "<a>«<![CDATA[» b</a>", message: "the CDATA section that begins here never ends"),
    Case(text: "<a>«<?»b </a>", message: "the processing instruction that begins here never ends"),
    Case(text: "<a><!-- b «--» c --></a>", message: "'--' inside a comment"),
    Case(text: "<a>b «]]>» c</a>", message: "']]>' outside a CDATA section"),
    Case(text: "<a b='1' «b»='2'/>", message: "the tag has the attribute 'b' twice"),
    Case(text: "<a b='«<»'/>", message: "'<' inside an attribute value"),
    Case(
      text: "\n«<?xml» version='1.0'?><a/>",
      message: "an XML declaration may only be the very first thing in a file"
    ),
    Case(text: "<a>«<» b</a>", message: "'<' begins no tag"),
    Case(
      text: "<!DOCTYPE a «[<!ENTITY b \"c\">]»><a>&b;</a>",
      message:
        "declarations of its own ('[…]') make a property list unreadable; no entity was expanded",
      rule: "xml-entity-declaration"
    ),
  ]

  @Test(arguments: cases)
  func faultsAreToldAtTheirBytes(_ row: Case) throws {
    let before = try #require(
      row.text.split(separator: "«", omittingEmptySubsequences: false).first
    )
    let marked = try #require(
      row.text.split(separator: "«", omittingEmptySubsequences: false).last?
        .split(separator: "»", omittingEmptySubsequences: false).first
    )
    let text = row.text.filter { $0 != "«" && $0 != "»" }
    let source = DecodedSource(utf8: SourceFile(path: "t.strings", text: text))
    let found = XMLDocument.parse(source).diagnostics
    #expect(found.map(\.message.description) == [row.message])
    #expect(found.map(\.rule) == [row.rule])
    let start = before.utf8.count
    #expect(found.map(\.place.range) == [ByteRange(start, start + marked.utf8.count)])
  }

  @Test func invalidBytesAreTold() {
    let document = XMLDocument(parsing: Array("<a>caf".utf8) + [0xE9] + Array("</a>".utf8))
    #expect(document.fault?.message.description == "byte 0xE9 is not valid UTF-8")
    #expect(document.fault?.range == ByteRange(6, 7))
  }

  @Test func theTagThatAnEndTagMissesIsRelated() {
    let document = XMLDocument(parsing: Array("<a><b>c</a>".utf8))
    #expect(document.fault?.opening == ByteRange(3, 6))
  }

  @Test func deepNestingNamesTheLimit() {
    let allowed = XMLLimits.maximumDepth
    func nested(_ depth: Int) -> XMLDocument {
      let open = String(repeating: "<a>", count: depth)
      let close = String(repeating: "</a>", count: depth)
      return XMLDocument(parsing: Array((open + close).utf8))
    }
    #expect(nested(allowed).fault == nil)
    let fault = nested(allowed + 1).fault
    #expect(
      fault?.message.description
        == "elements are nested deeper than 256 levels, where XML readers stop"
    )
    #expect(fault?.rule == "resource-limit")
    #expect(fault?.range == ByteRange(3 * allowed, 3 * allowed + 3))
  }

  @Test func longTextsNameTheLimit() {
    let long = [UInt8](repeating: 0x78, count: XMLLimits.maximumTextBytes)
    let fits = XMLDocument(parsing: Array("<a>".utf8) + long + Array("</a>".utf8))
    #expect(fits.fault == nil)
    let tooLong = XMLDocument(parsing: Array("<a>y".utf8) + long + Array("</a>".utf8))
    #expect(tooLong.fault?.rule == "resource-limit")
    #expect(tooLong.fault?.range == ByteRange(3, 4 + long.count))
  }

  @Test func emptyAndTinyTextsAreRefused() {
    for text in ["", "<", "a", " \n"] {
      #expect(XMLDocument(parsing: Array(text.utf8)).fault != nil, "'\(text)'")
    }
    #expect(XMLDocument(parsing: [0x3C, 0, 0x61, 0]).fault?.range == ByteRange(1, 2))
  }
}
