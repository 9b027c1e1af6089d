import Testing

/// What iOS makes of `null`: it reads the member as absent.
///
/// Source: Apple's tables ask for texts, numbers and objects; a member of another type is as absent.
struct PayloadNullTests {
  static let rows: [PayloadRow] = [
    .aps(#""alert": null"#, "error null-value aps.alert"),
    .aps(#""alert": null, "badge": 3"#, "note null-value aps.alert"),
    .aps(#""alert": null, "sound": "default""#, "note null-value aps.alert"),
    .aps(#""alert": null, "content-available": 1"#, "note null-value aps.alert"),
    .aps(
      #""alert": null, "badge": null"#,
      "error null-value aps.alert",
      "note null-value aps.badge"
    ),
    .aps(#""alert": null, "mutable-content": 1"#, "error null-value aps.alert"),
    .alert(#""loc-key": null"#, "error null-value aps.alert.loc-key"),
    .alert(#""loc-key": null, "loc-args": ["x"]"#, "error null-value aps.alert.loc-key"),
    .alert(#""body": null"#, "error null-value aps.alert.body"),
    .alert(#""loc-key": null, "body": "Hello""#, "note null-value aps.alert.loc-key"),
    .alert(#""loc-key": "K", "body": null"#, "note null-value aps.alert.body"),
    .alert(#""loc-key": "K", "title": null"#, "note null-value aps.alert.title"),
    .alert(
      #""loc-key": "K", "subtitle-loc-key": null"#,
      "note null-value aps.alert.subtitle-loc-key"
    ),
    .alert(#""loc-key": "K", "loc-args": null"#),
    .alert(#""loc-key": "A", "loc-args": null"#, "error too-few-args A"),
    .alert(#""loc-key": "A", "loc-args": [null]"#, "error arg-not-string aps.alert.loc-args[0]"),
    .alert(#""body": "b", "title-loc-args": null"#, "note null-value aps.alert.title-loc-args"),
    .aps(#""alert": "Hi", "badge": null"#, "note null-value aps.badge"),
    .aps(#""alert": "Hi", "sound": null"#, "note null-value aps.sound"),
    .aps(#""alert": "Hi", "category": null"#, "note null-value aps.category"),
    .aps(#""alert": "Hi", "mutable-content": null"#, "note null-value aps.mutable-content"),
    .aps(#""alert": "Hi", "interruption-level": null"#, "note null-value aps.interruption-level"),
    .aps(
      #""alert": "Hi", "sound": {"critical": null, "name": "a.caf"}"#,
      "note null-value aps.sound.critical"
    ),
    .aps(
      #""timestamp": null, "event": "end""#,
      "error null-value aps.timestamp"
    ),
    .aps(
      #""timestamp": 1, "event": "update", "content-state": null"#,
      "error null-value aps.content-state"
    ),
    .aps(
      #""timestamp": 1, "event": "update", "content-state": {}, "stale-date": null"#,
      "note null-value aps.stale-date"
    ),
    PayloadRow("aps itself", #"{"aps": null}"#, "error aps-not-object aps"),
    PayloadRow("a field of the app", #"{"aps": {"alert": "Hi"}, "sender": null}"#),
  ]

  @Test(arguments: rows)
  func isAsAbsent(_ row: PayloadRow) throws {
    try row.check()
  }
}
