import Diagnostics
import JSONSyntax
import SourceText
import Testing

struct JSONDocumentTests {
  static func parse(_ text: String, _ options: JSONOptions = .strict) -> Outcome<JSONDocument> {
    JSONDocument.parse(
      DecodedSource(utf8: SourceFile(path: "a.json", text: text)),
      options: options
    )
  }

  /// One node as a line: its depth, kind, bytes, and what it is called.
  static func lines(_ document: JSONDocument) -> [String] {
    document.nodes.map { node in
      var depth = 0
      var outer = node.parent
      while let next = outer {
        depth += 1
        outer = next.parent
      }
      let indentation = String(repeating: "  ", count: depth)
      return "\(indentation)\(node.kind) \(node.rawText) \(node.pointer)"
    }
  }

  @Test func treeKeepsOrderDuplicatesAndRanges() {
    let document = Self.parse(#"{ "a" : [ 1, {} ], "b":"x", "a":null }"#).value
    #expect(
      Self.lines(document) == [
        #"object { "a" : [ 1, {} ], "b":"x", "a":null } "#,
        #"  key "a" /a"#,
        "  array [ 1, {} ] /a",
        "    number 1 /a/0",
        "    object {} /a/1",
        #"  key "b" /b"#,
        #"  string "x" /b"#,
        #"  key "a" /a"#,
        "  null null /a",
      ]
    )
  }

