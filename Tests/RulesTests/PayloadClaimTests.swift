import Testing

/// What articles and reports say of payloads, claim by claim; each row states it in our words.
struct PayloadClaimTests {
  /// The checkable claims of the article about localized payloads.
  static let article: [PayloadRow] = [
    PayloadRow(
      "S1: a payload is one object",
      #"["aps"]"#,
      "error not-an-object ",
      path: "push/p.apns"
    ),
    .aps(#""alert": "Hi", "bagde": 1"#, "error misspelt-key aps.bagde"),
    PayloadRow("S3: broken JSON has a place", #"{"aps": {"alert": "Hi",}}"#, "error json-error "),
    PayloadRow(
      "S4, S23, S46: too many bytes are 413",
      "{\"aps\": {\"alert\": \"\(String(repeating: "語", count: 1400))\"}}",
      "error payload-too-large "
    ),
    PayloadRow(
      "S23: 4096 bytes are allowed",
      "{\"aps\":{\"alert\":\"\(String(repeating: "x", count: 4076))\"}}",
      "note payload-near-limit "
    ),
    .aps(
      #""alert": "Hi", "supports-live-activities": true"#,
      "warning unknown-aps-key aps.supports-live-activities"
    ),
    PayloadRow(
      "S11, S22: Apple's names beside aps",
      #"{"aps": {"alert": "Hi"}, "badge": 1, "thread-id": "t"}"#,
      "error misplaced-key badge",
      "error misplaced-key thread-id"
    ),
    PayloadRow(
      "S12: aps is needed",
      #"{"alert": {"loc-key": "K"}}"#,
      "error missing-aps aps"
    ),
    PayloadRow("S12: device management has none", #"{"mdm": "a"}"#, path: "push/p.apns"),
    .alert(#""title": "a", "subtitle": "b", "body": "c""#),
    .alert(
      #""title-loc-key": "A", "title-loc-args": ["x"], "loc-key": "AB", "loc-args": ["x", "y"]"#
    ),
    .alert(#""subtitle-loc-key": "gone", "body": "b""#, "error missing-key gone"),
    .aps(#""alert": "Hi""#),
    .aps(
      #""alert": "Hi", "interruption-level": "loud""#,
      "error unknown-value aps.interruption-level"
    ),
    .aps(
      #""alert": "Hi", "interruption-level": "time-sensitive""#,
      "note level-needs-entitlement aps.interruption-level"
    ),
    .aps(
      #""alert": "Hi", "interruption-level": "critical""#,
      "error critical-without-sound aps.interruption-level",
      "note level-needs-entitlement aps.interruption-level"
    ),
    .aps(#""alert": "Hi", "relevance-score": 1.1"#, "error out-of-range aps.relevance-score"),
    .aps(#""alert": "Hi", "thread-id": """#, "warning unknown-value aps.thread-id"),
    PayloadRow(
      "S21, S36: fields of the app are free",
      #"{"aps": {"alert": "Hi"}, "sender-id": "a", "image-url": "https://example.com/a.png"}"#
    ),
    PayloadRow(
      "S22: a field named like Apple's is a note",
      #"{"aps": {"content-available": 1}, "sync-type": "all", "timestamp": 1700000000}"#,
      "note reserved-custom-key timestamp"
    ),
    .aps(#""alert": "Напомняне", "sound": "default""#),
    .aps(#""alert": "Hi", "badge": "3""#, "error wrong-type aps.badge"),
    .aps(#""alert": "Hi", "sound": "message.caf""#),
    .alert(
      #""loc-key": "NEW_MESSAGE_BODY", "loc-args": ["x"]"#,
      "error missing-key NEW_MESSAGE_BODY"
    ),
    .aps(#""content-available": 1"#),
    .aps(
      #""content-available": 1, "badge": 1"#,
      "error silent-push-conflict aps.content-available"
    ),
    .aps(
      #""content-available": 1, "sound": "a.caf""#,
      "error silent-push-conflict aps.content-available"
    ),
    .aps(#""content-available": 1, "alert": "Hi", "badge": 1"#),
    .aps(#""mutable-content": 1, "badge": 1"#, "warning mutable-without-alert aps.mutable-content"),
    .aps(#""mutable-content": 1, "alert": {"loc-key": "K"}"#),
  ]

  /// Shapes that servers were seen to send.
  static let shapes: [PayloadRow] = [
    .aps(
      #""alert": {"loc-key": "A", "loc-args": ["a"], "body": "text"}, "mutable-content": 1"#,
      "note literal-and-key aps.alert.body"
    ),
    .aps(#""alert": {"loc-key": "K", "loc-args": []}, "mutable-content": 1"#),
    .alert(#""title-loc-key": "K", "loc-key": "A", "loc-args": ["3"]"#),
    .alert(
      #""title-loc-key": "Flight %@", "title-loc-args": ["X1"], "loc-key": "A", "loc-args": ["B"]"#,
      "error missing-key Flight %@"
    ),
    .aps(#""alert": {"loc-key": "K"}, "thread-id": "sms", "interruption-level": "active""#),
    .alert(
      #""title-loc-key": "K", "subtitle-loc-key": "AB", "subtitle-loc-args": ["2", "3"], "loc-key": "K""#
    ),
    PayloadRow(
      "a key as a place holder, the text enciphered",
      #"{"aps": {"alert": {"title-loc-key": "K"}, "mutable-content": 1}, "e": "b2ZmZXI="}"#
    ),
    PayloadRow(
      "a button's key",
      #"{"aps": {"alert": {"loc-key": "K", "action-loc-key": "K"}}, "custom_key1": [1]}"#,
      "note deprecated-key aps.alert.action-loc-key"
    ),
    .aps(
      #""timestamp": 1, "event": "update", "content-state": {}, "alert": {"title": {"loc-key": "A"}, "body": "b"}"#,
      "error too-few-args A"
    ),
    .aps(
      #""event": "start", "input-push-token": 1, "attributes-type": "T", "attributes": {}, "alert": {"title": "a"}, "content-state": {}, "stale-date": 1"#,
      "error live-activity-required aps.timestamp"
    ),
    .aps(
      #""event": "start", "timestamp": 1, "input-push-channel": "YWJj", "attributes-type": "T", "attributes": {}, "alert": {"title": "a"}, "content-state": {}, "dismissal-date": 1"#,
      "warning live-activity-forbidden aps.dismissal-date"
    ),
    PayloadRow(
      "the alert beside the payload's other half, everything misspelt",
      #"{"notification": {"title": "a"}, "alert": {"title-loc-key": "K"}, "content_available": 1}"#,
      "error missing-aps aps"
    ),
    PayloadRow(
      "an FCM message whose payload has no aps",
      #"{"apns": {"payload": {"alert": {"title-loc-key": "K", "loc-key": "K"}}}}"#,
      "error missing-aps aps"
    ),
    .aps(
      #""alert": {"title-loc-key": "K", "title-loc-args": []}, "title": "t", "loc-args": ["x"]"#,
      "error misplaced-key aps.loc-args",
      "error misplaced-key aps.title"
    ),
    .aps(
      #""alert": {"title": "t", "body": "b"}, "badge": 1, "topic": "com.example""#,
      "error misplaced-key aps.topic"
    ),
    PayloadRow(
      "the sound beside aps",
      #"{"aps": {"alert": {"loc-key": "K"}}, "sound": "default"}"#,
      "error misplaced-key sound"
    ),
    .aps(
      #""alert": {"title": "App", "loc-key": "A", "loc-args": ["1"]}, "critical": 1, "content-available": 1"#,
      "error misplaced-key aps.critical"
    ),
    .alert(#""lockey": "A", "loc-args": ["x"]"#, "error misspelt-key aps.alert.lockey"),
    .alert(
      #""loc_key": "A", "loc_args": ["x"]"#,
      "error misspelt-key aps.alert.loc_args",
      "error misspelt-key aps.alert.loc_key"
    ),
    .alert(
      #""loc-key": "AB", "loc-args": ["Ann", 25]"#,
      "warning arg-not-string aps.alert.loc-args[1]"
    ),
    .aps(
      #""loc-key": "K", "loc-args": [], "call-id": "7", "content-available": 1"#,
      "error misplaced-key aps.loc-args",
      "error misplaced-key aps.loc-key",
      "warning unknown-aps-key aps.call-id"
    ),
    .aps(#""alert": "{\"loc-key\": \"K\"}""#, "error wrong-type aps.alert"),
    .alert(#""loc-key": "A", "loc-args": "[x]""#, "error args-not-array aps.alert.loc-args"),
    .alert(
      #""title-loc-key": "Welcome to X", "loc-key": "Thanks for joining""#,
      "error missing-key Thanks for joining",
      "error missing-key Welcome to X"
    ),
    .aps(#""alert": "Hi", "apns-priority": 10"#, "error misplaced-key aps.apns-priority"),
    .aps(
      #""alert": "Hi", "summary-arg": "a", "summary-arg-count": 2"#,
      "error misplaced-key aps.summary-arg",
      "error misplaced-key aps.summary-arg-count"
    ),
  ]

  /// Faults that people reported, each with what pushloc says.
  static let reports: [PayloadRow] = [
    .alert(
      #""loc_key": "K", "body": "literal""#,
      "error misspelt-key aps.alert.loc_key"
    ),
    .alert(#""loc-key": "A", "loc-args": [null]"#, "error arg-not-string aps.alert.loc-args[0]"),
    .alert(#""loc-key": "K", "body": "old apps""#, "note literal-and-key aps.alert.body"),
    .alert(#""loc-key": "K", "body": """#, "warning literal-and-key aps.alert.body"),
    .alert(#""loc-key": "A", "loc-args": "[\"x\"]""#, "error args-not-array aps.alert.loc-args"),
    .alert(#""title-log-key": "K", "loc-key": "K""#, "error misspelt-key aps.alert.title-log-key"),
    .alert(
      #""body": "b", "actions": [{"loc-key": "K"}]"#,
      "error misplaced-key aps.alert.actions"
    ),
    .aps(#""alert": "Hi", "badge": "1""#, "error wrong-type aps.badge"),
    .alert(
      #""body": "b", "interruption-level": "passive""#,
      "error misplaced-key aps.alert.interruption-level"
    ),
    PayloadRow(
      "a level in nested data is a field of the app",
      #"{"aps": {"alert": "Hi"}, "data": {"push": {"interruption-level": "passive"}}}"#
    ),
    PayloadRow(
      "quotation marks of a text processor",
      #"{“aps”: {"alert": {"loc-key": "K"}}}"#,
      "error json-error "
    ),
    PayloadRow(
      "a line end inside a text that was put together by hand",
      "{\"aps\": {\"alert\": {\"loc-key\": \"A\", \"loc-args\": [\"a\nb\"]}}}",
      "error json-error "
    ),
  ]

  @Test(arguments: article + shapes + reports)
  func claimsAreJudged(_ row: PayloadRow) throws {
    try row.check()
  }
}
