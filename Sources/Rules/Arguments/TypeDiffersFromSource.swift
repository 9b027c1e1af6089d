public import Diagnostics
import FormatStrings
import SourceText

/// A translation that takes an argument as something else than the development language.
public enum TypeDiffersFromSource: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "type-differs-from-source",
    category: .badSpecifier,
    severity: .error,
    group: .arguments,
    summary: "a translation takes an argument as another type than the development language",
    reason: """
      `String(format:)` believes the text: an integer taken as an object crashes, an object taken as \
      an integer shows an address. A warning where only the width differs, which cuts large numbers. \
      Arguments of a push are always texts; see `not-an-object-specifier`.
      """,
    source: "runs of String(format:); codenotch 237, titanium 13559",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""room" = "%@ left"; "n" = "%1$@: %2$lld"; "w" = "%ld";"#,
        "sv.lproj/Localizable.strings": #""room" = "↓%s gick"; "n" = "↓%2$@: ↓%1$lld";"#,
        "ko.lproj/Localizable.strings": #""n" = "%1$@: ↓%2$@"; "w" = "↓%d";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings":
          #""n" = "%@: %lld"; "u" = "%d"; "f" = "%.1f"; "c" = "%c"; "bad" = "%,d";"#,
        "de.lproj/Localizable.strings":
          #""n" = "%2$lld: %1$@"; "u" = "%u"; "f" = "%g"; "c" = "%d"; "bad" = "%@";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "Hi %1$s";"#,
        "fr.lproj/Localizable.strings": #""a" = "Salut %1$@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "a", "loc-args": ["Pia"]}}}"#,
      ]),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each argument that is taken as another type.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard !context.isPush, let development = context.development,
      context.analysis.hasArguments, development.analysis.hasArguments,
      !ArgumentCause.isMixed(context.analysis, .app)
    else { return }
    let comparison = ArgumentComparison(
      translation: context.analysis,
      source: development.analysis,
      reader: .app
    )
    for difference in comparison.typeDifferences
    where !isReported(difference.sourceRange, in: development.analysis) {
      findings.add(finding(difference, context, development))
    }
  }

  /// Whether the source's own specifier is wrong and has a rule that says so.
  private static func isReported(_ range: ByteRange, in analysis: TextAnalysis) -> Bool {
    guard let fault = analysis.uses.first(where: { $0.range == range })?.fault else { return false }
    return ArgumentCause.isReportedInApp(analysis.faults[fault])
  }

  private static func finding(
    _ difference: ArgumentComparison.TypeDifference,
    _ context: EntryContext,
    _ development: EntryContext.DevelopmentText
  ) -> Diagnostic {
    let source = development.analysis.text[difference.sourceRange.range]
    let sourceWritten = String(decoding: source, as: UTF8.self)
    let meant = spelling(Array(source), for: difference, in: context.analysis)
    return context.specifierFinding(
      description,
      difference.isWidthOnly ? .warning : .error,
      at: difference.range,
      """
      argument \(difference.position) of '\(context.key)' is \(Wording.kind(difference.kind)) \
      ('\(context.written(difference.range))') in '\(context.languageName)' but \
      \(Wording.kind(difference.sourceKind)) ('\(sourceWritten)') in '\(context.developmentName)'
      """,
      help: "write '\(meant)'",
      related: context.relatedDevelopment(difference.sourceRange),
      fix: context.fix([TextReplacement(difference.range, meant)], isSafe: false)
    )
  }

  /// The source's specifier with the number that the translation's has, or with none.
  private static func spelling(
    _ source: [UInt8],
    for difference: ArgumentComparison.TypeDifference,
    in analysis: TextAnalysis
  ) -> String {
    let behind = source.dropFirst().drop(while: \.isASCIIDigit)
    let rest = behind.first == UInt8(ascii: "$") ? behind.dropFirst() : source.dropFirst()
    let isNumbered = analysis.uses.first { $0.range == difference.range }?.isNumbered ?? false
    let number = isNumbered ? "\(difference.position)$" : ""
    return "%\(number)\(String(decoding: rest, as: UTF8.self))"
  }
}
