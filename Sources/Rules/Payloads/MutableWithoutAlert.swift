public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// `mutable-content` without anything to show.
public enum MutableWithoutAlert: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "mutable-without-alert",
    category: .payloadConflict,
    severity: .warning,
    group: .payloads,
    summary: "'mutable-content' without an alert",
    reason: """
      The notification service extension is called only for a push that shows a title, a subtitle or a \
      body.
      """,
    source: "Apple, Modifying content in newly delivered notifications",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {↓"mutable-content": 1, "sound": "default"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {}, ↓"mutable-content": 1}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "mutable-content": 1}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"title": "a", "mutable-content": 1}}"#,
      ]),
    ]
  )

  /// Reports `mutable-content` where there is nothing to change.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain, context.payload.hasMutableContent, !context.payload.isLiveActivity,
      !context.meansAlert, let member = context.member("mutable-content", in: .aps)
    else { return }
    let alert = context.payload.aps?["alert"]
    if alert?.isHole == true { return }
    // Why nothing is left to show is the cause, and is reported.
    if context.nullThatEmpties != nil || context.isEmptyAlertExplained { return }
    findings.add(
      context.finding(
        description,
        at: member.value,
        range: member.key.range,
        """
        'mutable-content' does nothing without a title, a subtitle or a body; the extension is not \
        called
        """,
        help: alert == nil
          ? "add an 'alert', or remove 'mutable-content'"
          : "write a text or a key in 'alert', or remove 'mutable-content'"
      )
    )
  }
}
