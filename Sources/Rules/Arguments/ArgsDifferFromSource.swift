import Catalogs
public import Diagnostics
import FormatStrings
import SourceText

/// A translation that takes other arguments than the development language, in a text of the app.
public enum ArgsDifferFromSource: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "args-differ-from-source",
    category: .argCount,
    severity: .error,
    group: .arguments,
    summary: "a translation takes other arguments than the development language",
    reason: """
      `String(format:)` reads an argument that the code does not pass: it shows garbage or crashes. A \
      warning when the translation only takes fewer. The text for one thing (`files_1`, `files.one`) \
      may leave its number out in one language and show it in another. Texts of pushes are held \
      against their payloads instead.
      """,
    source: "CFString's formatter, as read and run",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@ of %@";"#,
        "ko.lproj/Localizable.strings": #""hi" = "%@ %@ ↓%@";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Update to %@";"#,
        "fa.lproj/Localizable.strings": #""hi" = "↓به‌روز";"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%1$@ of %2$@"; "p" = "100% done";"#,
        "de.lproj/Localizable.strings": #""hi" = "%2$@ %1$@"; "p" = "zu 100 % erledigt";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings":
          #""n_1" = "one file"; "n_2" = "%d files"; "size" = "%ix%i";"#,
        "de.lproj/Localizable.strings":
          #""n_1" = "%d Datei"; "n_2" = "%d Dateien"; "size" = "%i×%i";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings":
          #""off" = "Up to 50%"; "row.one" = "%d row"; "d" = "%m/%d";"#,
        "tr.lproj/Localizable.strings":
          #""off" = "%50den fazla"; "row.one" = "bir satır"; "d" = "%d.%m";"#,
      ]),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports arguments that only one of the two texts takes.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard !context.isPush, let development = context.development,
      context.analysis.hasCertainArguments || development.analysis.hasCertainArguments
    else { return }
    let comparison = ArgumentComparison(
      translation: context.analysis,
      source: development.analysis,
      reader: .app
    )
    let singular = SingularKey(context, development)
    if let extra = comparison.extra.first(where: {
      isTold($0.cause, asExtra: true) && singular?.passes($0, in: context.analysis) != true
    }) {
      findings.add(
        finding(
          context,
          severity: .error,
          at: extra.range,
          """
          '\(context.key)' takes argument \(extra.position), which '\(context.developmentName)' does not; \
          the app reads an argument that is not there
          """,
          help: "use only the arguments of '\(context.developmentName)'"
        )
      )
    } else if !ArgumentCause.isNumberingReported(context.analysis),
      let missing = comparison.missing.first(where: {
        isTold($0.cause, asExtra: false)
          && singular?.mayLeaveOut($0, of: development.analysis) != true
      })
    {
      findings.add(
        finding(
          context,
          severity: .warning,
          at: missing.cause?.range ?? ByteRange(0, context.bytes.count),
          "'\(context.key)' does not show argument \(missing.position), which '\(context.developmentName)' shows",
          help: help(missing, context, development)
        )
      )
    }
  }

  /// Whether no other rule tells it; a mistyped percent sign takes no argument that were too much.
  private static func isTold(_ cause: SpecifierFault?, asExtra: Bool) -> Bool {
    guard let cause else { return true }
    if asExtra, cause.kind == .mistypedPercent { return false }
    return !ArgumentCause.isReportedInApp(cause)
  }

  /// What to type: the correction of what lost the argument, else the source's own specifier.
  private static func help(
    _ missing: ArgumentComparison.Missing,
    _ context: EntryContext,
    _ development: EntryContext.DevelopmentText
  ) -> Message {
    if let written = missing.cause.flatMap({ context.spelling(of: $0) }) {
      return "write '\(written)'"
    }
    let source = development.analysis.text[missing.sourceRange.range]
    return "add '\(String(decoding: source, as: UTF8.self))' to the text"
  }

  private static func finding(
    _ context: EntryContext,
    severity: Severity,
    at range: ByteRange,
    _ message: Message,
    help: Message
  ) -> Diagnostic {
    context.finding(
      description,
      severity: severity,
      at: range,
      message,
      help: help,
      related: context.relatedDevelopment(nil)
    )
  }
}
