import Testing

/// Messages of libraries and of services that have no names of their own: right, and with a mistake.
struct LibraryMessageTests {
  static let plain: [PayloadRow] = [
    PayloadRow("as APNs gets it", #"{"aps": {"alert": {"loc-key": "A", "loc-args": ["x"]}}}"#),
    PayloadRow(
      "as APNs gets it, with the names of a library",
      #"{"aps": {"alert": {"locKey": "A", "locArgs": ["x"]}}}"#,
      "error misspelt-key aps.alert.locArgs",
      "error misspelt-key aps.alert.locKey"
    ),
    PayloadRow(
      "a whole request",
      #"""
      {"headers": {"apns-push-type": "liveactivity", "apns-topic": "a.b.push-type.liveactivity",
        "apns-priority": "10", "apns-id": "123e4567-e89b-12d3-a456-426614174000"},
        "payload": {"aps": {"timestamp": 1700000000, "event": "end"}}}
      """#
    ),
    PayloadRow(
      "a whole request, every header wrong",
      #"""
      {"headers": {"apns-push-type": "liveactivity", "apns-topic": "a.b", "apns-priority": "1",
        "apns-id": "7", "apns-expiration": "tomorrow", "apns-collapse-id": "\#(long)"},
        "payload": {"aps": {"timestamp": 1700000000, "event": "end"}}}
      """#,
      "error header-conflict headers.apns-collapse-id",
      "error header-conflict headers.apns-expiration",
      "error header-conflict headers.apns-id",
      "error header-conflict headers.apns-priority",
      "error header-conflict headers.apns-topic"
    ),
    PayloadRow(
      "a broadcast",
      #"""
      {"headers": {"apns-push-type": "liveactivity", "apns-channel-id": "dHN0LXNyY2gtY2hubA=="},
        "payload": {"aps": {"timestamp": 1700000000, "event": "end"}}}
      """#
    ),
    PayloadRow(
      "a broadcast cannot start an activity",
      """
      {"headers": {"apns-channel-id": "dHN0LXNyY2gtY2hubA=="},
        "payload": {"aps": {\(PayloadReferenceTests.start) "stale-date": 1700000600}}}
      """,
      "error header-conflict headers.apns-channel-id"
    ),
    PayloadRow(
      "a broadcast that is an alert, to no channel",
      #"{"headers": {"apns-channel-id": "?"}, "payload": {"aps": {"alert": "Hi"}}}"#,
      "error header-conflict headers.apns-channel-id"
    ),
    PayloadRow(
      "push to talk has priority 10",
      #"""
      {"headers": {"apns-push-type": "pushtotalk", "apns-topic": "a.b.voip-ptt", "apns-priority": 5},
        "payload": {"aps": {"alert": "Hi"}}}
      """#,
      "error header-conflict headers.apns-priority"
    ),
    PayloadRow(
      "a silent push has priority 5 only",
      #"{"headers": {"apns-priority": 1}, "payload": {"aps": {"content-available": 1}}}"#,
      "error header-conflict headers.apns-priority"
    ),
    PayloadRow(
      "sygnal's default payload",
      #"""
      {"app_id": "a.b", "data": {"url": "https://a.example", "format": "event_id_only",
        "default_payload": {"aps": {"mutable-content": 1, "alert": {"loc-key": "K", "loc-args": []}}}}}
      """#
    ),
    PayloadRow(
      "sygnal's default payload with a key that is gone",
      #"{"data": {"default_payload": {"aps": {"alert": {"loc-key": "MESSAGE"}}}}}"#,
      "error missing-key MESSAGE"
    ),
    PayloadRow(
      "Pinpoint",
      #"{"APNSMessage": {"RawContent": "{\"aps\": {\"alert\": {\"loc-key\": \"K\"}}}"}}"#
    ),
    PayloadRow(
      "Pinpoint, a mistake inside the text",
      #"{"APNSMessage": {"RawContent": "{\"aps\": {\"alert\": {\"loc_key\": \"K\"}}}"}}"#,
      "error misspelt-key aps.alert.loc_key"
    ),
    PayloadRow(
      "Azure, a text beside the alert",
      #"{"aps": {"alert": {"title-loc-key": "K"}, "body": "b"}}"#,
      "error misplaced-key aps.body"
    ),
  ]

  private static let long = String(repeating: "x", count: 65)

  static let libraries: [PayloadRow] = [
    PayloadRow(
      "node-apn",
      #"""
      {"topic": "a.b", "expiry": 1700000000, "badge": 3, "sound": "default", "titleLocKey": "K",
        "locKey": "A", "locArgs": ["x"], "threadId": "t", "payload": {"chat": 7}}
      """#
    ),
    PayloadRow(
      "node-apn, arguments that are no array",
      #"{"topic": "a.b", "pushType": "alert", "locKey": "A", "locArgs": "x", "payload": {}}"#,
      "error args-not-array locArgs"
    ),
    PayloadRow(
      "node-apn with one of Apple's names",
      #"{"topic": "a.b", "locKey": "K", "title-loc-key": "K"}"#,
      "error misspelt-key title-loc-key"
    ),
    PayloadRow(
      "node-apn with a payload of one's own",
      #"{"topic": "a.b", "rawPayload": {"aps": {"alert": {"loc-key": "A", "loc-args": ["x"]}}}}"#
    ),
    PayloadRow(
      "node-apn with too few arguments",
      #"{"topic": "a.b", "locKey": "AB", "locArgs": ["x"]}"#,
      "error too-few-args AB"
    ),
    PayloadRow(
      "node-pushnotifications",
      #"""
      {"topic": "a.b", "title": "t", "titleLocKey": "K", "locKey": "A", "bodyLocArgs": "[\"x\"]",
        "bodyLocKey": "A", "custom": {"chat": 7}}
      """#,
      "note literal-and-key title"
    ),
    PayloadRow(
      "node-pushnotifications with a list",
      #"{"topic": "a.b", "locKey": "A", "bodyLocArgs": ["x"], "custom": {}}"#,
      "warning envelope-shape bodyLocArgs"
    ),
    PayloadRow(
      "node-pushnotifications with another name",
      #"{"topic": "a.b", "locKey": "A", "locArgs": "[\"x\"]", "custom": {}}"#,
      "error misspelt-key locArgs"
    ),
    PayloadRow(
      "Airship with a template",
      #"""
      {"audience": "all", "notification": {"ios": {"template": {"fields": {
        "alert": {"title-loc-key": "K", "loc-key": "A", "loc-args": ["x"]}}}}}}
      """#
    ),
  ]

  @Test(arguments: plain + libraries)
  func messagesAreJudged(_ row: PayloadRow) throws {
    try row.check()
  }
}
