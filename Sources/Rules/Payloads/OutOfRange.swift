public import Diagnostics
import JSONSyntax
import Payloads
import SourceText

/// A number outside what iOS takes.
public enum OutOfRange: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "out-of-range",
    category: .payloadValue,
    severity: .error,
    group: .payloads,
    summary: "a number is outside what iOS takes",
    reason: """
      iOS ignores the member or plays the sound at another volume.
      """,
    source: "Apple, Generating a remote notification",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "badge": ↓-1}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "relevance-score": ↓75}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"alert": "Hello", "sound": {"critical": 1, "name": "a.caf", "volume": ↓2}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"{"aps": {"alert": "Hello", "badge": 0, "relevance-score": 1}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}, "relevance-score": 75}}"#,
      ]),
    ]
  )

  /// Reports each number that is too large or too small.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for fault in context.valueFaults where fault.fault.kind == .outOfRange {
      findings.add(
        context.finding(
          description,
          severity: fault.fault.severity,
          at: fault.fault.node,
          """
          '\(fault.key.spelling)' is \(fault.fault.node.rawText), but must be \(fault.fault.expected); \
          \(PayloadWording.consequence(withoutMember: fault.key.name))
          """,
          help: "write \(fault.fault.expected)"
        )
      )
    }
  }
}
