public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A level that the app needs a permission for.
public enum LevelNeedsEntitlement: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "level-needs-entitlement",
    category: .payloadConflict,
    severity: .note,
    group: .payloads,
    summary: "a level that the app needs a permission for",
    reason: """
      Without the entitlement iOS delivers the push as an ordinary one. Critical alerts are granted by \
      Apple on request.
      """,
    source: "Apple, UNNotificationInterruptionLevel",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "interruption-level": ↓"time-sensitive"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "sound": {"critical": ↓1, "name": "a.caf", "volume": 1}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "interruption-level": "active"}}"#,
      ])
    ]
  )

  /// Reports levels whose entitlement the configuration does not declare.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard !context.payload.isLiveActivity else { return }
    let level = context.member("interruption-level", in: .aps)?.value
    // OneSignal has an underscore in it.
    if let level, level.isNamed("time-sensitive") || level.isNamed("time_sensitive") {
      report(.timeSensitive, level, context, &findings)
    } else if let level, level.isNamed("critical") {
      report(.critical, level, context, &findings)
    } else if let critical = context.member("critical", in: .sound)?.value,
      critical.wholeNumber == 1 || critical.boolean == true
    {
      report(.critical, critical, context, &findings)
    }
  }

  private static func without(_ entitlement: Entitlement) -> Message {
    entitlement == .critical
      ? "without it the phone stays silent when it is muted" : "without it the level is 'active'"
  }

  private static func report(
    _ entitlement: Entitlement,
    _ node: JSONNode,
    _ context: PayloadContext,
    _ findings: inout Findings
  ) {
    let declared = context.options.entitlements
    guard declared?.contains(entitlement) != true else { return }
    let name: Message =
      entitlement == .critical ? "critical alerts" : "time-sensitive notifications"
    findings.add(
      context.finding(
        description,
        severity: declared == nil ? .note : .warning,
        at: node,
        declared == nil
          ? "this needs the entitlement for \(name); \(without(entitlement))"
          : "the configuration declares no entitlement for \(name); \(without(entitlement))",
        help: "declare \"entitlements\": [\"\(entitlement.rawValue)\"] where the app has it"
      )
    )
  }
}
