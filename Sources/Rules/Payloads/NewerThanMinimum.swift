public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A member that the oldest system the app runs on does not know.
public enum NewerThanMinimum: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "newer-than-minimum",
    category: .payloadKey,
    severity: .note,
    group: .payloads,
    summary: "a member is newer than the oldest system the app runs on",
    reason: """
      Older systems ignore the member: the push arrives, but without what the member is for. Found only \
      where the configuration declares 'minimumIOS'.
      """,
    source: """
      Apple, Generating a remote notification, and the pages of the classes behind it; Starting and \
      updating Live Activities with ActivityKit push notifications
      """,
    triggering: [
      RuleExample([
        ".pushloc.json": #"{"minimumIOS": "14.0"}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, ↓"interruption-level": "active"}}"#,
      ]),
      RuleExample([
        ".pushloc.json": #"{"minimumIOS": "16.1"}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"aps": {"timestamp": 1700000000, ↓"event": "start", "content-state": {},
          "attributes-type": "A", "attributes": {}, "alert": {"title": "a", "body": "b"}}}
        """#,
      ]),
    ],
    clean: [
      RuleExample([
        ".pushloc.json": #"{"minimumIOS": "15.0"}"#,
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "interruption-level": "active"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "interruption-level": "active"}}"#,
      ]),
    ]
  )

  /// Reports each member that came after the declared minimum, at its name.
  ///
  /// That Live Activities as such are newer is told once, at the event.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard let minimum = context.options.minimumIOS else { return }
    var known = minimum
    if context.payload.isLiveActivity {
      let event = context.members.last { $0.known?.name == "event" }
      let isStart = event?.member.value.isNamed("start") ?? false
      let since = isStart ? SystemVersion(17, 2) : SystemVersion(16, 1)
      if let event, minimum < since {
        let subject: Message = isStart ? "a start by a push" : "Live Activities"
        add(event, "iOS knows \(subject) from version \(since.description) on", context, &findings)
      }
      known = max(minimum, since)
    }
    for member in context.members where member.place != .root && member.place != .sound {
      guard let key = member.known, let since = since(key, member.member.value), known < since
      else { continue }
      add(
        member,
        "iOS reads '\(key.spelling)' from version \(since.description) on",
        context,
        &findings
      )
    }
  }

  /// The version that brought a member in the form that it has here.
  private static func since(_ key: KeyReference, _ value: JSONNode) -> SystemVersion? {
    // A sound was only a name before critical alerts.
    if key.name == "sound", key.place == .aps, value.kind == .object { return SystemVersion(12) }
    return SystemVersion(key.since)
  }

  private static func add(
    _ member: PayloadMember,
    _ fact: Message,
    _ context: PayloadContext,
    _ findings: inout Findings
  ) {
    let minimum = context.options.minimumIOS?.description ?? ""
    findings.add(
      context.finding(
        description,
        at: member.member.value,
        range: member.member.key.range,
        "\(fact), but the app runs from \(minimum) on",
        help: "on older systems \(PayloadWording.consequence(onOlderSystems: member.known))"
      )
    )
  }
}
