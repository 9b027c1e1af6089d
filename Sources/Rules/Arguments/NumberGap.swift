public import Diagnostics
import FormatStrings
import SourceText

/// Numbered specifiers that leave out a position, in a text of the app.
public enum NumberGap: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "number-gap",
    category: .argCount,
    severity: .error,
    group: .arguments,
    summary: "a text of the app skips the number of an argument",
    reason: """
      `String(format:)` takes arguments only for the numbers that the text names: in `%1$@ %3$@` the \
      third number shows the second argument, and an argument of another type crashes. A push does \
      not shift: there it is `unused-args`.
      """,
    source: "CFString's formatter, as read and run",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""sum" = "%1$@: %2$@ of %3$@";"#,
        "ja.lproj/Localizable.strings": #""sum" = "%1$@: ↓%3$@";"#,
      ]),
      RuleExample(strings: #""last" = "only ↓%2$@";"#),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""sum" = "%1$@: %2$@ of %3$@"; "first" = "%1$@";"#,
        "ja.lproj/Localizable.strings": #""sum" = "%3$@の%2$@: %1$@"; "first" = "%1$@と%1$@";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""arr" = "at %2$@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "arr", "loc-args": ["Kim", "9:05"]}}}"#,
      ]),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports the first specifier behind a gap.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults where fault.kind == .numberGap {
      guard !context.isPush, let missing = fault.position, !hasOwnRule(context) else { return }
      findings.add(
        context.specifierFinding(
          description,
          .error,
          at: fault.range,
          """
          no specifier names argument \(missing), so that '\(context.written(fault.range))' shows an \
          earlier argument than it names
          """,
          help: "add '%\(String(missing))$@', or let the app pass what the text shows",
          related: context.relatedDevelopment(nil)
        )
      )
    }
  }

  /// Whether another rule tells why the numbers do not fit.
  private static func hasOwnRule(_ context: EntryContext) -> Bool {
    if ArgumentCause.isMixed(context.analysis, .app) { return true }
    guard let development = context.development else { return false }
    let comparison = ArgumentComparison(
      translation: context.analysis,
      source: development.analysis,
      reader: .app
    )
    return !comparison.extra.isEmpty
  }
}
