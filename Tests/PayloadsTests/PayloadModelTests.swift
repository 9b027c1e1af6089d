import Diagnostics
import JSONSyntax
import Payloads
import SourceText
import Testing

/// Payloads of every shape that servers were seen to send, read whole.
struct PayloadModelTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let json: String
    /// The kind of push, then one line for each text that is there:
    /// `name "literal" key=K@pointer args[a, b]`.
    let expected: [String]

    init(_ testDescription: String, _ json: String, _ expected: [String]) {
      self.testDescription = testDescription
      self.json = json
      self.expected = expected
    }
  }

  static func describe(_ payload: Payload) -> [String] {
    var lines = [payload.pushType?.rawValue ?? "none"]
    if payload.hasMutableContent { lines.append("mutable") }
    if payload.hasContentAvailable { lines.append("wakes") }
    for part in payload.alert?.parts ?? [] where !part.isAbsent || part.arguments != nil {
      var line = part.name.rawValue
      if let text = part.literalText { line += " \"\(text)\"" }
      if let key = part.key { line += " key=\(key.text)@\(key.pointer)" }
      if part.arguments != nil {
        line += " args[\(part.argumentTexts.joined(separator: ", "))]"
      }
      lines.append(line)
    }
    let custom = payload.customMembers.map(\.name)
    if !custom.isEmpty { lines.append("custom \(custom.joined(separator: " "))") }
    return lines
  }

  static let keyed = [
    Case(
      "body and key",
      #"{"aps":{"alert":{"loc-key":"K","loc-args":["a","b"],"body":"text"},"mutable-content":1}}"#,
      ["alert", "mutable", #"body "text" key=K@/aps/alert/loc-key args[a, b]"#]
    ),
    Case(
      "a key with an empty list",
      #"{"aps":{"alert":{"loc-key":"ONE","loc-args":[]},"mutable-content":1}}"#,
      ["alert", "mutable", "body key=ONE@/aps/alert/loc-key args[]"]
    ),
    Case(
      "a number sent as text",
      #"{"aps":{"alert":{"title-loc-key":"T","loc-key":"MANY","loc-args":["3"]}}}"#,
      [
        "alert", "title key=T@/aps/alert/title-loc-key",
        "body key=MANY@/aps/alert/loc-key args[3]",
      ]
    ),
    Case(
      "sentences as keys",
      #"""
      {"aps":{"alert":{"title-loc-key":"Flight %@ changed","title-loc-args":["XX1"],
      "loc-key":"Gate %@ for %@.","loc-args":["B1","XX1"]}}}
      """#,
      [
        "alert", "title key=Flight %@ changed@/aps/alert/title-loc-key args[XX1]",
        "body key=Gate %@ for %@.@/aps/alert/loc-key args[B1, XX1]",
      ]
    ),
    Case(
      "a fallback for encrypted content",
      #"""
      {"aps":{"alert":{"title-loc-key":"f.title","loc-key":"f.body"},"mutable-content":1},"cp":{}}
      """#,
      [
        "alert", "mutable", "title key=f.title@/aps/alert/title-loc-key",
        "body key=f.body@/aps/alert/loc-key", "custom cp",
      ]
    ),
    Case(
      "thread and level",
      #"{"aps":{"alert":{"loc-key":"sms"},"thread-id":"sms","interruption-level":"active"}}"#,
      ["alert", "body key=sms@/aps/alert/loc-key"]
    ),
    Case(
      "title, subtitle and body",
      #"""
      {"aps":{"alert":{"title-loc-key":"T","title-loc-args":["a"],"subtitle-loc-key":"S",
      "subtitle-loc-args":["2","3"],"loc-key":"B","launch-image":"l.png"}}}
      """#,
      [
        "alert", "title key=T@/aps/alert/title-loc-key args[a]",
        "subtitle key=S@/aps/alert/subtitle-loc-key args[2, 3]", "body key=B@/aps/alert/loc-key",
      ]
    ),
    Case(
      "a button and custom members",
      #"""
      {"aps":{"alert":{"loc-key":"G","loc-args":["J","F"],"action-loc-key":"PLAY","body":"t"}},
      "k1":[1],"k2":"x"}
      """#,
      [
        "alert", #"body "t" key=G@/aps/alert/loc-key args[J, F]"#,
        "action key=PLAY@/aps/alert/action-loc-key", "custom k1 k2",
      ]
    ),
    Case(
      "arguments of every kind",
      #"{"aps":{"alert":{"loc-key":"K","loc-args":[216,true,false,null,1.50,-0.5,1e3]}}}"#,
      ["alert", "body key=K@/aps/alert/loc-key args[216, 1, 0, <null>, 1.5, -0.5, 1000]"]
    ),
    Case(
      "escapes",
      #"{"\u0061ps":{"alert":{"loc-key":"caf\u00e9","loc-args":["\ud83d\ude00"]}}}"#,
      ["alert", "body key=café@/aps/alert/loc-key args[😀]"]
    ),
  ]

  static let literal = [
    Case("a string", #"{"aps":{"alert":"Hi","badge":3}}"#, ["alert", #"body "Hi""#]),
    Case(
      "title, subtitle and body",
      #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"}}}"#,
      ["alert", #"title "T""#, #"subtitle "S""#, #"body "B""#]
    ),
    Case("an empty text", #"{"aps":{"alert":{"body":""}}}"#, ["alert", #"body """#]),
    Case(
      "silent",
      #"{"aps":{"content-available":1},"sync-type":"all","timestamp":1}"#,
      ["background", "wakes", "custom sync-type timestamp"]
    ),
    Case("a badge alone", #"{"aps":{"badge":0}}"#, ["alert"]),
    Case("nothing", #"{"aps":{}}"#, ["none"]),
    Case("widgets", #"{"aps":{"content-changed":true}}"#, ["widgets"]),
  ]

  static let activities = [
    Case(
      "title and body as objects",
      #"""
      {"aps":{"timestamp":1,"event":"update","content-state":{},"alert":{
      "title":{"loc-key":"T","loc-args":["a"]},"body":{"loc-key":"B"},"sound":"c.caf"}}}
      """#,
      [
        "liveactivity", "title key=T@/aps/alert/title/loc-key args[a]",
        "body key=B@/aps/alert/body/loc-key",
      ]
    ),
    Case(
      "title and body as texts",
      #"""
      {"aps":{"event":"start","input-push-token":1,"attributes-type":"A","attributes":{},
      "alert":{"title":"T","body":"B"},"content-state":{},"stale-date":2}}
      """#,
      ["liveactivity", #"title "T""#, #"body "B""#]
    ),
    Case("an end", #"{"aps":{"event":"end","dismissal-date":1}}"#, ["liveactivity"]),
  ]

  /// Values of a wrong type are as absent.
  static let mistaken = [
    Case(
      "null for key and arguments",
      #"""
      {"aps":{"alert":{"title-loc-key":null,"title-loc-args":null,"loc-key":"t","loc-args":["a"]}}}
      """#,
      ["alert", "body key=t@/aps/alert/loc-key args[a]"]
    ),
    Case(
      "a list in a string",
      #"{"aps":{"alert":{"loc-key":"t","loc-args":"[\"a\"]"}}}"#,
      ["alert", "body key=t@/aps/alert/loc-key"]
    ),
    Case(
      "a number for a key",
      #"{"aps":{"alert":{"loc-key":5,"body":"b"}}}"#,
      ["alert", #"body "b""#]
    ),
    Case(
      "objects for texts outside Live Activities",
      #"{"aps":{"alert":{"title":{"loc-key":"T"},"body":"b"}}}"#,
      ["alert", #"body "b""#]
    ),
    Case(
      "arguments without a key",
      #"{"aps":{"alert":{"title":"T","title-loc-args":["x"],"loc-key":"t"}}}"#,
      ["alert", #"title "T" args[x]"#, "body key=t@/aps/alert/loc-key"]
    ),
    Case("an alert that is a list", #"{"aps":{"alert":["a"]}}"#, ["alert"]),
    Case("an aps that is no object", #"{"aps":"alert"}"#, ["none"]),
    Case(
      "mutable-content as a string",
      #"{"aps":{"alert":"a","mutable-content":"1"}}"#,
      ["alert", #"body "a""#]
    ),
    Case(
      "other spellings",
      #"{"aps":{"alert":{"loc_key":"t","loc_args":["a"],"titleLocKey":"x"}}}"#,
      ["alert"]
    ),
    Case(
      "keys beside aps",
      #"{"aps":{"alert":{}},"sound":"default","loc-key":"x"}"#,
      ["alert", "custom sound loc-key"]
    ),
    Case(
      "a duplicate, of which the last counts",
      #"{"aps":{"alert":{"loc-key":"a","loc-key":"b"}}}"#,
      ["alert", "body key=b@/aps/alert/loc-key"]
    ),
  ]

  @Test(arguments: keyed + literal + activities + mistaken)
  func payloadIsReadAsPhonesReadIt(_ row: Case) throws {
    let outcome = PayloadReader.read(SourceFile(path: "push/a.json", text: row.json))
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.value.payloads.map(Self.describe) == [row.expected])
    #expect(outcome.value.isPayloadFile)
  }

  /// What `NSArray` and `NSDictionary` print.
  @Test func nestedArgumentsAreDescribed() throws {
    let json = #"""
      {"aps":{"alert":{"loc-key":"k","loc-args":[["a",1,"b c","é"],{"k":"v","x":null},[],{}]}}}
      """#
    let file = PayloadReader.read(SourceFile(path: "a.json", text: json)).value
    #expect(
      file.payloads.first?.alert?.body.argumentTexts == [
        "(\n    a,\n    1,\n    \"b c\",\n    \"\\U00e9\"\n)",
        "{\n    k = v;\n    x = \"<null>\";\n}",
        "(\n)",
        "{\n}",
      ]
    )
  }

  @Test func deepArgumentsAreCut() throws {
    let depth = 400
    let deep = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let json = #"{"aps":{"alert":{"loc-key":"k","loc-args":[\#(deep)]}}}"#
    let file = PayloadReader.read(SourceFile(path: "a.json", text: json)).value
    let text = try #require(file.payloads.first?.alert?.body.argumentTexts.first)
    #expect(text.utf8.count < 20_000)
  }

  @Test func visibleAlertsShowSomething() {
    let rows: [(String, Bool?)] = [
      (#"{"aps":{"alert":"a"}}"#, true), (#"{"aps":{"alert":""}}"#, false),
      (#"{"aps":{"alert":{}}}"#, false), (#"{"aps":{"alert":{"loc-key":"k"}}}"#, true),
      (#"{"aps":{"alert":{"action-loc-key":"k"}}}"#, false), (#"{"aps":{}}"#, nil),
    ]
    for (json, isVisible) in rows {
      let file = PayloadReader.read(SourceFile(path: "a.json", text: json)).value
      #expect(file.payloads.first?.alert?.isVisible == isVisible, "\(json)")
    }
  }
}
