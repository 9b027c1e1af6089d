public import Diagnostics
import JSONSyntax
import Payloads

/// A payload that is no object.
public enum NotAnObject: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "not-an-object",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "a payload is no JSON object",
    reason: """
      A payload is one JSON object with 'aps' in it.
      """,
    source: "Apple, Generating a remote notification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.apns": #"↓"Hello""#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.apns": #"{"aps": {"alert": "Hello"}}"#,
      ])
    ]
  )

  /// Reports a payload of another kind.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    let object = context.payload.object
    guard object.kind != .object, !object.isHole, object.kind != .invalid else { return }
    findings.add(
      context.finding(
        description,
        at: object,
        "a payload must be a JSON object, but this is \(object.phrase)",
        help: "write '{\"aps\": {\"alert\": …}}'"
      )
    )
  }
}