  @Test func faultyTextsAreReadAsTheyWereMeant() {
    let document = Self.parse("{a: 'x', “b”: True, \"c\" 01; \"d\": [1 2,], \"e\": oops}").value
    #expect(
      Self.lines(document) == [
        "object {a: 'x', “b”: True, \"c\" 01; \"d\": [1 2,], \"e\": oops} ",
        "  key a /a",
        "  string 'x' /a",
        "  key “b” /b",
        "  boolean True /b",
        #"  key "c" /c"#,
        "  number 01 /c",
        #"  key "d" /d"#,
        "  array [1 2,] /d",
        "    number 1 /d/0",
        "    number 2 /d/1",
        #"  key "e" /e"#,
        "  invalid oops /e",
      ]
    )
    let root = document.root
    #expect(root?["a"]?.string == "x")
    #expect(root?["b"]?.boolean == true)
    #expect(root?["c"]?.wholeNumber == 1)
  }

  @Test func structureIsCertainOnlyWhereCorrectionsAreObvious() {
    let rows: [(String, Bool)] = [
      ("{}", true),
      (#"{"a":1,}"#, true),
      ("{'a':1}", true),
      (#"{"a":1 /* b */}"#, true),
      (#"{"a":[1}"#, false),
      ("[\"a\n]", false),
      (#"{"a":"b" c"}"#, false),
      (#"{"a":1"#, false),
    ]
    for (text, isCertain) in rows {
      #expect(Self.parse(text).value.isStructureCertain == isCertain, "\(text)")
    }
  }

  @Test func commentsAndTrailingCommasAreLegalOnRequest() {
    let outcome = Self.parse("\u{FEFF}// one\n{\"a\": [1,], /* two */}", .withComments)
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.value.isWellFormed)
    #expect(outcome.value.comments.map(outcome.value.source.string) == ["// one", "/* two */"])
  }

  @Test func hashIsNoCommentEvenOnRequest() {
    let outcome = Self.parse("{} # a", .withComments)
    #expect(
      outcome.diagnostics.map(\.message.description) == [
        "expected a comment with '//' or '/*', not '#'"
      ]
    )
  }

  @Test func commentsBeforeAMemberAreFound() throws {
    let text = "{\n// one\n/* two */\n\"a\": 1, // three\n\"b\": 2}"
    let document = Self.parse(text, .withComments).value
    let keys = document.nodes.filter { $0.kind == .key }
    let found = keys.map { document.comments(before: $0).map(document.source.string) }
    #expect(found == [["// one", "/* two */"], ["// three"]])
  }

  @Test func eachLineOfASequenceIsAValueOfItsOwn() {
    let outcome = Self.parse("{\"a\":1}\r\n\n{\"b\":\n[1,]\n2\n", JSONOptions(isSequence: true))
    #expect(outcome.value.roots.map(\.rawText) == ["{\"a\":1}", "{\"b\":", "[1,]", "2"])
    #expect(outcome.diagnostics.map(\.place.range) == [ByteRange(15, 15), ByteRange(18, 19)])
  }

  @Test func faultsAreReportedUnderTheRuleThatIsAskedFor() {
    let outcome = Self.parse("[1,]", JSONOptions(rule: "catalog-json-error"))
    #expect(outcome.diagnostics.map(\.rule) == ["catalog-json-error"])
  }

  @Test func depthIsLimited() {
    let text = String(repeating: "[", count: 100_000)
    let outcome = Self.parse(text)
    #expect(outcome.diagnostics.map(\.rule) == ["resource-limit"])
    #expect(outcome.diagnostics.map(\.place.range) == [ByteRange(512, 513)])
  }

  @Test func findingsAreLimited() {
    let text = "[" + String(repeating: "@,", count: 500) + "1]"
    #expect(Self.parse(text).diagnostics.count == 100)
  }

  /// Many faults of one kind are one finding with their number, whose fix deals with all.
  @Test(arguments: [
    ("[1", "// é\n", "]", "JSON has no comments"),
    ("[", "[1,],", "1]", "expected a value after ','; JSON has no trailing comma"),
    ("[", "+1,", "1]", "expected a number without '+', not '+1'"),
    ("[", "True,", "1]", "expected a value; JSON has no 'True'"),
    (
      "[", "'a',", "1]",
      "expected '\"' around the text; an apostrophe does not delimit text in JSON"
    ),
    ("[", #""\'","#, "1]", #"'\'' is no escape of JSON; a backslash is written '\\'"#),
    ("{", "a:1,", "\"b\":1}", "expected double quotes around the name 'a'"),
  ])
  func manyFaultsOfAKindAreOneFinding(
    _ begin: String,
    _ piece: String,
    _ end: String,
    _ message: String
  ) throws {
    let text = begin + String(repeating: piece, count: 100) + end
    let found = Self.parse(text).diagnostics
    #expect(found.map(\.message.description) == ["\(message); 99 more such places follow"])
    let finding = try #require(found.first)
    #expect(finding.place.range.lowerBound < begin.utf8.count + piece.utf8.count)
    #expect(finding.related.count == 4)
    let fixed = JSONFaultTests.apply([try #require(finding.fix)], to: text)
    #expect(Self.parse(fixed).diagnostics == [])
    // A few are told one by one.
    let few = Self.parse(begin + String(repeating: piece, count: 3) + end).diagnostics
    #expect(few.map(\.message.description) == [message, message, message])
  }

  @Test func aNumberIsCutOffInASentence() {
    let found = Self.parse("[0\(String(repeating: "1", count: 400))]").diagnostics
    let shown = "0" + String(repeating: "1", count: 59) + "…"
    let message = "expected a number without leading zeros, not '\(shown)'"
    #expect(found.map(\.message.description) == [message])
  }

  @Test func wideTextIsNamed() {
    let file = SourceFile(path: "a", bytes: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00])
    let raw = JSONDocument.parse(DecodedSource(utf8: file))
    #expect(
      raw.diagnostics.map(\.message.description) == ["expected UTF-8, but the file is UTF-16"]
    )
    let source = DecodedSource.transcode(file, as: .utf16LittleEndian, from: 2).source
    let outcome = JSONDocument.parse(source)
    #expect(
      outcome.diagnostics.map(\.message.description) == ["expected UTF-8, but the file is UTF-16LE"]
    )
    #expect(outcome.value.root?.kind == .object)
  }
}
