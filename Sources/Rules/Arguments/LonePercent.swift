public import Diagnostics
import FormatStrings
import SourceText

/// A percent sign of prose that is no specifier, in a text that is filled in.
public enum LonePercent: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "lone-percent",
    category: .percent,
    severity: .warning,
    group: .arguments,
    summary: "a percent sign alone is lost when arguments are filled in",
    reason: """
      A push with arguments drops the sign and the character behind it; an app drops the sign. Texts \
      that nobody fills in may hold any percent sign.
      """,
    source: "runs of String(format:); the model of the push scanner",
    fix: .safe,
    triggering: [
      RuleExample(strings: #""load" = "%.0f↓% %"; "sql" = "name LIKE '%@↓%'";"#),
      RuleExample([
        "en.lproj/Localizable.strings": #""load" = "%@ is at 100↓%";"#,
        "push/l.json": #"{"aps": {"alert": {"loc-key": "load", "loc-args": ["Kim"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""new" = "%@ has 5↓% New items";"#,
        "push/n.json": #"{"aps": {"alert": {"loc-key": "new", "loc-args": ["Kim"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""full" = "%@: 100%%.";"#,
        "zh-Hans.lproj/Localizable.strings": #""full" = "%@：100↓%。";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""see" = "%@: https://a.example/b↓%20c";"#,
        "push/s.json": #"{"aps": {"alert": {"loc-key": "see", "loc-args": ["Kim"]}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""load" = "%@ is at 100%%"; "raw" = "100%";"#,
        "push/l.json": #"{"aps": {"alert": {"loc-key": "load", "loc-args": ["Kim"]}}}"#,
        "push/r.json": #"{"aps": {"alert": {"loc-key": "raw"}}}"#,
      ]),
      RuleExample(strings: #""p" = "100%"; "q" = "5% New"; "date" = "%H:%M"; "u" = "%0%";"#),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each percent sign that is lost.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults {
      switch (fault.kind, context.filling) {
      case (.lonePercent, .push), (.urlEscape, .push):
        findings.add(pushFinding(fault, context))
      case (.lonePercent, .app(isCertain: true)), (.urlEscape, .app(isCertain: true)),
        (.textLost, .app(isCertain: true)):
        findings.add(appFinding(fault, context))
      default: continue
      }
    }
  }

  private static func pushFinding(
    _ fault: SpecifierFault,
    _ context: EntryContext
  ) -> Diagnostic {
    let lost = context.analysis.push.piece(at: fault.range.lowerBound)?.range ?? fault.range
    return context.specifierFinding(
      description,
      .warning,
      at: fault.range,
      "'\(context.written(lost))' is left out of the text; \(context.shown(fault.range))",
      help: context.isAlwaysFilled
        ? "write '%%' for a percent sign"
        : "write '％', since another payload sends no arguments and would show '%%' doubled",
      fix: context.isAlwaysFilled
        ? context.fix(fault.replacements, isSafe: isCertain(fault)) : nil
    )
  }

  private static func appFinding(
    _ fault: SpecifierFault,
    _ context: EntryContext
  ) -> Diagnostic {
    // A specifier right behind can be swallowed: `100% %@` is read as `% %` and `@`.
    let swallowed = context.analysis.uses.first {
      $0.range.lowerBound > fault.range.lowerBound && $0.fault == nil
    }
    let message: Message =
      if fault.range.count > 1, fault.kind == .lonePercent {
        "of two percent signs with a space between only the space is shown"
      } else if fault.isReadByApp {
        "'\(context.written(fault.range))' begins a specifier where the app formats the text, and takes an argument away"
      } else if let swallowed, !swallowed.isReadByApp {
        """
        this percent sign swallows that of '\(context.written(swallowed.range))' behind it, which is \
        then not filled in
        """
      } else {
        "the percent sign is left out where the app formats the text"
      }
    return context.specifierFinding(
      description,
      isCertain(fault) ? .warning : .note,
      at: fault.range,
      message,
      help: "write '%%' for a percent sign",
      fix: context.fix(fault.replacements, isSafe: isCertain(fault))
    )
  }

  /// Whether the sign is that of a percentage or of a URL, not one that the app may know: `%H:%M`.
  private static func isCertain(_ fault: SpecifierFault) -> Bool {
    fault.confidence > .possible || fault.kind == .urlEscape
  }
}
