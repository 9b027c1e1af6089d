import Diagnostics
import SourceText
import Testing

@testable import XMLSyntax

/// Elements and comments as ranges of the text.
struct XMLDocumentTests {
  @Test func elementsCarryTheRangesOfTheirTags() {
    let text = "<a>x<b/></a>"
    let document = XMLDocument(parsing: Array(text.utf8))
    #expect(
      document.elements == [
        XMLElement(
          name: ByteRange(1, 2),
          startTag: ByteRange(0, 3),
          endTag: ByteRange(8, 12),
          parent: nil,
          next: 2,
          isSelfClosing: false
        ),
        XMLElement(
          name: ByteRange(5, 6),
          startTag: ByteRange(4, 8),
          endTag: ByteRange(8, 8),
          parent: 0,
          next: 2,
          isSelfClosing: true
        ),
      ]
    )
    #expect(document.fault == nil)
    #expect(document.elements.first?.content == ByteRange(3, 8))
    #expect(document.elements.last?.content == ByteRange(8, 8))
  }

  @Test func placesCountBytesAcrossLineEndsAndWideCharacters() {
    let text = "<?xml version='1.0'?>\r\n<a\r\n b='é>'>🎉\r\n<!-- é\r\n --><c ></c ></a >\r\n"
    let utf8 = Array(text.utf8)
    let document = XMLDocument(parsing: utf8)
    #expect(
      document.elements.map { String(decoding: utf8[$0.range.range], as: UTF8.self) } == [
        "<a\r\n b='é>'>🎉\r\n<!-- é\r\n --><c ></c ></a >", "<c ></c >",
      ]
    )
    #expect(
      document.comments.map { String(decoding: utf8[$0.range], as: UTF8.self) } == [
        "<!-- é\r\n -->"
      ]
    )
    #expect(document.isWellFormed)
  }

  @Test func commentsInsideCDATAAreText() {
    let text = "<a><![CDATA[<!-- no -->]]><!-- yes --></a>"
    let document = XMLDocument(parsing: Array(text.utf8))
    #expect(document.comments == [ByteRange(26, 38)])
  }

  @Test func offsetsCountFromTheFirstByteOfTheFile() {
    let file = SourceFile(path: "t", bytes: [0xEF, 0xBB, 0xBF] + Array("<a></a>".utf8))
    let outcome = XMLDocument.parse(DecodedSource(utf8: file))
    #expect(outcome.value.elements.map(\.range) == [ByteRange(3, 10)])
    #expect(outcome.diagnostics == [])
  }

  @Test func theDeclaredEncodingOfDecodedTextIsNotObeyed() {
    for name in ["UTF-16", "ISO-8859-1", "X-NONE", "UTF-8"] {
      let text = "<?xml version='1.0' encoding='\(name)'?><a>é</a>"
      let document = XMLDocument(parsing: Array(text.utf8))
      #expect(document.fault == nil, "\(name)")
    }
  }

  @Test func appleDocumentTypeIsRead() throws {
    let type =
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
      + "\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">"
    let document = XMLDocument(parsing: Array((type + "<plist/>").utf8))
    #expect(document.doctype == ByteRange(0, type.utf8.count))
    #expect(document.isWellFormed)
  }

  @Test func namespaceErrorsLeaveTheDocumentWellFormed() {
    let document = XMLDocument(parsing: Array("<a xmlns:xmlns='urn:x' b:c='d'/>".utf8))
    #expect(document.fault == nil)
  }

  @Test func elementsAreFoundByTheirFirstByte() {
    let document = XMLDocument(parsing: Array("<a><b/><c></c></a>".utf8))
    #expect(document.element(startingAt: 7)?.name == ByteRange(8, 9))
    #expect(document.element(startingAt: 8) == nil)
    #expect(document.element(startingAt: 100) == nil)
  }

  @Test func truncationAtEveryByteNeverTraps() {
    let text =
      "<?xml version='1.0'?>\n<!DOCTYPE plist PUBLIC '-//A' 'b'>\n"
      + "<a b='c'><!-- d --><e/><![CDATA[f]]>&#65;é<g>\r\n</g><?h i?></a>\n"
    let utf8 = Array(text.utf8)
    for count in 0...utf8.count {
      let part = Array(utf8.prefix(count))
      let document = XMLDocument(parsing: part)
      let ranges =
        document.elements.map(\.range) + document.comments
        + [document.fault?.range, document.doctype].compactMap { $0 }
      for range in ranges {
        #expect(range.lowerBound <= range.upperBound && range.upperBound <= count)
      }
      #expect(document.isWellFormed == (count >= utf8.count - 1))
    }
  }

  @Test func aFiveMegabyteDocumentHasExactPlaces() {
    var text = Array("<?xml version=\"1.0\"?>\r\n<plist>\r\n".utf8)
    var elements: [ByteRange] = []
    var comments: [ByteRange] = []
    let root = text.count - 9
    var seed: UInt64 = 7
    while text.count < 5_000_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let start = text.count
      switch seed >> 61 {
      case 0: text += Array("<!-- über -->".utf8)
      case 1: text += Array("<true/>".utf8)
      case 2: text += Array("<string a='>'><![CDATA[<b>]]>\r\n</string>".utf8)
      case 3: text += Array("<key>&amp;&#x1F9ED;</key >".utf8)
      case 4: text += Array("<string>🎉 \(seed)\r\n</string>".utf8)
      case 5: text += Array("<data\n/>".utf8)
      default: text += Array("<key>key.\(seed)</key>".utf8)
      }
      if seed >> 61 == 0 {
        comments.append(ByteRange(start, text.count))
      } else {
        elements.append(ByteRange(start, text.count))
      }
      text += Array("\r\n".utf8)
    }
    text += Array("</plist>".utf8)
    elements.insert(ByteRange(root, text.count), at: 0)
    let document = XMLDocument(parsing: text)
    #expect(document.fault == nil)
    #expect(document.elements.map(\.range) == elements)
    #expect(document.comments == comments)
  }
}
