public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A field of the app that is named like a member of `aps`.
public enum ReservedCustomKey: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "reserved-custom-key",
    category: .payloadKey,
    severity: nil,
    group: .payloads,
    summary: "a field of the app is named like a member of 'aps'",
    reason: """
      Only 'aps' is reserved. But a field beside it that is named like one of Apple's is easily taken \
      for it.
      """,
    source: "advice of articles about payloads, not a rule of Apple's",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello"}, ↓"title": "a"}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"content-available": 1}, ↓"timestamp": 1700000000}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello"}, "sender-id": "a"}"#,
      ])
    ]
  )

  /// Reports each such field that is not certainly misplaced.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.payload.aps != nil else { return }
    for member in context.members {
      guard case .custom = member.meaning, member.member.key.parent == context.payload.object
      else { continue }
      let name = member.member.name
      guard
        PayloadReference.key(name, in: .aps) ?? PayloadReference.key(name, in: .alert) != nil
      else { continue }
      findings.add(
        context.finding(
          description,
          severity: .note,
          at: member.member.value,
          range: member.member.key.range,
          "the field '\(name)' is named like a member of 'aps', which it is not",
          help: "give the field a name of its own"
        )
      )
    }
  }
}
