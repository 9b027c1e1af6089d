import Payloads
import Testing

/// Members that are newer than the declared minimum.
///
/// Source of the versions: Apple's reference and the pages of the classes behind it.
struct MinimumSystemTests {
  /// A row under a minimum.
  private static func row(_ minimum: String, _ members: String, _ findings: String...) -> PayloadRow
  {
    PayloadRow(
      "\(minimum): \(members)",
      "{\"aps\": {\(members)}}",
      findings.map { "note newer-than-minimum aps.\($0)" },
      configuration: "{\"minimumIOS\": \"\(minimum)\", \"entitlements\": [\"critical\"]}"
    )
  }

  static let rows: [PayloadRow] = [
    row("9.0", #""alert": "Hi", "mutable-content": 1"#, "mutable-content"),
    row("10.0", #""alert": "Hi", "mutable-content": 1"#),
    row("9.3", #""alert": "Hi", "thread-id": "t""#, "thread-id"),
    row("10.0", #""alert": "Hi", "thread-id": "t""#),
    row("8.1", #""alert": {"title": "a", "body": "b"}"#, "alert.title"),
    row("8.2", #""alert": {"title": "a", "body": "b"}"#),
    row("9.0", #""alert": {"subtitle": "a", "body": "b"}"#, "alert.subtitle"),
    row(
      "8.1",
      #""alert": {"title-loc-key": "A", "title-loc-args": ["x"], "loc-key": "K"}"#,
      "alert.title-loc-args",
      "alert.title-loc-key"
    ),
    row("7.0", #""alert": "Hi", "category": "c""#, "category"),
    row("8.0", #""alert": "Hi", "category": "c""#),
    row("6.1", #""content-available": 1"#, "content-available"),
    row("11.4", #""alert": "Hi", "sound": {"critical": 1, "name": "a.caf"}"#, "sound"),
    row("12.0", #""alert": "Hi", "sound": {"critical": 1, "name": "a.caf"}"#),
    row("11.0", #""alert": "Hi", "sound": "a.caf""#),
    row("12.4", #""alert": "Hi", "target-content-id": "w""#, "target-content-id"),
    row("13.0", #""alert": "Hi", "target-content-id": "w""#),
    row(
      "14.8",
      #""alert": "Hi", "interruption-level": "passive", "relevance-score": 1"#,
      "interruption-level",
      "relevance-score"
    ),
    row("15.0", #""alert": "Hi", "interruption-level": "passive", "relevance-score": 1"#),
    row("15.9", #""alert": "Hi", "filter-criteria": "f""#, "filter-criteria"),
    row("16.0", #""alert": "Hi", "filter-criteria": "f""#),
    row("17.0", #""content-changed": true"#, "content-changed"),
    row("18.0", #""content-changed": true"#),
    // Live Activities as such are one cause.
    row("16.0", #""timestamp": 1, "event": "update", "content-state": {}"#, "event"),
    row("16.1", #""timestamp": 1, "event": "update", "content-state": {}"#),
    row(
      "16.1",
      #""timestamp": 1, "event": "update", "content-state": {}, "stale-date": 2"#,
      "stale-date"
    ),
    row("16.2", #""timestamp": 1, "event": "update", "content-state": {}, "stale-date": 2"#),
    row("17.1", PayloadReferenceTests.start + #""stale-date": 1700000600"#, "event"),
    row("17.2", PayloadReferenceTests.start + #""stale-date": 1700000600"#),
    row(
      "15.0",
      PayloadReferenceTests.start + #""input-push-token": 1"#,
      "event",
      "input-push-token"
    ),
    row("18.0", PayloadReferenceTests.start + #""input-push-token": 1"#),
    row(
      "17.4",
      PayloadReferenceTests.start + #""input-push-channel": "YWJj""#,
      "input-push-channel"
    ),
  ]

  @Test(arguments: rows)
  func newerMembersAreNoted(_ row: PayloadRow) throws {
    try row.check()
  }

  @Test func everyVersionCanBeRead() {
    for key in PayloadReference.keys {
      let parts = key.since.split(separator: ".").map { Int($0) }
      #expect(parts.count == 2 && !parts.contains(nil), "\(key.name): \(key.since)")
    }
  }
}
