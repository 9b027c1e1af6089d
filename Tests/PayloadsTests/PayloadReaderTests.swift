import Diagnostics
import JSONSyntax
import Payloads
import SourceText
import Testing

/// Which files hold payloads, and where in them.
struct PayloadReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let json: String
    let pointers: [String]

    init(_ testDescription: String, _ json: String, _ pointers: [String]) {
      self.testDescription = testDescription
      self.json = json
      self.pointers = pointers
    }
  }

  static let found = [
    Case("raw", #"{"aps":{"badge":1}}"#, [""]),
    Case(
      "in an envelope",
      #"{"message":{"apns":{"payload":{"aps":{}}}}}"#,
      ["/message/apns/payload"]
    ),
    Case("several in a list", #"[{"aps":{}},{"x":1},{"aps":{}}]"#, ["/0", "/2"]),
    Case("several by name", #"{"chat":{"aps":{}},"call":{"aps":{}}}"#, ["/chat", "/call"]),
    Case("one inside another", #"{"aps":{},"data":{"aps":{}}}"#, [""]),
    Case("one inside another, before it", #"{"data":{"aps":{}},"aps":{}}"#, [""]),
    Case("a key without aps", #"{"alert":{"loc-key":"k"}}"#, [""]),
    Case("a key alone", #"{"loc-key":"k"}"#, [""]),
    Case("an underscored key", #"{"notification":{"title_loc_key":"k"}}"#, ["/notification"]),
    Case("a key in capitals", #"{"apns":{"alert":{"titleLocKey":"k","lockey":"x"}}}"#, ["/apns"]),
    Case("keys of a Live Activity", #"{"alert":{"title":{"loc-key":"k"}}}"#, [""]),
    Case("keys beside aps", #"{"aps":{},"loc-key":"k","d":{"loc-key":"x"}}"#, [""]),
    Case(
      "the half for Android",
      #"""
      {"message":{"android":{"notification":{"title_loc_key":"k"}},"apns":{"payload":{"aps":{}}}}}
      """#,
      ["/message/apns/payload"]
    ),
    Case(
      "data for another system beside a payload",
      #"{"data":{"loc_key":"k"},"payload":{"aps":{}}}"#,
      ["/payload"]
    ),
    Case(
      "a key without aps beside one with it",
      #"[{"aps":{}},{"alert":{"loc_key":"k"}}]"#,
      ["/0", "/1"]
    ),
    Case("an escaped name", #"{"\u0061ps":{}}"#, [""]),
  ]

  static let others = [
    Case("other JSON", #"{"name":"x","version":1}"#, []),
    Case("aps as a value", #"{"name":"aps"}"#, []),
    Case(
      "a service of that name",
      #"{"services":{"aps":{"defaults":{},"endpoints":{"eu":{}},"Name":"a"}}}"#,
      []
    ),
    Case("names that end alike", #"{"allocKey":1,"block-key":2,"unlockKey":3,"clockey":4}"#, []),
    Case("only for Android", #"{"message":{"android":{"notification":{"body_loc_key":"k"}}}}"#, []),
    Case(
      "a schema",
      #"""
      {"$schema":"https://json-schema.org/draft/2020-12/schema","properties":{"aps":{}}}
      """#,
      []
    ),
    Case("a number", "1", []),
    Case("broken JSON of another kind", #"{"a":1,}"#, []),
    Case("an empty file", "", []),
  ]

  @Test(arguments: found)
  func payloadsAreFound(_ row: Case) {
    let outcome = PayloadReader.read(SourceFile(path: "push/a.json", text: row.json))
    #expect(outcome.value.payloads.map(\.pointer) == row.pointers)
    #expect(outcome.value.isPayloadFile)
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test(arguments: others)
  func otherFilesAreLeftAlone(_ row: Case) {
    let outcome = PayloadReader.read(SourceFile(path: "a.json", text: row.json))
    #expect(outcome.value.payloads.isEmpty)
    #expect(!outcome.value.isPayloadFile)
    #expect(outcome.diagnostics.isEmpty)
  }

  @Test func expectedFilesAreReadWhateverTheyHold() {
    for (path, isExpected) in [("a.json", true), ("a.apns", false)] {
      let outcome = PayloadReader.read(
        SourceFile(path: path, text: #"{"a":1,}"#),
        isExpected: isExpected
      )
      #expect(outcome.value.isPayloadFile)
      #expect(outcome.value.payloads.map(\.object) == [outcome.value.document.root])
      #expect(outcome.value.document.root?["a"]?.integer == 1)
      #expect(outcome.diagnostics.map(\.rule) == ["json-error"])
    }
  }

  @Test func brokenPayloadsAreReportedAndReadAsTheyWereMeant() {
    let outcome = PayloadReader.read(
      SourceFile(
        path: "a.json",
        text: "{\n  \"aps\": {\n    \"alert\": {\"loc-key\": \"t\"}\n    \"badge\": 1,\n  }\n}\n"
      )
    )
    #expect(outcome.diagnostics.map(\.place.range) == [ByteRange(42, 42), ByteRange(57, 58)])
    #expect(outcome.diagnostics.map(\.payload) == ["a.json", "a.json"])
    #expect(outcome.value.payloads.map(\.alert?.body.key?.text) == ["t"])
  }

  @Test func filesTooBrokenToTellCountByTheirWords() {
    let outcome = PayloadReader.read(SourceFile(path: "a.json", text: #"["aps",]"#))
    #expect(outcome.value.isPayloadFile)
    #expect(outcome.diagnostics.count == 1)
  }

  @Test func eachLineOfNDJSONIsAPayload() {
    let outcome = PayloadReader.read(
      SourceFile(
        path: "a.ndjson",
        text: "{\"aps\":{\"alert\":\"a\"}}\n{\"aps\":{\"alert\":\"b\"}}\n"
      )
    )
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.value.payloads.map(\.alert?.body.literalText) == ["a", "b"])
  }

  @Test func commentsAreLegalInJSONC() {
    let text = "// pushloc\n{\"aps\":{}}"
    #expect(PayloadReader.read(SourceFile(path: "a.jsonc", text: text)).diagnostics.isEmpty)
    #expect(PayloadReader.read(SourceFile(path: "a.json", text: text)).diagnostics.count == 1)
  }

  @Test func wideTextIsUnderstoodAndReported() {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in #"{"aps":{"alert":"é"}}"#.utf16 {
      bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let outcome = PayloadReader.read(SourceFile(path: "a.json", bytes: bytes))
    #expect(outcome.value.payloads.map(\.alert?.body.literalText) == ["é"])
    #expect(
      outcome.diagnostics.map(\.message.description) == ["expected UTF-8, but the file is UTF-16LE"]
    )
  }

  @Test func simulatorFilesNameTheirBundleBesideThePayload() throws {
    let text = #"""
      {"Simulator Target Bundle": "com.example","aps":{"badge":1},"id":"x","WatchKit Simulator Actions":[]}
      """#
    let payload = try #require(
      PayloadReader.read(SourceFile(path: "a.apns", text: text)).value.payloads.first
    )
    #expect(payload.envelope == .simulator)
    #expect(payload.customMembers.map(\.name) == ["id"])
    let sent = #"{"aps":{"badge":1},"id":"x"}"#.utf8.count
    #expect(payload.size == PayloadSize(written: sent, compact: sent, escaped: sent))
  }
}
