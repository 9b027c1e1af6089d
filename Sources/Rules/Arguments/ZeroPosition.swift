public import Diagnostics
import FormatStrings

/// `%0$@`.
public enum ZeroPosition: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "zero-position",
    category: .badSpecifier,
    severity: .error,
    group: .arguments,
    summary: "a specifier names argument 0, but positions start at 1",
    reason: """
      A push shows `<null>` for it, an app shows what is left of the specifier. Placeholders of other \
      systems do start at 0.
      """,
    source: "Apple, String Format Specifiers; the model of the push scanner",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""arr" = "arriving at %1$@";"#,
        "vi.lproj/Localizable.strings": #""arr" = "đến lúc ↓%0$@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "arr", "loc-args": ["9:05"]}}}"#,
      ]),
      RuleExample(strings: #""hi" = "↓%0$@ and %1$@";"#),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""arr" = "arriving at %1$@"; "n" = "%05d, %10$@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "arr", "loc-args": ["9:05"]}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each position 0.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults where fault.kind == .zeroPosition {
      findings.add(
        context.specifierFinding(
          description,
          .error,
          at: fault.range,
          """
          '\(context.written(fault.range))' names argument 0, which there is not; \
          \(context.shown(fault.range))
          """,
          help: "count from 1: write '%1$@' for the first argument"
        )
      )
    }
  }
}
