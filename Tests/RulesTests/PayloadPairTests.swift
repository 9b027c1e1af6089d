import Testing

/// Payloads with two faults, or with one that several rules could tell: each cause once.
struct PayloadPairTests {
  static let emptyAlerts: [PayloadRow] = [
    .aps(#""alert": """#, "error empty-alert aps.alert"),
    .aps(#""alert": {}"#, "error empty-alert aps.alert"),
    .alert(#""title": "", "body": """#, "error empty-alert aps.alert.title"),
    .aps(#""alert": "", "sound": "default""#, "note empty-alert aps.alert"),
    .aps(#""alert": {}, "badge": 0"#, "note empty-alert aps.alert"),
    .aps(
      #""alert": {}, "badge": "5""#,
      "error empty-alert aps.alert",
      "error wrong-type aps.badge"
    ),
    .aps(#""alert": "", "content-available": 1"#, "warning empty-alert aps.alert"),
    .aps(
      #""alert": "", "content-available": 1, "badge": 1"#,
      "error silent-push-conflict aps.content-available"
    ),
    .aps(
      #""alert": {"body": ""}, "mutable-content": 1"#,
      "warning mutable-without-alert aps.mutable-content"
    ),
    .aps(
      #""alert": {"title": 5}, "mutable-content": 1"#,
      "error wrong-type aps.alert.title"
    ),
    .aps(
      #""alert": {"title": 5}, "content-available": 1, "badge": 1"#,
      "error wrong-type aps.alert.title"
    ),
    .alert(#""loc-key": """#, "error unknown-value aps.alert.loc-key"),
    .alert(#""body": "", "loc-key": """#, "error unknown-value aps.alert.loc-key"),
    .alert(#""body": "Hi", "loc-key": """#, "warning unknown-value aps.alert.loc-key"),
    .alert(#""text": "Hi""#, "error unknown-aps-key aps.alert.text"),
    .alert(#""badge": 5"#, "error misplaced-key aps.alert.badge"),
    .alert(#""aps": {}"#, "error misplaced-key aps.alert.aps"),
    .aps(#""alert": {"subtitle": "s"}"#),
    .aps(""),
    .aps(#""sound": "default""#),
    .aps(#""badge": 0"#),
    PayloadRow(
      "an empty alert of a call",
      #"{"headers": {"apns-push-type": "voip"}, "payload": {"aps": {"alert": ""}, "call": 1}}"#
    ),
  ]

  static let innerAps: [PayloadRow] = [
    .aps(
      #""aps": {"alert": {"loc-key": "gone", "loc_args": []}, "badge": "5"}"#,
      "error misplaced-key aps.aps",
      "error misspelt-key aps.aps.alert.loc_args",
      "error missing-key gone",
      "error wrong-type aps.aps.badge"
    ),
    .aps(#""aps": {"alert": {"loc-key": "K"}}"#, "error misplaced-key aps.aps"),
    .aps(
      #""aps": {"aps": {"alert": "Hi"}}"#,
      "error misplaced-key aps.aps",
      "error misplaced-key aps.aps.aps"
    ),
    .aps(
      #""alert": "Hi", "aps": {"alert": {"loc-key": "gone"}}"#,
      "error misplaced-key aps.aps"
    ),
    PayloadRow(
      "capitals",
      #"{"APS": {"alert": {"loc-key": "gone"}, "badge": "5"}}"#,
      "error misspelt-key APS",
      "error missing-key gone",
      "error wrong-type APS.badge"
    ),
    PayloadRow(
      "capitals in every name",
      #"{"Aps": {"Alert": {"Title": "x", "loc-key": "gone"}, "Badge": 3}}"#,
      "error misspelt-key Aps",
      "error misspelt-key Aps.Alert",
      "error misspelt-key Aps.Alert.Title",
      "error misspelt-key Aps.Badge",
      "error missing-key gone"
    ),
    PayloadRow(
      "a letter of another script",
      "{\"a\u{440}s\": {\"alert\": {\"loc-key\": \"K\"}}}",
      "error misspelt-key a\u{440}s"
    ),
    PayloadRow(
      "the right one beside another spelling",
      #"{"aps": {"alert": {"loc-key": "K"}}, "APS": {"alert": {"loc-key": "gone"}}}"#
    ),
  ]

  static let besideAps: [PayloadRow] = [
    PayloadRow(
      "texts beside a sound",
      #"{"aps": {"sound": "default"}, "title": "a", "body": "b"}"#,
      "error misplaced-key body",
      "error misplaced-key title"
    ),
    PayloadRow(
      "texts beside nothing",
      #"{"aps": {}, "title": "a", "body": "b"}"#,
      "error misplaced-key body",
      "error misplaced-key title"
    ),
    PayloadRow(
      "texts beside an empty alert",
      #"{"aps": {"alert": ""}, "body": "b"}"#,
      "error misplaced-key body"
    ),
    PayloadRow(
      "a title beside a badge",
      #"{"aps": {"badge": 1}, "title": "a"}"#,
      "warning misplaced-key title"
    ),
    PayloadRow(
      "texts for the app that is woken",
      #"{"aps": {"content-available": 1}, "title": "a", "body": "b"}"#,
      "note reserved-custom-key body",
      "note reserved-custom-key title"
    ),
    PayloadRow(
      "a body beside a title",
      #"{"aps": {"alert": {"title": "a"}}, "body": "b"}"#,
      "warning misplaced-key body"
    ),
    PayloadRow(
      "a title beside an alert",
      #"{"aps": {"alert": {"loc-key": "K"}}, "title": "a", "body": {"html": "b"}}"#,
      "note reserved-custom-key body",
      "note reserved-custom-key title"
    ),
    PayloadRow(
      "what a Live Activity needs",
      #"{"aps": {"event": "update", "content-state": {}}, "timestamp": 1700000000}"#,
      "error misplaced-key timestamp"
    ),
    PayloadRow(
      "the state of a Live Activity",
      #"{"aps": {"event": "update", "timestamp": 1700000000}, "content-state": {}}"#,
      "error misplaced-key content-state"
    ),
    PayloadRow(
      "members that stand in both places",
      #"{"aps": {"alert": "Hi", "relevance-score": 1, "badge": 1}, "relevance-score": 1, "badge": 1}"#,
      "note reserved-custom-key badge",
      "note reserved-custom-key relevance-score"
    ),
  ]

  static let names: [PayloadRow] = [
    .alert("\"loc\u{2011}key\": \"K\"", "error misspelt-key aps.alert.loc\u{2011}key"),
    .alert("\"l\u{43E}c-key\": \"K\"", "error misspelt-key aps.alert.l\u{43E}c-key"),
    .alert("\"loc-key\u{200B}\": \"K\"", "error misspelt-key aps.alert.loc-key\u{200B}"),
    .alert(#""loc-key ": "K""#, "error misspelt-key aps.alert.loc-key "),
    .alert("\"\u{FF54}itle\": \"a\"", "error misspelt-key aps.alert.\u{FF54}itle"),
    PayloadRow(
      "a field of the app in another script",
      "{\"aps\": {\"alert\": \"Hi\"}, \"\u{442}\u{435}\u{43C}\u{430}\": 1}"
    ),
  ]

  @Test(arguments: emptyAlerts + innerAps + besideAps + names)
  func isToldOnce(_ row: PayloadRow) throws {
    try row.check()
  }
}
