import Payloads
import Testing

/// Each member of Apple's reference: right, of a wrong type, with a wrong value.
///
/// Source of the expectations: Apple's tables, as `PayloadReference` names them.
struct PayloadReferenceTests {
  static let sent = #""alert": "Hi", "#
  static let activity = #""timestamp": 1700000000, "event": "update", "content-state": {}, "#
  static let start =
    #""timestamp": 1700000000, "event": "start", "content-state": {}, "attributes-type": "T", "#
    + #""attributes": {}, "alert": {"title": "a", "body": "b"}, "#

  static let notifications: [PayloadRow] = [
    .aps(#""alert": "Hi""#),
    .aps(#""alert": {"title": "a", "body": "b"}"#),
    .aps(#""alert": 5"#, "error wrong-type aps.alert"),
    .aps(#""alert": ["Hi"]"#, "error wrong-type aps.alert"),
    .aps(#""alert": true"#, "error wrong-type aps.alert"),
    .aps(#""alert": null"#, "error null-value aps.alert"),
    .aps(sent + #""badge": 0"#),
    .aps(sent + #""badge": 5.0"#),
    .aps(sent + #""badge": "5""#, "error wrong-type aps.badge"),
    .aps(sent + #""badge": true"#, "error wrong-type aps.badge"),
    .aps(sent + #""badge": -1"#, "error out-of-range aps.badge"),
    .aps(sent + #""badge": 1.5"#, "error out-of-range aps.badge"),
    .aps(sent + #""badge": 1e400"#, "error out-of-range aps.badge"),
    .aps(sent + #""sound": "default""#),
    .aps(sent + #""sound": "ding.caf""#),
    .aps(sent + #""sound": 1"#, "error wrong-type aps.sound"),
    .aps(sent + #""sound": ["a"]"#, "error wrong-type aps.sound"),
    .aps(sent + #""sound": "ding.mp3""#, "warning unknown-value aps.sound"),
    .aps(sent + #""thread-id": "chat_4521""#),
    .aps(sent + #""thread-id": 4521"#, "error wrong-type aps.thread-id"),
    .aps(sent + #""thread-id": """#, "warning unknown-value aps.thread-id"),
    .aps(sent + #""category": "message""#),
    .aps(sent + #""category": ["message"]"#, "error wrong-type aps.category"),
    .aps(sent + #""category": """#, "warning unknown-value aps.category"),
    .aps(#""content-available": 1"#),
    .aps(#""content-available": "1""#, "error wrong-type aps.content-available"),
    .aps(#""content-available": true"#, "warning wrong-type aps.content-available"),
    .aps(#""content-available": 0"#, "note unknown-value aps.content-available"),
    .aps(#""content-available": false"#, "note unknown-value aps.content-available"),
    .aps(#""content-available": 2"#, "error unknown-value aps.content-available"),
    .aps(sent + #""mutable-content": 1"#),
    .aps(sent + #""mutable-content": "1""#, "error wrong-type aps.mutable-content"),
    .aps(sent + #""mutable-content": true"#, "warning wrong-type aps.mutable-content"),
    .aps(sent + #""mutable-content": 0"#, "note unknown-value aps.mutable-content"),
    .aps(sent + #""target-content-id": "w""#),
    .aps(sent + #""target-content-id": 1"#, "error wrong-type aps.target-content-id"),
    .aps(sent + #""target-content-id": """#, "warning unknown-value aps.target-content-id"),
    .aps(sent + #""interruption-level": "passive""#),
    .aps(sent + #""interruption-level": "active""#),
    .aps(sent + #""interruption-level": 2"#, "error wrong-type aps.interruption-level"),
    .aps(
      sent + #""interruption-level": "timeSensitive""#,
      "error unknown-value aps.interruption-level"
    ),
    .aps(sent + #""relevance-score": 0.75"#),
    .aps(sent + #""relevance-score": "0.75""#, "error wrong-type aps.relevance-score"),
    .aps(sent + #""relevance-score": 75"#, "error out-of-range aps.relevance-score"),
    .aps(sent + #""relevance-score": -0.1"#, "error out-of-range aps.relevance-score"),
    .aps(sent + #""filter-criteria": "work""#),
    .aps(sent + #""filter-criteria": {}"#, "error wrong-type aps.filter-criteria"),
    .aps(sent + #""filter-criteria": """#, "warning unknown-value aps.filter-criteria"),
    .aps(sent + #""url-args": []"#),
    .aps(sent + #""url-args": ["a", "b"]"#),
    .aps(sent + #""url-args": "a""#, "error wrong-type aps.url-args"),
    .aps(sent + #""url-args": ["a", 2]"#, "error wrong-type aps.url-args[1]"),
    .aps(#""content-changed": true"#),
    .aps(#""content-changed": 1"#, "warning wrong-type aps.content-changed"),
    .aps(#""content-changed": "true""#, "error wrong-type aps.content-changed"),
    .aps(#""content-changed": false"#, "error unknown-value aps.content-changed"),
  ]

  static let activities: [PayloadRow] = [
    .aps(activity + #""relevance-score": 75"#),
    .aps(activity + #""stale-date": 1700000600"#),
    .aps(activity + #""stale-date": "1700000600""#, "error wrong-type aps.stale-date"),
    .aps(activity + #""stale-date": -1"#, "error out-of-range aps.stale-date"),
    .aps(
      activity + #""stale-date": 1700000600000"#,
      "error timestamp-in-milliseconds aps.stale-date"
    ),
    .aps(#""event": "end", "timestamp": 1, "dismissal-date": 0"#),
    .aps(
      #""event": "end", "timestamp": 1, "dismissal-date": "0""#,
      "error wrong-type aps.dismissal-date"
    ),
    .aps(activity + #""dismissal-date": 1"#, "warning live-activity-forbidden aps.dismissal-date"),
    .aps(
      #""event": "update", "timestamp": "1", "content-state": {}"#,
      "error wrong-type aps.timestamp"
    ),
    .aps(
      #""event": "update", "timestamp": 1.5, "content-state": {}"#,
      "error out-of-range aps.timestamp"
    ),
    .aps(
      #""event": "update", "timestamp": 1700000000000, "content-state": {}"#,
      "error timestamp-in-milliseconds aps.timestamp"
    ),
    .aps(#""event": "stop", "timestamp": 1"#, "error unknown-value aps.event"),
    .aps(#""event": 1, "timestamp": 1"#, "error wrong-type aps.event"),
    .aps(
      #""event": "update", "timestamp": 1, "content-state": "{}""#,
      "error wrong-type aps.content-state"
    ),
    .aps(#""event": "update", "timestamp": 1"#, "error live-activity-required aps.content-state"),
    .aps(#""event": "end""#, "error live-activity-required aps.timestamp"),
    .aps(start + #""input-push-token": 1"#),
    .aps(start + #""input-push-token": "1""#, "error wrong-type aps.input-push-token"),
    .aps(start + #""input-push-token": 0"#, "note unknown-value aps.input-push-token"),
    .aps(start + #""input-push-channel": "dHN0LXNyY2gtY2hubA==""#),
    .aps(start + #""input-push-channel": 1"#, "error wrong-type aps.input-push-channel"),
    .aps(start + #""input-push-channel": """#, "warning unknown-value aps.input-push-channel"),
    .aps(
      start + #""input-push-token": 1, "input-push-channel": "YWJj""#,
      "error live-activity-forbidden aps.input-push-channel"
    ),
    .aps(
      #""event": "start", "timestamp": 1, "content-state": {}"#,
      "error live-activity-required aps.alert",
      "error live-activity-required aps.attributes",
      "error live-activity-required aps.attributes-type"
    ),
    .aps(
      #""event": "start", "timestamp": 1, "content-state": {}, "alert": "Hi", "attributes-type": 5, "attributes": []"#,
      "error wrong-type aps.attributes",
      "error wrong-type aps.attributes-type"
    ),
    .aps(activity + #""stale-date": 1700000000"#, "warning out-of-range aps.stale-date"),
    .aps(
      #""event": "end", "timestamp": 1700000000, "dismissal-date": 1700014401"#,
      "note out-of-range aps.dismissal-date"
    ),
    .aps(#""event": "end", "timestamp": 1700000000, "dismissal-date": 1700014400"#),
    .aps(activity + #""alert": {"title": "a", "sound": 5}"#, "error wrong-type aps.alert.sound"),
    .aps(
      sent + #""content-changed": true"#,
      "warning live-activity-forbidden aps.content-changed"
    ),
    .aps(activity + #""attributes": {}"#, "error live-activity-forbidden aps.attributes"),
    .aps(
      activity + #""attributes-type": "T""#,
      "error live-activity-forbidden aps.attributes-type"
    ),
    .aps(activity + #""badge": 1"#, "error live-activity-forbidden aps.badge"),
    .aps(activity + #""alert": {"title": "a", "body": "b", "sound": "a.caf"}"#),
    .aps(activity + #""alert": {"title": "a"}, "sound": "a.caf""#, "error misplaced-key aps.sound"),
    .aps(activity + #""alert": {"title": {"loc-key": "A", "loc-args": ["x"]}, "body": "b"}"#),
    .aps(
      activity + #""alert": {"title": {"loc-key": "A", "loc-args": "x"}, "body": "b"}"#,
      "error args-not-array aps.alert.title.loc-args"
    ),
    .aps(sent + #""timestamp": 1"#, "warning live-activity-forbidden aps.timestamp"),
  ]

  static let alerts: [PayloadRow] = [
    .alert(#""title": "a", "subtitle": "b", "body": "c", "launch-image": "l""#),
    .alert(#""title": 5"#, "error wrong-type aps.alert.title"),
    .alert(#""title": {"loc-key": "K"}"#, "error wrong-type aps.alert.title"),
    .alert(#""body": "b", "subtitle": ["a"]"#, "error wrong-type aps.alert.subtitle"),
    .alert(#""body": true"#, "error wrong-type aps.alert.body"),
    .alert(#""body": "b", "launch-image": 1"#, "error wrong-type aps.alert.launch-image"),
    .alert(#""body": "b", "launch-image": """#, "warning unknown-value aps.alert.launch-image"),
    .alert(#""title-loc-key": "A", "title-loc-args": ["x"]"#),
    .alert(
      #""title-loc-key": null, "title-loc-args": null, "loc-key": "K""#,
      "note null-value aps.alert.title-loc-key"
    ),
    .alert(#""loc-key": "K", "title-loc-key": 5"#, "error wrong-type aps.alert.title-loc-key"),
    .alert(
      #""loc-key": "K", "title-loc-key": """#,
      "warning unknown-value aps.alert.title-loc-key"
    ),
    .alert(
      #""title-loc-key": "A", "title-loc-args": "x""#,
      "error args-not-array aps.alert.title-loc-args"
    ),
    .alert(
      #""loc-key": "K", "subtitle-loc-key": "A", "subtitle-loc-args": [5]"#,
      "warning arg-not-string aps.alert.subtitle-loc-args[0]"
    ),
    .alert(
      #""loc-key": "K", "subtitle-loc-key": {}"#,
      "error wrong-type aps.alert.subtitle-loc-key"
    ),
    .alert(#""loc-key": "A", "loc-args": [null]"#, "error arg-not-string aps.alert.loc-args[0]"),
    .alert(#""loc-key": "A", "loc-args": [["x"]]"#, "error arg-not-string aps.alert.loc-args[0]"),
    .alert(#""loc-key": "A", "loc-args": [true]"#, "warning arg-not-string aps.alert.loc-args[0]"),
    .alert(#""loc-key": ["A"], "loc-args": ["x"]"#, "error wrong-type aps.alert.loc-key"),
    .alert(
      #""loc-key": "K", "action-loc-key": "K""#,
      "note deprecated-key aps.alert.action-loc-key"
    ),
    .alert(#""loc-key": "K", "action": "a""#, "note deprecated-key aps.alert.action"),
    .alert(#""loc-key": "K", "summary-arg": "a""#, "note deprecated-key aps.alert.summary-arg"),
    .alert(
      #""loc-key": "K", "summary-arg-count": 0"#,
      "note deprecated-key aps.alert.summary-arg-count"
    ),
    .alert(#""loc-key": "K", "subtitle-loc-key": "A", "subtitle-loc-args": ["x"]"#),
    .alert(
      #""loc-key": "K", "action": 5"#,
      "note deprecated-key aps.alert.action"
    ),
    .alert(
      #""loc-key": "K", "action-loc-key": 5"#,
      "note deprecated-key aps.alert.action-loc-key"
    ),
    .alert(
      #""loc-key": "K", "summary-arg": 5"#,
      "note deprecated-key aps.alert.summary-arg"
    ),
    .alert(
      #""loc-key": "K", "summary-arg-count": "2""#,
      "note deprecated-key aps.alert.summary-arg-count"
    ),
    .alert(
      #""loc-key": "K", "summary-arg-count": 2"#,
      "note deprecated-key aps.alert.summary-arg-count"
    ),
    .alert(#""loc-key": "K", "sound": "a.caf""#, "error misplaced-key aps.alert.sound"),
  ]

  static let sounds: [PayloadRow] = [
    .aps(
      sent + #""sound": {"critical": 1, "name": "a.caf", "volume": 0.5}"#,
      "note level-needs-entitlement aps.sound.critical"
    ),
    .aps(sent + #""sound": {"critical": 0, "name": "a.caf", "volume": 0}"#),
    .aps(
      sent + #""sound": {"critical": "1", "name": "a.caf"}"#,
      "error wrong-type aps.sound.critical"
    ),
    .aps(
      sent + #""sound": {"critical": true, "name": "a.caf"}"#,
      "note level-needs-entitlement aps.sound.critical",
      "warning wrong-type aps.sound.critical"
    ),
    .aps(
      sent + #""sound": {"critical": 2, "name": "a.caf"}"#,
      "error out-of-range aps.sound.critical"
    ),
    .aps(sent + #""sound": {"name": 5}"#, "error wrong-type aps.sound.name"),
    .aps(sent + #""sound": {"name": "a", "volume": "0.5"}"#, "error wrong-type aps.sound.volume"),
    .aps(sent + #""sound": {"name": "a", "volume": 2}"#, "error out-of-range aps.sound.volume"),
    .aps(sent + #""sound": {"name": "a", "loud": 1}"#, "warning unknown-aps-key aps.sound.loud"),
  ]

  @Test(arguments: notifications + activities + alerts + sounds)
  func membersAreJudged(_ row: PayloadRow) throws {
    try row.check()
  }

  /// Every member has a row in which it is right, and one in which its type is wrong; what iOS ignores
  /// is told as that only.
  @Test(arguments: PayloadReference.keys)
  func everyMemberHasItsRows(_ key: KeyReference) {
    let rows = Self.notifications + Self.activities + Self.alerts + Self.sounds
    let path = "\(key.place.path).\(key.name)"
    let isCurrent = key.status == .current
    let right = rows.filter { row in
      row.text.contains("\"\(key.name)\"")
        && row.findings.allSatisfy { $0.hasPrefix("note ") || !isCurrent && !$0.contains(path) }
    }
    #expect(!right.isEmpty, "\(path) needs a right row")
    let typeRules = ["wrong-type", "args-not-array", "arg-not-string"]
    let wrong = rows.filter { row in
      row.findings.contains { finding in
        typeRules.contains { finding.contains(" \($0) \(path)") }
      }
    }
    #expect(!wrong.isEmpty || !isCurrent, "\(path) needs a row with a wrong type")
  }
}
