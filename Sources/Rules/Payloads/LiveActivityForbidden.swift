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

  /// Reports each member that does nothing here, at its name.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain else { return }
    for member in context.members where member.place == .aps {
      guard let key = member.known, !member.member.value.isNull, context.isOfOtherPush(key) else {
        continue
      }
      if let event = context.eventWanted(by: key) {
        add(
          member,
          context,
          &findings,
          severity: event == "end" ? .warning : .error,
          "'\(key.name)' goes with event '\(event)' only; iOS ignores it here"
        )
      } else if context.payload.isLiveActivity {
        add(member, context, &findings, "'\(key.name)' does nothing in a Live Activity push")
      } else if key.name == "content-changed" {
        add(
          member,
          context,
          &findings,
          severity: .warning,
          "'content-changed' stands alone in a push for widgets and controls"
        )
      } else {
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
      let channel = context.members.last(where: { $0.known?.name == "input-push-channel" }),
      channel.known.map({ context.isOfOtherPush($0) }) == false
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
