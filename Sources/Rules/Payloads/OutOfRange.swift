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
      iOS ignores the member or plays the sound at another volume. The times of a Live Activity are \
      held against its time stamp.
      """,
    source: """
      Apple, Generating a remote notification; Starting and updating Live Activities with ActivityKit \
      push notifications
      """,
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
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json": #"""
        {"aps": {"timestamp": 1700000000, "event": "update", "content-state": {},
          "stale-date": ↓1700000000}}
        """#,
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
          '\(fault.key.spelling)' is \(Excerpt.of(fault.fault.node.rawText)), but must be \(fault.fault.expected); \
          \(PayloadWording.consequence(withoutMember: fault.key.name))
          """,
          help: "write \(fault.fault.expected)"
        )
      )
    }
    checkOrder(context, &findings)
  }

  /// How long iOS shows a Live Activity after its end, in seconds.
  private static let longestAfterEnd = 4 * 3600

  /// Reports times of a Live Activity that contradict its time stamp.
  private static func checkOrder(_ context: PayloadContext, _ findings: inout Findings) {
    guard context.payload.isLiveActivity,
      let sent = seconds("timestamp", context)?.number
    else { return }
    if let stale = seconds("stale-date", context), stale.number <= sent {
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: stale.node,
          "'stale-date' is not after 'timestamp'; the Live Activity is outdated at once",
          help: "write a later time"
        )
      )
    }
    if let dismissal = seconds("dismissal-date", context),
      dismissal.number > sent + longestAfterEnd
    {
      findings.add(
        context.finding(
          description,
          severity: .note,
          at: dismissal.node,
          """
          'dismissal-date' is more than four hours after 'timestamp'; iOS removes an ended Live \
          Activity after four hours
          """,
          help: "write an earlier time"
        )
      )
    }
  }

  /// First number that is taken as milliseconds, which another rule tells.
  private static let firstMilliseconds = 100_000_000_000

  private static func seconds(
    _ name: String,
    _ context: PayloadContext
  ) -> (node: JSONNode, number: Int)? {
    guard let node = context.member(name, in: .aps)?.value, let number = node.wholeNumber,
      (0..<firstMilliseconds).contains(number)
    else { return nil }
    return (node, number)
  }
}
