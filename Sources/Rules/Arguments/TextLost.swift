public import Diagnostics
import FormatStrings
import SourceText

/// A percent sign before a character outside ASCII, in a push with arguments.
public enum TextLost: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "text-lost",
    category: .percent,
    severity: .error,
    group: .arguments,
    summary: "a percent sign before a character outside ASCII makes iOS drop the whole text",
    reason: """
      With arguments, iOS drops the percent sign and one byte behind it. Of a character outside ASCII \
      that leaves broken UTF-8, and the phone shows no text at all.
      """,
    source: "the model of the push scanner, which agrees with published descriptions of devices",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""off" = "50%% off for %@";"#,
        "ja.lproj/Localizable.strings": #""off" = "%@さん50↓%オフ";"#,
        "ar.lproj/Localizable.strings": #""off" = "خصم 50↓%، %@";"#,
        "push/o.json": #"{"aps": {"alert": {"loc-key": "off", "loc-args": ["Max"]}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""off" = "50%% off for %@"; "all" = "50% off";"#,
        "ja.lproj/Localizable.strings": #""off" = "%@さん50%%オフ"; "all" = "50%オフ";"#,
        "ko.lproj/Localizable.strings": #""off" = "%@님 50％ 할인"; "all" = "50%“";"#,
        "push/o.json": #"{"aps": {"alert": {"loc-key": "off", "loc-args": ["Max"]}}}"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "all"}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each percent sign that loses the text.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults where fault.kind == .textLost {
      guard case .push = context.filling else { return }
      let next = fault.scalar.map(CharacterName.describe) ?? "a character outside ASCII"
      findings.add(
        context.specifierFinding(
          description,
          .error,
          at: fault.range,
          "'%' before \(next) breaks the text; the phone shows no text at all",
          help: context.isAlwaysFilled
            ? "write '%%', or '％' (U+FF05)"
            : "write '％', since another payload sends no arguments and would show '%%' doubled",
          fix: context.isAlwaysFilled
            ? context.fix(fault.replacements, isSafe: fault.confidence > .possible) : nil
        )
      )
    }
  }
}
