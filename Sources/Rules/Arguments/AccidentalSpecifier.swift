public import Diagnostics
import FormatStrings
import SourceText

/// A percent sign of prose that `String(format:)` takes for a specifier.
public enum AccidentalSpecifier: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "accidental-specifier",
    category: .percent,
    severity: .error,
    group: .arguments,
    summary: "a percent sign of prose is read as the start of a specifier",
    reason: """
      A push with arguments drops the sign and the character behind it, so that letters and spaces \
      vanish. An app that formats the text reads an argument that is not there. A push without \
      arguments shows its text as it stands and may hold any percent sign; a text of the app that \
      takes no argument in the development language is probably never formatted, so that this is a \
      note there.
      """,
    source: "runs of String(format:); the model of the push scanner",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""off" = "50%% off for %@";"#,
        "es.lproj/Localizable.strings": #""off" = "50↓% de descuento para %@";"#,
        "sv.lproj/Localizable.strings": #""off" = "50↓%-ig rabatt för %@";"#,
        "push/o.json": #"{"aps": {"alert": {"loc-key": "off", "loc-args": ["Max"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""left" = "%@: 40%%";"#,
        "fr.lproj/Localizable.strings": #""left" = "%@ : 40 ↓% d’énergie";"#,
      ]),
      RuleExample(strings: #""done" = "100↓% done";"#),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""off" = "50%% off for %@";"#,
        "de.lproj/Localizable.strings": #""off" = "50 %% Rabatt für %@";"#,
        "ja.lproj/Localizable.strings": #""off" = "%@さん５０％オフ";"#,
        "push/o.json": #"{"aps": {"alert": {"loc-key": "off", "loc-args": ["Max"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""sale" = "50% off today";"#,
        "push/s.json": #"{"aps": {"alert": {"loc-key": "sale"}}}"#,
      ]),
      RuleExample(
        strings: """
          "size" = "%ix%i pixel"; "time" = "%1$ih %2$im"; "mass" = "%gkg"; "hex" = "%X%X%X";
          """
      ),
      RuleExample(strings: #""t" = "SELECT %SOURCE_TABLE% WHERE id = %@"; "date" = "%d.%m.%Y";"#),
      RuleExample(strings: #""%0% to full charge" = "%0% to full charge"; "p" = "%1% done";"#),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each percent sign of prose that is read as a specifier.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults where fault.kind == .accidentalSpecifier {
      switch context.filling {
      case .push:
        // "%1 of" is more likely a placeholder than a percentage.
        guard context.analysis.numberPlaceholder(fault) == nil else { continue }
        findings.add(pushFinding(fault, context))
      case .raw: return
      case .app(let isCertain):
        guard isCertain || fault.confidence > .possible, !context.isReadAsInSource(fault) else {
          continue
        }
        findings.add(appFinding(fault, context, isFormatted: isCertain))
      }
    }
  }

  private static func pushFinding(
    _ fault: SpecifierFault,
    _ context: EntryContext
  ) -> Diagnostic {
    context.specifierFinding(
      description,
      .error,
      at: fault.range,
      """
      '\(context.written(fault.range))' is read as a specifier that a push does not know and leaves \
      out; \(context.shown(fault.range))
      """,
      help: context.isAlwaysFilled
        ? "write '%%' for a percent sign"
        : "write '％', since another payload sends no arguments and would show '%%' doubled",
      fix: context.isAlwaysFilled
        ? context.fix(fault.replacements, isSafe: fault.confidence > .possible) : nil
    )
  }

  private static func appFinding(
    _ fault: SpecifierFault,
    _ context: EntryContext,
    isFormatted: Bool
  ) -> Diagnostic {
    let takes =
      context.analysis.format.specifier(at: fault.range.lowerBound).map { Wording.kind($0.kind) }
      ?? "an argument"
    let severity: Severity =
      if !isFormatted {
        .note
      } else if fault.confidence > .possible, context.analysis.uses.contains(where: \.isReadByApp) {
        .error
      } else {
        .warning
      }
    return context.specifierFinding(
      description,
      severity,
      at: fault.range,
      isFormatted
        ? """
        '\(context.written(fault.range))' is read as \(takes) and takes away an argument that is \
        meant for another specifier
        """
        : "an app that formats this text reads '\(context.written(fault.range))' as \(takes)",
      help: isFormatted
        ? "write '%%' for a percent sign"
        : "write '%%' if the app formats the text; as it stands it is right to be shown unformatted",
      fix: context.fix(
        fault.replacements,
        isSafe: isFormatted && fault.confidence > .possible
      )
    )
  }
}
