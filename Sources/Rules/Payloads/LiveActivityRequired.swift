public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A Live Activity push that lacks what it needs.
public enum LiveActivityRequired: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "live-activity-required",
    category: .payloadConflict,
    severity: .error,
    group: .payloads,
    summary: "a Live Activity push lacks what it needs",
    reason: """
      Without it the Live Activity does not start or does not change, and APNs reports success.
      """,
    source: "Apple, Starting and updating Live Activities with ActivityKit push notifications",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"timestamp": 1700000000, "event": ↓"update"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": ↓"start", "content-state": {}, "attributes-type": "A", "attributes": {}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": ↓{"content-state": {}, "timestamp": 1700000000}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"timestamp": 1700000000, "event": "end"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": "start", "content-state": {}, "attributes-type": "A", "attributes": {}, "alert": {"title": {"loc-key": "hi"}, "body": "b"}}}"#,
      ]),
    ]
  )

  /// Reports each missing member, at the event that asks for it.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain, context.payload.isLiveActivity, let aps = context.payload.aps,
      !aps.isOpen
    else { return }
    let event = context.member("event", in: .aps)?.value
    if event == nil, !context.means("event", in: .aps) {
      let start = aps.range.lowerBound
      findings.add(
        context.finding(
          description,
          at: aps,
          missing: "event",
          range: ByteRange(start, start + 1),
          "a Live Activity push needs 'event'; the phone ignores this one",
          help: "add '\"event\": \"start\"', '\"update\"' or '\"end\"'"
        )
      )
      return
    }
    guard let event else { return }
    for name in names(context) where !context.means(name, in: .aps) {
      findings.add(
        context.finding(
          description,
          at: aps,
          missing: name,
          range: event.range,
          "a Live Activity push with event \(event.rawText) needs '\(name)'; the phone ignores this one",
          help: "add '\(name)' to 'aps'"
        )
      )
    }
  }

  /// The members of `aps` that a Live Activity push with this event needs; none without an event.
  static func names(_ context: PayloadContext) -> [String] {
    guard let event = context.member("event", in: .aps)?.value else { return [] }
    var names = ["event", "timestamp"]
    if event.isNamed("start") {
      names += ["attributes-type", "attributes", "content-state", "alert"]
    }
    if event.isNamed("update") { names.append("content-state") }
    return names
  }
}
