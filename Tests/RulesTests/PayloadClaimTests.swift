import Diagnostics
import Payloads
import SourceText
import Testing

/// The checkable claims of the article about localized payloads, by their numbers.
///
/// The numbers are those of the specification, words and values ours. What the article has wrong is
/// judged by Apple's documentation; `docs/payload-facts.md` says how.
struct PayloadClaimTests {
  static let structure: [PayloadRow] = [
    PayloadRow("S1: one object", #"{"aps": {"alert": "Hi"}}"#),
    PayloadRow("S1: no array", #"["aps"]"#, "error not-an-object ", path: "push/p.apns"),
    PayloadRow("S1: no text", #""aps""#, "error not-an-object ", path: "push/p.apns"),
    PayloadRow(
      "S2: names near Apple's",
      #"{"aps": {"alert": {"bdoy": "Hi"}, "bagde": 1}}"#,
      "error misspelt-key aps.bagde",
      "error unknown-aps-key aps.alert.bdoy"
    ),
    PayloadRow("S3: broken JSON", #"{"aps": {"alert": "Hi",}}"#, "error json-error "),
    PayloadRow(
      "S4, S23, S46: too many bytes",
      "{\"aps\": {\"alert\": \"\(String(repeating: "語", count: 1400))\"}}",
      "error payload-too-large "
    ),
    PayloadRow(
      "S7: mutable-content came with iOS 10",
      #"{"aps": {"alert": "Hi", "mutable-content": 1}}"#,
      "note newer-than-minimum aps.mutable-content",
      configuration: #"{"minimumIOS": "9.0"}"#
    ),
    PayloadRow(
      "S8: thread-id came with iOS 10, not 12",
      #"{"aps": {"alert": "Hi", "thread-id": "t"}}"#,
      configuration: #"{"minimumIOS": "10.0"}"#
    ),
    PayloadRow(
      "S9: no such name",
      #"{"aps": {"alert": "Hi", "supports-live-activities": true}}"#,
      "warning unknown-aps-key aps.supports-live-activities"
    ),
    PayloadRow(
      "S11, S22: Apple's names beside aps",
      #"{"aps": {"alert": "Hi"}, "badge": 1, "thread-id": "t"}"#,
      "error misplaced-key badge",
      "error misplaced-key thread-id"
    ),
    PayloadRow("S12: aps is needed", #"{"alert": {"loc-key": "K"}}"#, "error missing-aps aps"),
    PayloadRow("S12: device management has none", #"{"mdm": "a"}"#, path: "push/p.apns"),
    PayloadRow(
      "S12: a call of the app's own has none",
      #"{"default": "a", "APNS_VOIP": "{\"call\": 7}"}"#
    ),
    PayloadRow("S13: a text is the body", #"{"aps": {"alert": "Hi"}}"#),
    PayloadRow(
      "S13: three texts",
      #"{"aps": {"alert": {"title": "a", "subtitle": "b", "body": "c"}}}"#
    ),
    PayloadRow("S13: no number", #"{"aps": {"alert": 5}}"#, "error wrong-type aps.alert"),
    PayloadRow(
      "S14: keys and arguments",
      #"""
      {"aps": {"alert": {"title-loc-key": "A", "title-loc-args": ["x"], "loc-key": "AB",
        "loc-args": ["x", "y"]}}}
      """#
    ),
    PayloadRow(
      "S14: the subtitle has a key, too",
      #"{"aps": {"alert": {"subtitle-loc-key": "gone", "body": "b"}}}"#,
      "error missing-key gone"
    ),
    PayloadRow("S16: a level is not needed", #"{"aps": {"alert": "Hi"}}"#),
  ]

  static let levels: [PayloadRow] = [
    PayloadRow("S17", #"{"aps": {"alert": "Hi", "interruption-level": "passive"}}"#),
    PayloadRow("S17", #"{"aps": {"alert": "Hi", "interruption-level": "active"}}"#),
    PayloadRow(
      "S17: another word",
      #"{"aps": {"alert": "Hi", "interruption-level": "loud"}}"#,
      "error unknown-value aps.interruption-level"
    ),
    PayloadRow(
      "S18: time-sensitive needs an entitlement",
      #"{"aps": {"alert": "Hi", "interruption-level": "time-sensitive"}}"#,
      "note level-needs-entitlement aps.interruption-level"
    ),
    PayloadRow(
      "S18: an entitlement that the app has",
      #"{"aps": {"alert": "Hi", "interruption-level": "time-sensitive"}}"#,
      configuration: #"{"entitlements": ["time-sensitive"]}"#
    ),
    PayloadRow(
      "S18: an entitlement that the app does not have",
      #"{"aps": {"alert": "Hi", "interruption-level": "time-sensitive"}}"#,
      "warning level-needs-entitlement aps.interruption-level",
      configuration: #"{"entitlements": []}"#
    ),
    PayloadRow(
      "S18: critical needs an entitlement and a critical sound",
      #"{"aps": {"alert": "Hi", "interruption-level": "critical"}}"#,
      "error critical-without-sound aps.interruption-level",
      "note level-needs-entitlement aps.interruption-level"
    ),
    PayloadRow("S19", #"{"aps": {"alert": "Hi", "relevance-score": 0.5}}"#),
    PayloadRow(
      "S19: over 1",
      #"{"aps": {"alert": "Hi", "relevance-score": 1.1}}"#,
      "error out-of-range aps.relevance-score"
    ),
    PayloadRow(
      "S19: a Live Activity takes any number",
      #"""
      {"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}, "relevance-score": 75}}
      """#
    ),
    PayloadRow("S20", #"{"aps": {"alert": "Hi", "thread-id": "chat_4521"}}"#),
    PayloadRow(
      "S20: an empty group",
      #"{"aps": {"alert": "Hi", "thread-id": ""}}"#,
      "warning unknown-value aps.thread-id"
    ),
  ]

  static let fields: [PayloadRow] = [
    PayloadRow(
      "S21, S36, S40, S41: fields of the app are free",
      #"{"aps": {"alert": "Hi"}, "sender-id": "a", "image-url": "https://example.com/a.png"}"#
    ),
    PayloadRow(
      "S22: a field named like Apple's is a note",
      #"{"aps": {"content-available": 1}, "sync-type": "all", "timestamp": 1700000000}"#,
      "note reserved-custom-key timestamp"
    ),
    PayloadRow(
      "S23: 4096 bytes are allowed",
      "{\"aps\":{\"alert\":\"\(String(repeating: "x", count: 4076))\"}}",
      "note payload-near-limit "
    ),
    PayloadRow(
      "S23: a call may have 5120",
      "{\"headers\": {\"apns-push-type\": \"voip\"}, \"payload\": {\"aps\": {}, \"a\": \""
        + String(repeating: "x", count: 4500) + "\"}}"
    ),
    PayloadRow(
      "S24: fields of the app count",
      "{\"aps\": {\"alert\": \"Hi\"}, \"a\": \"\(String(repeating: "x", count: 4100))\"}",
      "error payload-too-large "
    ),
    PayloadRow(
      "S26, S27, S42: the app's own contract",
      #"{"aps": {"alert": "Hi"}, "chat-id": 7, "image-url": "a.png"}"#,
      "error custom-field-missing sender-id",
      "error custom-field-type chat-id",
      "error custom-field-type image-url",
      configuration: #"""
        {"customFields": [{"payloads": "push/**", "fields": {"chat-id": {"type": "string"},
          "image-url": {"type": "url"}, "sender-id": {"type": "string", "required": true}}}]}
        """#
    ),
    PayloadRow(
      "S28: one style",
      #"{"aps": {"alert": "Hi"}, "image-url": "a", "mediaUrl": "b"}"#,
      "warning custom-naming-style mediaUrl",
      configuration: #"{"customFieldStyle": "kebab-case"}"#
    ),
    PayloadRow(
      "S30: a letter is not always a byte",
      "{\"aps\":{\"alert\":\"\(String(repeating: "д", count: 2039))\"}}",
      "error payload-too-large "
    ),
  ]

  static let kinds: [PayloadRow] = [
    PayloadRow("S31: the least", #"{"aps": {"alert": "Напомняне", "sound": "default"}}"#),
    PayloadRow("S32: the counter", #"{"aps": {"alert": "Hi", "badge": 3}}"#),
    PayloadRow(
      "S32: a text is no counter",
      #"{"aps": {"alert": "Hi", "badge": "3"}}"#,
      "error wrong-type aps.badge"
    ),
    PayloadRow("S33: a file", #"{"aps": {"alert": "Hi", "sound": "message.caf"}}"#),
    PayloadRow(
      "S33: a kind of file that iOS does not play",
      #"{"aps": {"alert": "Hi", "sound": "message.mp3"}}"#,
      "warning unknown-value aps.sound"
    ),
    PayloadRow(
      "S33: a file that the app does not have",
      #"{"aps": {"alert": "Hi", "sound": "mesage.caf"}}"#,
      "warning undeclared-sound aps.sound",
      configuration: #"{"sounds": ["message.caf"]}"#
    ),
    PayloadRow(
      "S34: every language needs the key",
      #"{"aps": {"alert": {"loc-key": "NEW_MESSAGE_BODY", "loc-args": ["x"]}}}"#,
      "error missing-key NEW_MESSAGE_BODY"
    ),
    PayloadRow("S35: a silent push", #"{"aps": {"content-available": 1}}"#),
    PayloadRow(
      "S35: no badge",
      #"{"aps": {"content-available": 1, "badge": 1}}"#,
      "error silent-push-conflict aps.content-available"
    ),
    PayloadRow(
      "S35: no sound",
      #"{"aps": {"content-available": 1, "sound": "a.caf"}}"#,
      "error silent-push-conflict aps.content-available"
    ),
    PayloadRow(
      "S35: its push type and priority",
      #"""
      {"headers": {"apns-push-type": "alert", "apns-priority": 10},
        "payload": {"aps": {"content-available": 1}}}
      """#,
      "error header-conflict headers.apns-priority",
      "error header-conflict headers.apns-push-type"
    ),
    PayloadRow(
      "S35: beside an alert it is allowed",
      #"{"aps": {"content-available": 1, "alert": "Hi", "badge": 1}}"#
    ),
    PayloadRow(
      "S38: a rich push",
      #"{"aps": {"mutable-content": 1, "alert": {"loc-key": "K"}}, "media-url": "https://a.example/b"}"#
    ),
    PayloadRow(
      "S38: nothing to show",
      #"{"aps": {"mutable-content": 1, "badge": 1}}"#,
      "warning mutable-without-alert aps.mutable-content"
    ),
    PayloadRow(
      "S39: a category that the app does not register",
      #"{"aps": {"alert": "Hi", "category": "mesage"}}"#,
      "warning undeclared-category aps.category",
      configuration: #"{"categories": ["message", "product"]}"#
    ),
    PayloadRow(
      "S43: what the extension may change is checked as well",
      #"{"aps": {"mutable-content": 1, "alert": {"loc-key": "gone"}}}"#,
      "error missing-key gone"
    ),
  ]

  @Test(arguments: structure + levels + fields + kinds)
  func claimsAreJudged(_ row: PayloadRow) throws {
    try row.check()
  }

  private static func findings(_ payload: String) throws -> [Diagnostic] {
    try ExampleProject(
      RuleExample(["en.lproj/Localizable.strings": PayloadRow.table, "push/p.json": payload])
    )
    .findings()
  }

  /// S3: Apple documents no reason for broken JSON, so none is quoted.
  @Test func brokenJSONQuotesNoReason() throws {
    let found = try Self.findings(#"{"aps": {"alert": "Hi",}}"#)
    #expect(
      found.map { "\($0.message)" } == [
        "expected a name in double quotes after ','; JSON has no trailing comma"
      ]
    )
  }

  /// S4, S46: a payload that is too large is answered with 413, not with 400; S24, S25: what takes
  /// the bytes is listed.
  @Test func aLargePayloadIs413() throws {
    let field = String(repeating: "x", count: 4100)
    let found = try Self.findings("{\"aps\":{\"alert\":\"Hi\"},\"history\":\"\(field)\"}")
    #expect(
      found.map { "\($0.message)" } == [
        "this payload has 4135 bytes as compact UTF-8, but APNs takes 4096 and answers "
          + "413 PayloadTooLarge"
      ]
    )
    #expect(found.first?.related.first.map { "\($0.message)" } == "'history' takes 4112 bytes")
  }

  /// S9: the hint says where Live Activities are declared.
  @Test func theHintNamesTheInfoPlist() throws {
    let found = try Self.findings(#"{"aps": {"alert": "Hi", "supports-live-activities": true}}"#)
    #expect(
      found.map { $0.help.map { "\($0)" } } == [
        "the app says so in its Info.plist, as 'NSSupportsLiveActivities'; a push starts a Live "
          + "Activity with 'event' from iOS 17.2"
      ]
    )
  }

  /// S14: only the app's `Localizable` is read.
  @Test func anotherTableDoesNotCount() throws {
    let example = RuleExample([
      "en.lproj/InfoPlist.strings": #""HI" = "Hello";"#,
      "en.lproj/Localizable.strings": PayloadRow.table,
      "push/p.json": #"{"aps": {"alert": {"loc-key": "HI"}}}"#,
    ])
    let found = try ExampleProject(example).findings()
    #expect(found.map(\.rule.name) == ["key-in-other-table"])
  }

  /// S5: what kind of push it is follows from the payload.
  @Test(arguments: [
    (#"{"alert": "Hi"}"#, PushType.alert), (#"{"badge": 0}"#, .alert),
    (#"{"sound": "default"}"#, .alert), (#"{"content-available": 1}"#, .background),
    (#"{"content-available": 1, "alert": "Hi"}"#, .alert),
    (#"{"event": "end", "timestamp": 1}"#, .liveActivity),
    (#"{"content-changed": true}"#, .widgets),
  ])
  func theKindFollowsFromThePayload(_ aps: String, _ type: PushType) {
    let file = SourceFile(path: "p.json", text: "{\"aps\": \(aps)}")
    #expect(PayloadReader.read(file).value.payloads.map(\.pushType) == [type])
  }
}
