public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A member that iOS reads in another object.
public enum MisplacedKey: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "misplaced-key",
    category: .payloadKey,
    severity: .error,
    group: .payloads,
    summary: "a member stands in the wrong object",
    reason: """
      iOS looks for each name in one object only; in another it is ignored.
      """,
    source: "Apple, Generating a remote notification",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello"}, ↓"badge": 2, ↓"sound": "default"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", ↓"mutable-content": 1}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {↓"title": "Hello", ↓"body": "Anna"}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi_a"}, ↓"loc-args": ["a"]}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", ↓"topic": "com.example.app", ↓"critical": 1}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": {"body": "Hello", ↓"actions": [{"loc-key": "hi"}]}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": {"title": "a", "body": "b"}, "category": "m"}, "category": "news", "title": "a"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}, "alert": {"title": "a", "body": "b", "sound": "a.caf"}}}"#,
      ]),
    ]
  )

  /// Reports each name that iOS reads elsewhere.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain else { return }
    for member in context.members {
      switch member.meaning {
      case .misplaced(let key): report(member, key, context, &findings)
      case .header(let header):
        add(
          member,
          context,
          &findings,
          help: "send '\(header)' as a header of the request, not in the payload"
        )
      case .buttons:
        add(
          member,
          context,
          &findings,
          help: "buttons come from the 'category' that the app registers"
        )
      default: break
      }
    }
  }

  private static func report(
    _ member: PayloadMember,
    _ key: KeyReference,
    _ context: PayloadContext,
    _ findings: inout Findings
  ) {
    let object: JSONNode? =
      switch key.place {
      case .root: context.payload.object
      case .aps: context.payload.aps
      case .alert: context.payload.aps?["alert"]
      case .sound: context.payload.aps?["sound"]
      }
    add(
      member,
      context,
      &findings,
      severity: member.place == .root && key.name == "category" ? .warning : .error,
      help: "write '\(key.name)' \(PayloadWording.name(of: key.place))",
      fix: context.moving(member.member, into: object, as: key.name)
    )
  }

  private static func add(
    _ member: PayloadMember,
    _ context: PayloadContext,
    _ findings: inout Findings,
    severity: Severity = .error,
    help: Message,
    fix: Fix? = nil
  ) {
    let name = member.meant?.name ?? ""
    findings.add(
      context.finding(
        description,
        severity: severity,
        at: member.member.value,
        range: member.member.key.range,
        """
        iOS does not read '\(member.member.name)' \(PayloadWording.name(of: member.place)); \
        \(PayloadWording.consequence(withoutMember: name))
        """,
        help: help,
        fix: fix
      )
    )
  }
}
