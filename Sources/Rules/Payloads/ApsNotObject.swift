public import Diagnostics
import JSONSyntax
import Payloads

/// An `aps` that is no object.
public enum ApsNotObject: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "aps-not-object",
    category: .payloadType,
    severity: .error,
    group: .payloads,
    summary: "'aps' is no object",
    reason: """
      APNs and the phone find nothing in it: nothing is shown.
      """,
    source: "Apple, Generating a remote notification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": ↓"Hello"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": ↓[{"alert": "Hello"}]}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello"}}"#,
      ])
    ]
  )

  /// Reports an `aps` of another kind.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard let aps = context.payload.aps, aps.kind != .object, !aps.isHole, aps.kind != .invalid
    else { return }
    findings.add(
      context.finding(
        description,
        at: aps,
        "'aps' is \(aps.phrase), but must be an object; nothing is shown",
        help: "write '\"aps\": {\"alert\": …}'"
      )
    )
  }
}
