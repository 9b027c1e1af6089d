public import Diagnostics
import JSONSyntax
import Payloads

/// A time in milliseconds.
public enum TimestampInMilliseconds: PayloadRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "timestamp-in-milliseconds",
    category: .payloadValue,
    severity: .error,
    group: .payloads,
    summary: "a time is in milliseconds",
    reason: """
      Apple counts seconds since 1970. A time in milliseconds lies tens of thousands of years ahead, so \
      every later update looks old and is dropped.
      """,
    source: "Apple, Starting and updating Live Activities with ActivityKit push notifications",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": ↓1700000000000, "event": "update", "content-state": {}, "stale-date": ↓1700000600000}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hello"; "hi_a" = "Hello %@";"#,
        "push/a.json":
          #"{"aps": {"timestamp": 1700000000, "event": "update", "content-state": {}}, "sent": 1700000000000}"#,
      ])
    ]
  )

  /// First number that is taken as milliseconds: as seconds it is the year 5138, as milliseconds 1973.
  private static let firstMilliseconds = 100_000_000_000

  /// Reports each time that is too large to be in seconds, at the number.
  public static func check(_ context: PayloadContext, _ findings: inout Findings) {
    for member in context.members {
      guard let key = member.known, key.value == .seconds, !context.isOfOtherPush(key),
        let number = member.member.value.wholeNumber, number >= firstMilliseconds
      else { continue }
      let seconds = String(number / 1000)
      findings.add(
        context.finding(
          description,
          at: member.member.value,
          """
          '\(key.name)' is in milliseconds, but must be in seconds since 1970; the phone reads a time \
          thousands of years ahead
          """,
          help: "write \(seconds)",
          fix: context.replacing(member.member.value.range, with: seconds, isSafe: true)
        )
      )
    }
  }
}
