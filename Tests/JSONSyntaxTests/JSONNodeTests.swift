import Diagnostics
import JSONSyntax
import SourceText
import Testing

struct JSONNodeTests {
  static let text = #"""
    {"aps":{"alert":{"loc-args":["a",{"b":1}],"a/b":1,"m~n":2,"":3}},"aps":5,"\u0061b":6}
    """#

  static func root(_ text: String) throws -> JSONNode {
    let source = DecodedSource(utf8: SourceFile(path: "a.json", text: text))
    return try #require(JSONDocument.parse(source).value.root)
  }

  @Test func membersAreFoundByName() throws {
    let root = try Self.root(Self.text)
    #expect(root["aps"]?.rawText == "5")
    #expect(root.last("aps")?.rawText == "5")
    #expect(root.first("aps")?.kind == .object)
    #expect(root.all("aps").map(\.kind) == [.object, .number])
    #expect(root["ab"]?.integer == 6)
    #expect(root["AB"] == nil)
    #expect(root.members.map(\.name) == ["aps", "aps", "ab"])
  }

  @Test func namesAreComparedWithoutNormalization() throws {
    let root = try Self.root("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(root["\u{E9}"]?.integer == 1)
    #expect(root["e\u{301}"]?.integer == 2)
  }

  @Test func pointersAndPathsNameThePlace() throws {
    let root = try Self.root(Self.text)
    let alert = try #require(root.first("aps")?["alert"])
    let inner = try #require(alert["loc-args"]?.elements.map { $0 }.last?["b"])
    #expect(inner.pointer == "/aps/alert/loc-args/1/b")
    #expect(inner.dottedPath == "aps.alert.loc-args[1].b")
    #expect(inner.pointer(from: alert) == "/loc-args/1/b")
    #expect(inner.dottedPath(from: alert) == "loc-args[1].b")
    #expect(alert["a/b"]?.pointer == "/aps/alert/a~1b")
    #expect(alert["m~n"]?.pointer == "/aps/alert/m~0n")
    #expect(alert[""]?.pointer == "/aps/alert/")
    #expect(root.pointer == "")
    #expect(inner.key?.pointer == inner.pointer)
    #expect(inner.elementIndex == nil)
    #expect(inner.parent?.elementIndex == 1)
  }

  @Test func pointersLeadBack() throws {
    let root = try Self.root(#"{"a":{"a/b":[10,{"m~n":20}],"":30}}"#)
    let document = root.document
    #expect(document.node(at: "") == root)
    #expect(document.node(at: "/a/a~1b/1/m~0n")?.integer == 20)
    #expect(document.node(at: "/a/")?.integer == 30)
    for pointer in ["/b", "a", "/a/a~1b/2", "/a/a~1b/-1", "/a/a~1b/x", "/a/~", "/a/~2", "/a//c"] {
      #expect(document.node(at: pointer) == nil, "\(pointer)")
    }
  }

  @Test func textsKnowWhereTheyStand() throws {
    let root = try Self.root(#"["aé\u00e9b\n\ud83d\ude00c"]"#)
    let text = try #require(root.elements.map { $0 }.first?.text)
    #expect(text.string == "aééb\n😀c")
    // Offsets in the decoded text: a 0, é 1, é 3, b 5, line feed 6, 😀 7, c 11.
    let rows: [(Range<Int>, ByteRange)] = [
      (0..<1, ByteRange(2, 3)), (1..<3, ByteRange(3, 5)), (3..<5, ByteRange(5, 11)),
      (5..<6, ByteRange(11, 12)), (6..<7, ByteRange(12, 14)), (7..<11, ByteRange(14, 26)),
      (11..<12, ByteRange(26, 27)), (12..<12, ByteRange(27, 27)), (12..<99, ByteRange(27, 27)),
    ]
    for (range, expected) in rows { #expect(text.sourceRange(of: range) == expected) }
  }

  @Test func plainTextsKnowWhereTheyStand() throws {
    let text = try #require(try Self.root(#""abc""#).text)
    #expect(text.string == "abc")
    #expect(text.sourceRange(of: 1..<2) == ByteRange(2, 3))
    #expect(text.sourceRange(of: 3..<9) == ByteRange(4, 4))
  }

  @Test func faultyEscapesDecodeToSomething() throws {
    let rows: [(String, String)] = [
      (#""\x41""#, "x41"), (#""\'""#, "'"), (#""\u12""#, "u12"), (#""\ud83d""#, "\u{FFFD}"),
      (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"), (#""\é""#, "é"),
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000""#, "\u{0}"),
    ]
    for (source, expected) in rows {
      #expect(try Self.root(source).string == expected, "\(source)")
    }
  }

  @Test func numbersAreReadExactly() throws {
    struct Row {
      let text: String
      let integer: Int?
      let whole: Int?
      let double: Double?
    }
    let rows = [
      Row(text: "5", integer: 5, whole: 5, double: 5),
      Row(text: "-0", integer: 0, whole: 0, double: 0),
      Row(text: "1.0", integer: nil, whole: 1, double: 1),
      Row(text: "1e2", integer: nil, whole: 100, double: 100),
      Row(text: "0.5", integer: nil, whole: nil, double: 0.5),
      Row(
        text: "9223372036854775807",
        integer: .max,
        whole: .max,
        double: 9_223_372_036_854_775_808
      ),
      Row(text: "9223372036854775808", integer: nil, whole: nil, double: 9_223_372_036_854_775_808),
      Row(text: "1e999", integer: nil, whole: nil, double: nil),
      Row(text: #""5""#, integer: nil, whole: nil, double: nil),
    ]
    for row in rows {
      let node = try Self.root(row.text)
      #expect(node.integer == row.integer, "\(row.text)")
      #expect(node.wholeNumber == row.whole, "\(row.text)")
      #expect(node.double == row.double, "\(row.text)")
    }
  }

  /// Sizes counted by hand, and by `json.dumps(v, separators=(",", ":"), ensure_ascii=…)`.
  @Test func compactSizesAreThoseOfOtherWriters() throws {
    let rows: [(String, Int, Int)] = [
      (#" { } "#, 2, 2), ("[ 1 , 2 ]", 5, 5), (#"{ "a" : "b", "c" : [ ] }"#, 16, 16),
      (#""é""#, 4, 8), (#""\u00e9""#, 4, 8), (#""😀""#, 6, 14), (#""\/""#, 3, 3),
      (#""\n\t\u0001""#, 12, 12), (#"[true,null,-1.50]"#, 17, 17),
    ]
    for (text, utf8, escaped) in rows {
      #expect(try Self.root(text).compactSize == JSONSize(utf8: utf8, escaped: escaped), "\(text)")
    }
  }

  @Test func plainStringsAreOneSegment() throws {
    let root = try Self.root(#"["ab","",1]"#)
    #expect(root.elements.map(\.segments) == [[.text(ByteRange(2, 4))], [], []])
    #expect(root.elements.map(\.hasHoles) == [false, false, false])
  }

  @Test func valuesAreWrittenAsTheyWereRead() throws {
    let root = try Self.root(#"{ "a" : [ 1.50, true, null ], "a" : "\u00e9\n" }"#)
    var json = JSONWriter()
    root.write(to: &json)
    #expect(json.text == #"{"a":[1.50,true,null],"a":"é\n"}"#)
  }
}
