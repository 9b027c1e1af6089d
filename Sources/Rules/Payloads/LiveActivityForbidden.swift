public import Diagnostics
import JSONSyntax
import Payloads

/// A member that does not go with the kind of push.
public enum LiveActivityForbidden: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "live-activity-forbidden",
    category: .payloadConflict,
    severity: .error,
    group: .payloads,
    summary: "a member does not go with the kind of push",
    reason: """
      What belongs to notifications does nothing in a Live Activity push, and the other way round.
      """,
    source: "Apple, Starting and updating Live Activities with ActivityKit push notifications",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}, ↓"badge": 1, ↓"category": "c"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", ↓"timestamp": 1700000000}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}, ↓"dismissal-date": 1700000000}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}, ↓"attributes-type": "A"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", ↓"content-changed": true}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": "end", "content-state": {}, "dismissal-date": 1700000000}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "badge": 1, "category": "c"}, "timestamp": 1700000000}"#,
      ]),
    ]
  )

  /// Members that go with the start of a Live Activity only.
  private static let ofStart = [
    "attributes-type", "attributes", "input-push-token", "input-push-channel",
  ]

  /// Reports each member that does nothing here, at its name.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain else { return }
    let event = context.member("event", in: .aps)?.value
    for member in context.members where member.place == .aps {
      guard let key = member.known, !member.member.value.isNull else { continue }
      if context.payload.isLiveActivity {
        if context.isOfOtherPush(key) {
          add(member, context, &findings, "'\(key.name)' does nothing in a Live Activity push")
        } else if ofStart.contains(key.name),
          event?.isNamed("update") ?? false
            || event?.isNamed("end") ?? false
        {
          add(member, context, &findings, "'\(key.name)' goes with event 'start' only")
        } else if key.name == "dismissal-date", let event, !event.isHole, !event.isNamed("end") {
          add(
            member,
            context,
            &findings,
            severity: .warning,
            "'dismissal-date' goes with event 'end' only"
          )
        }
      } else if key.name == "content-changed", context.isOfOtherPush(key) {
        add(
          member,
          context,
          &findings,
          severity: .warning,
          "'content-changed' stands alone in a push for widgets and controls"
        )
      } else if context.isOfOtherPush(key) {
        add(
          member,
          context,
          &findings,
          severity: .warning,
          "'\(key.name)' does nothing outside a Live Activity push"
        )
      }
    }
    checkInputs(context, &findings)
  }

  /// Reports the two ways to update an activity, asked for at once.
  private static func checkInputs(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.member("input-push-token", in: .aps) != nil,
      let channel = context.members.last(where: { $0.known?.name == "input-push-channel" })
    else { return }
    add(
      channel,
      context,
      &findings,
      "'input-push-channel' and 'input-push-token' exclude each other"
    )
  }

  private static func add(
    _ member: PayloadMember,
    _ context: PayloadContext,
    _ findings: inout Findings,
    severity: Severity = .error,
    _ message: Message
  ) {
    findings.add(
      context.finding(
        description,
        severity: severity,
        at: member.member.value,
        range: member.member.key.range,
        message,
        help: "remove '\(member.member.name)'"
      )
    )
  }
}
