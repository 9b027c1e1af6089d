public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A member that current systems ignore.
public enum DeprecatedKey: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "deprecated-key",
    category: .payloadKey,
    severity: .note,
    group: .payloads,
    summary: "a member that current systems ignore",
    reason: """
      It does nothing on the systems that most people have.
      """,
    source:
      "Apple, Local and Remote Notification Programming Guide (archived); UNNotificationContent",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", ↓"action-loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", ↓"summary-arg": "Anna"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", "launch-image": "l"}}}"#,
      ])
    ]
  )

  /// Reports each such member, at its name.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for member in context.members {
      guard let key = member.known, case .ignored(let version) = key.status else { continue }
      findings.add(
        context.finding(
          description,
          at: member.member.value,
          range: member.member.key.range,
          "iOS ignores '\(key.name)' since version \(version)",
          help: "remove '\(key.name)' unless older systems get this push"
        )
      )
    }
  }
}
