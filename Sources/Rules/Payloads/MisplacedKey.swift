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
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {↓"aps": {"alert": {"loc-key": "hi"}}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello"}, ↓"relevance-score": 0.5, ↓"target-content-id": "w"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"sound": "default"}, ↓"title": "a", ↓"body": "b"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json":
          #"{"aps": {"event": "update", "timestamp": 1700000000}, ↓"content-state": {}}"#,
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
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json":
          #"{"aps": {"content-available": 1}, "title": "a", "body": "b", "event": "x"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}, "title": "a", "subtitle": "b"}"#,
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
      case .innerAps: reportInner(member, context, &findings)
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
      severity: severity(member, key, context),
      help: context.rival(of: member).map { "remove it; '\($0.name)' means the same" }
        ?? help(key, object),
      fix: context.rival(of: member) == nil
        ? context.moving(member.member, into: object, as: key.name) : nil
    )
  }

  /// A name that an app may well have for a field of its own is a warning.
  private static func severity(
    _ member: PayloadMember,
    _ key: KeyReference,
    _ context: PayloadContext
  ) -> Severity {
    guard member.place == .root else { return .error }
    let isOwn =
      switch key.name {
      case "category", "launch-image": true
      case "title", "subtitle", "body":
        context.payload.alert?.isVisible == true || context.member("badge", in: .aps) != nil
      default: key.pushTypes == [.liveActivity] && !context.payload.isLiveActivity
      }
    return isOwn ? .warning : .error
  }

  /// Most bytes of a text that a line of help repeats.
  private static let longestText = 40

  private static func help(_ key: KeyReference, _ object: JSONNode?) -> Message {
    let place = PayloadWording.name(of: key.place)
    if object?.first(key.name) != nil { return "remove it; '\(key.name)' is \(place), too" }
    guard let object, object.kind == .string else { return "write '\(key.name)' \(place)" }
    let isShort = (3...longestText).contains(object.rawText.utf8.count)
    let text = isShort ? object.rawText : "…"
    switch key.place {
    case .alert where key.name == "body": return "write the text as the value of 'alert'"
    case .alert: return "write '\"alert\": {\"\(key.name)\": …, \"body\": \(text)}'"
    default: return "write '\"sound\": {\"\(key.name)\": …, \"name\": \(text)}'"
    }
  }

  /// Reports an `aps` inside the payload's own, or inside its alert.
  private static func reportInner(
    _ member: PayloadMember,
    _ context: PayloadContext,
    _ findings: inout Findings
  ) {
    let node = member.member.key
    let outer = node.parent
    let isInAps = member.place == .aps
    let isAlone = outer?.members.allSatisfy { $0.key == node } ?? false
    let isShown = isInAps ? outer?.first("alert") != nil : context.payload.alert?.isVisible == true
    findings.add(
      context.finding(
        description,
        at: member.member.value,
        range: node.range,
        """
        iOS does not read 'aps' \(PayloadWording.name(of: member.place)); \
        \(isShown ? "what is in it is ignored" : "nothing is shown")
        """,
        help: isInAps ? "write what is in it in the outer 'aps'" : "write 'aps' around 'alert'",
        fix: outer.flatMap { outer in
          isInAps && isAlone
            ? context.replacing(outer.range, with: member.member.value.rawText, isSafe: false) : nil
        }
      )
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
