public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A header of the request to APNs that does not go with the payload, or that APNs refuses.
public enum HeaderConflict: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "header-conflict",
    category: .payloadConflict,
    severity: .error,
    group: .payloads,
    summary: "a header does not go with the payload",
    reason: """
      APNs refuses the push, or delays and drops it. A silent push has push type 'background' and \
      priority 5; the topic of a Live Activity ends in '.push-type.liveactivity'.
      """,
    source: "Apple, Sending notification requests to APNs",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"message": {"apns": {
          "headers": {"apns-priority": ↓"10", "apns-push-type": ↓"alert"},
          "payload": {"aps": {"content-available": 1}}
        }}}
        """#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"message": {"apns": {
          "headers": {"apns-priority": ↓"high", "apns-push-type": ↓"background"},
          "payload": {"aps": {"alert": {"loc-key": "hi"}}}
        }}}
        """#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"message": {"apns": {
          "headers": {"apns-priority": "5", "apns-push-type": "background"},
          "payload": {"aps": {"content-available": 1}}
        }}}
        """#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
        "push/a.json": #"""
        {"message": {"apns": {
          "headers": {"apns-priority": "10", "apns-push-type": "alert", "apns-topic": "a.b"},
          "payload": {"aps": {"alert": {"loc-key": "hi"}}}
        }}}
        """#,
      ]),
    ]
  )

  /// Reports each header that is wrong, at its value.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.isCertain, let headers = context.payload.surroundings.headers else { return }
    var seen: Set<String> = []
    for member in headers.members where !member.key.hasHoles && !member.value.hasHoles {
      let name = member.name.lowercased()
      let isRepeated = !seen.insert(name).inserted
      let fault =
        isRepeated
        ? ("'\(name)' is set twice", "remove one of the two")
        : HeaderJudge(context: context, headers: headers).fault(name, member.value)
      guard let fault else { continue }
      findings.add(
        context.finding(
          description,
          at: member.value,
          range: isRepeated ? member.key.range : nil,
          fault.0,
          help: fault.1
        )
      )
    }
  }
}
