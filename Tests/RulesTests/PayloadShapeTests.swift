import Testing

/// Shapes of payloads that servers were seen to send, by their numbers in the specification; values
/// are ours.
struct PayloadShapeTests {
  static let formed: [PayloadRow] = [
    PayloadRow(
      "1: text and key",
      #"{"aps": {"alert": {"loc-key": "AB", "loc-args": ["a", "b"], "body": "t"}, "mutable-content": 1}}"#,
      "note literal-and-key aps.alert.body"
    ),
    PayloadRow(
      "2: a key without arguments",
      #"{"aps": {"alert": {"loc-key": "K", "loc-args": []}, "mutable-content": 1}}"#
    ),
    PayloadRow(
      "3: a key for each plural form, the number as text",
      #"{"aps": {"alert": {"title-loc-key": "K", "loc-key": "A", "loc-args": ["3"]}}}"#
    ),
    PayloadRow(
      "4: a sentence as key, which the table has",
      #"{"aps": {"alert": {"title-loc-key": "Gate %@", "title-loc-args": ["B1"], "loc-key": "K"}}}"#
    ),
    PayloadRow(
      "5: a sentence as key, which no table has",
      #"{"aps": {"alert": {"loc-key": "%@ sent you a request.", "loc-args": ["Ann"]}}}"#,
      "error missing-key %@ sent you a request."
    ),
    PayloadRow(
      "6: a word of the server's as argument",
      #"{"aps": {"alert": {"title-loc-key": "K", "loc-key": "AB", "loc-args": ["Oslo", "HEAVY"]}}}"#
    ),
    PayloadRow(
      "7: a fallback for an enciphered text",
      #"{"aps": {"alert": {"title-loc-key": "K", "loc-key": "K"}, "mutable-content": 1}, "cp": {"v": 1}}"#
    ),
    PayloadRow(
      "8: a key put together of a known kind",
      #"{"aps": {"alert": {"loc-key": "push.fallback", "loc-args": ["Ann"]}}}"#,
      "error missing-key push.fallback"
    ),
    PayloadRow(
      "9: a thread and a level",
      #"{"aps": {"alert": {"loc-key": "K"}, "thread-id": "sms", "interruption-level": "active"}}"#
    ),
    PayloadRow(
      "10: names with dots",
      #"{"aps": {"alert": {"title-loc-key": "n.ready.title", "loc-key": "K"}}}"#,
      "error missing-key n.ready.title"
    ),
    PayloadRow(
      "11: everything an alert can have",
      #"""
      {"aps": {"alert": {"title-loc-key": "A", "title-loc-args": ["a"], "subtitle-loc-key": "AB",
        "subtitle-loc-args": ["2", "3"], "loc-key": "K", "launch-image": "l.png"}}}
      """#
    ),
    PayloadRow(
      "12: a sentence as argument",
      #"{"aps": {"alert": {"loc-key": "A", "loc-args": ["Allow?"]}, "thread-id": "s1"}}"#
    ),
    PayloadRow(
      "13: a sentence as title, and a level",
      #"""
      {"aps": {"alert": {"title-loc-key": "%@ nudged you", "title-loc-args": ["A"], "loc-key": "K"},
        "interruption-level": "time-sensitive"}}
      """#,
      "error missing-key %@ nudged you",
      "note level-needs-entitlement aps.interruption-level"
    ),
    PayloadRow(
      "14: a key of one letter that stands for an enciphered text",
      #"{"aps": {"alert": {"title-loc-key": "K"}, "mutable-content": 1}, "e": "b2ZmZXI="}"#
    ),
    PayloadRow(
      "15: a name of several words",
      #"{"aps": {"alert": {"title-loc-key": "groupChatTitle", "loc-key": "A", "loc-args": ["F"]}}}"#,
      "error missing-key groupChatTitle"
    ),
    PayloadRow(
      "16: a button, and fields",
      #"""
      {"aps": {"alert": {"loc-key": "AB", "loc-args": ["J", "F"], "action-loc-key": "K", "body": "t"}},
        "custom_key1": ["bang"]}
      """#,
      "note deprecated-key aps.alert.action-loc-key",
      "note literal-and-key aps.alert.body"
    ),
    PayloadRow(
      "17: both halves of a message, each with its own names",
      #"""
      {"message": {"android": {"notification": {"title_loc_key": "push_x_title"}},
        "apns": {"payload": {"aps": {"alert": {"title-loc-key": "K"}}}}}}
      """#
    ),
    PayloadRow(
      "18: a Live Activity with objects for its texts",
      #"""
      {"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}, "alert": {
        "title": {"loc-key": "A", "loc-args": ["x"]}, "body": {"loc-key": "K"}, "sound": "a.caf"}}}
      """#
    ),
    PayloadRow(
      "18: a copy that lost its arguments",
      #"""
      {"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}, "alert": {
        "title": {"loc-key": "A"}, "body": {"loc-key": "K"}}}}
      """#,
      "error too-few-args A"
    ),
    PayloadRow(
      "19: a start that asks for a token",
      #"""
      {"aps": {"timestamp": 1700000000, "event": "start", "input-push-token": 1, "attributes-type": "T",
        "attributes": {}, "alert": {"title": "a", "body": "b"}, "content-state": {},
        "stale-date": 1700000600}}
      """#
    ),
    PayloadRow(
      "20: a start with the end's date",
      #"""
      {"aps": {"timestamp": 1700000000, "event": "start", "input-push-channel": "YWJj",
        "attributes-type": "T", "attributes": {}, "alert": {"title": "a", "body": "b"},
        "content-state": {}, "dismissal-date": 1700000600}}
      """#,
      "warning live-activity-forbidden aps.dismissal-date"
    ),
    PayloadRow(
      "21: a push of Parse",
      #"{"data": {"alert": {"loc-key": "K"}, "content-available": 1}}"#
    ),
    PayloadRow(
      "22: content-available as text",
      #"{"aps": {"alert": {"loc-key": "K"}, "content-available": "1"}}"#,
      "error wrong-type aps.content-available"
    ),
  ]

  static let faulty: [PayloadRow] = [
    PayloadRow(
      "23: the alert at the top, and spellings mixed",
      #"""
      {"notification": {"title": "a"}, "alert": {"title-loc-key": "K"}, "content_available": 1,
        "mutable-content": 1}
      """#,
      "error missing-aps aps"
    ),
    PayloadRow(
      "24: no aps between the payload and the alert",
      #"{"apns": {"payload": {"alert": {"title-loc-key": "K", "loc-key": "K"}}}}"#,
      "error missing-aps aps"
    ),
    PayloadRow(
      "25: texts and arguments beside the alert",
      #"""
      {"aps": {"alert": {"title-loc-key": "K", "title-loc-args": []}, "title": "t", "body": "b",
        "loc-args": ["x"]}}
      """#,
      "error misplaced-key aps.body",
      "error misplaced-key aps.loc-args",
      "error misplaced-key aps.title"
    ),
    PayloadRow(
      "26: a comma too many, and a header in aps",
      #"{"aps": {"alert": {"title": "t", "body": "b",}, "badge": 1, "topic": "com.example"}}"#,
      "error json-error ",
      "error misplaced-key aps.topic"
    ),
    PayloadRow(
      "27: the sound beside aps",
      #"""
      {"aps": {"alert": {"title-loc-key": "A", "title-loc-args": ["a"], "loc-key": "A",
        "loc-args": ["5"]}}, "sound": "default"}
      """#,
      "error misplaced-key sound"
    ),
    PayloadRow(
      "28: critical in aps",
      #"""
      {"aps": {"alert": {"title": "App", "loc-key": "A", "loc-args": ["1"]}, "critical": 1,
        "content-available": 1}}
      """#,
      "error misplaced-key aps.critical"
    ),
    PayloadRow(
      "29: words run together",
      #"{"aps": {"alert": {"lockey": "A", "loc-args": ["x"]}}}"#,
      "error misspelt-key aps.alert.lockey"
    ),
    PayloadRow(
      "30: underscores",
      #"{"aps": {"alert": {"loc_key": "A", "loc_args": ["x"]}}}"#,
      "error misspelt-key aps.alert.loc_args",
      "error misspelt-key aps.alert.loc_key"
    ),
    PayloadRow(
      "31: keys among the data, where the phone does not look",
      #"{"data": {"title_loc_key": "K", "body_loc_key": "K"}}"#,
      "error missing-aps aps"
    ),
    PayloadRow(
      "32: a number of the model's as argument",
      #"{"aps": {"alert": {"loc-key": "AB", "loc-args": ["Ann", 25]}}}"#,
      "warning arg-not-string aps.alert.loc-args[1]"
    ),
    PayloadRow(
      "33: key and arguments beside no alert",
      #"{"aps": {"loc-key": "K", "loc-args": [], "call-id": "7", "content-available": 1, "badge": 0}}"#,
      "error misplaced-key aps.loc-args",
      "error misplaced-key aps.loc-key",
      "warning unknown-aps-key aps.call-id"
    ),
    PayloadRow(
      "34: JSON in a text",
      #"{"aps": {"alert": "{\"loc-key\": \"K\"}"}}"#,
      "error wrong-type aps.alert"
    ),
    PayloadRow(
      "35: arguments that are a text, or null",
      #"{"aps": {"alert": {"title-loc-key": "K", "title-loc-args": null, "loc-key": "A", "loc-args": "[s]"}}}"#,
      "error args-not-array aps.alert.loc-args"
    ),
    PayloadRow(
      "36: English sentences that no table has",
      #"{"aps": {"alert": {"title-loc-key": "Welcome to X", "loc-key": "Thanks for joining"}}}"#,
      "error missing-key Thanks for joining",
      "error missing-key Welcome to X"
    ),
    PayloadRow(
      "37: comments, and a specifier as sound",
      "{\n  // a call\n  \"aps\": {\"alert\": {\"loc-key\": \"A\", \"loc-args\": [\"Ann\"]}, \"sound\": \"%@\"}\n}",
      path: "push/p.jsonc",
      configuration: #"{"payloads": "push/*.jsonc"}"#
    ),
    PayloadRow(
      "38: a header in aps, and the badge beside it",
      #"{"message": {"aps": {"alert": "Hi", "apns-priority": 10}, "badge": 3}}"#,
      "error misplaced-key aps.apns-priority",
      "error misplaced-key badge"
    ),
    PayloadRow(
      "39: a comma is missing, and a quotation mark not escaped",
      "{\"aps\": {\"alert\": {\"body\": \"RM 12.0\" unquoted\"}}\n \"badge\": 1}",
      "error json-error ",
      "error json-error "
    ),
    PayloadRow(
      "40: a summary in aps",
      #"{"aps": {"alert": "Hi", "summary-arg": "a", "summary-arg-count": 2}}"#,
      "error misplaced-key aps.summary-arg",
      "error misplaced-key aps.summary-arg-count"
    ),
    PayloadRow(
      "40: the sound of a Live Activity in aps",
      #"""
      {"aps": {"timestamp": 1700000000, "event": "update", "content-state": {},
        "alert": {"title": "a", "body": "b"}, "sound": "a.caf"}}
      """#,
      "error misplaced-key aps.sound"
    ),
  ]

  @Test(arguments: formed + faulty)
  func shapesAreJudged(_ row: PayloadRow) throws {
    try row.check()
  }

  @Test func everyShapeHasARow() {
    let numbers = Set(
      (Self.formed + Self.faulty).compactMap { row in
        row.testDescription.split(separator: ":").first.flatMap { Int($0) }
      }
    )
    #expect(numbers == Set(1...40))
  }
}
