public import Diagnostics
import FormatStrings
import SourceText

/// A specifier with a sign or digit of another script.
public enum ForeignPercent: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "foreign-percent",
    category: .badSpecifier,
    severity: .error,
    group: .arguments,
    summary: "a specifier has a percent sign, at sign or digit of another script",
    reason: """
      `％@` looks like a specifier and is shown as it stands: the argument is lost. A sign of another \
      script behind `%` loses the whole text of a push. Where no specifier is meant, `％` and `٪` are \
      good percent signs.
      """,
    source: "matrix-ios-kit 513; runs of String(format:); the model of the push scanner",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""in" = "%1$@ in %2$@";"#,
        "zh-Hans.lproj/Localizable.strings": #""in" = "↓％1$@在↓％2$@";"#,
        "ar.lproj/Localizable.strings": #""in" = "↓%١$@ في ↓٪2$@";"#,
        "push/i.json": #"{"aps": {"alert": {"loc-key": "in", "loc-args": ["Ai", "Bonn"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Hi %@";"#,
        "ja.lproj/Localizable.strings": #""hi" = "↓%＠さん";"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""sale" = "20%% off for %@";"#,
        "ja.lproj/Localizable.strings": #""sale" = "%@さん２０％オフ";"#,
        "ar.lproj/Localizable.strings": #""sale" = "خصم ٢٠٪ لـ %@";"#,
        "push/s.json": #"{"aps": {"alert": {"loc-key": "sale", "loc-args": ["Ai"]}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each specifier that is written with foreign signs.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults
    where fault.kind == .foreignPercent && fault.confidence > .possible {
      let sign = fault.scalar.map(CharacterName.describe) ?? "a foreign sign"
      findings.add(
        context.specifierFinding(
          description,
          .error,
          at: fault.range,
          """
          '\(context.written(fault.range))' is no specifier because of \(sign); \
          \(context.shown(fault.range))
          """,
          help: context.spelling(of: fault).map { "write '\($0)'" },
          fix: context.spellingFix(of: fault, isSafe: fault.confidence == .certain)
        )
      )
    }
  }
}
