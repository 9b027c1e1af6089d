import Delivery
public import Diagnostics
import FormatStrings

/// `%%` in a push that sends no arguments.
public enum DoubledPercentShown: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "doubled-percent-shown",
    category: .percent,
    severity: .warning,
    group: .arguments,
    summary: "a doubled percent sign is shown as it stands when the push sends no arguments",
    reason: """
      iOS scans a text only when there are arguments to fill in; without any the phone shows both \
      percent signs.
      """,
    source: "localicious 47, bisu 12; the model of the push scanner",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""sale" = "50↓%% off today";"#,
        "push/s.json": #"{"aps": {"alert": {"loc-key": "sale"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""sale" = "50↓%% off today";"#,
        "push/s.json": #"{"aps": {"alert": {"loc-key": "sale", "loc-args": []}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""sale" = "50% off today"; "off" = "50%% off for %@";"#,
        "push/s.json": #"{"aps": {"alert": {"loc-key": "sale"}}}"#,
        "push/o.json": #"{"aps": {"alert": {"loc-key": "off", "loc-args": ["Max"]}}}"#,
      ]),
      RuleExample(strings: #""p" = "100%% of it";"#),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each doubled percent sign of a text that some payload sends without arguments.
  ///
  /// A text that takes arguments has `too-few-args` for that.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard context.isPush, !context.isAlwaysFilled, !context.analysis.hasArguments else { return }
    let raw = context.uses.filter { !$0.mayHaveArguments }
    for fault in context.analysis.faults where fault.kind == .doubledPercent {
      let shown = PushExcerpt.shown(fault.range, of: context.analysis.push, arguments: [])
      findings.add(
        context.specifierFinding(
          description,
          .warning,
          at: fault.range,
          "without arguments '%%' stays doubled; the phone shows '\(shown ?? "%%")'",
          help: context.hasPushArguments
            ? "write '％', which is shown the same with and without arguments"
            : "write '%'",
          related: raw.map(\.argumentsRelated)
        )
      )
    }
  }
}
