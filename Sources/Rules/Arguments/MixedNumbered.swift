public import Diagnostics
import FormatStrings
import SourceText

/// Numbered and plain specifiers in one text.
public enum MixedNumbered: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "mixed-numbered",
    category: .mixedPositional,
    severity: .error,
    group: .arguments,
    summary: "a text has both numbered and plain specifiers",
    reason: """
      Plain specifiers count on their own: in `%1$@ %@` both show the first argument, in a push as in \
      an app. A note where every argument is shown once all the same, as in `%@ %2$@`.
      """,
    source: "runs of String(format:); the model of the push scanner",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""in" = "%1$@ in %2$@";"#,
        "de.lproj/Localizable.strings": #""in" = "%1$@ in ↓%@";"#,
        "push/i.json": #"{"aps": {"alert": {"loc-key": "in", "loc-args": ["Kim", "Bonn"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""in" = "%@ in %@";"#,
        "fr.lproj/Localizable.strings": #""in" = "%@ ↓%1$@";"#,
        "pl.lproj/Localizable.strings": #""in" = "%@ w ↓%2$@";"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""in" = "%@ in %@";"#,
        "de.lproj/Localizable.strings": #""in" = "%1$@ in %2$@ zu 50%%";"#,
        "ja.lproj/Localizable.strings": #""in" = "%2$@の%1$@";"#,
        "push/i.json": #"{"aps": {"alert": {"loc-key": "in", "loc-args": ["Kim", "Bonn"]}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports the first specifier that is of the other sort than the text's first one.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    for fault in context.analysis.faults where fault.kind == .mixedNumbered {
      let isRight = isRight(context)
      let edits = isRight ? positions(context.analysis) : numbering(context.analysis)
      findings.add(
        context.specifierFinding(
          description,
          isRight ? .note : .error,
          at: fault.range,
          """
          '\(context.written(fault.range))' stands beside specifiers of the other sort, and plain ones \
          count on their own; \(isRight ? "here each shows what it should" : outcome(fault, context))
          """,
          help: "number all specifiers, as in '%1$@ %2$@'",
          fix: context.fix(edits, isSafe: isRight)
        )
      )
    }
  }

  /// Whether every argument is shown once, or as often as in the development language.
  private static func isRight(_ context: EntryContext) -> Bool {
    if context.analysis.showsEachOnce(context.isPush ? .push : .app) { return true }
    guard !context.isPush, let source = context.development?.analysis.format else { return false }
    return !context.analysis.format.overflows
      && source.arguments == context.analysis.format.arguments
  }

  /// What comes of it, as the end of a sentence.
  private static func outcome(_ fault: SpecifierFault, _ context: EntryContext) -> Message {
    if context.isPush { return context.shown(fault.range) }
    if let twice = context.analysis.format.argumentTakenTwice {
      return "the app shows argument \(twice) twice"
    }
    guard let gap = context.analysis.format.gaps.first else {
      return "the app does not show each argument once"
    }
    return "the app does not show argument \(gap)"
  }

  /// The number that each plain specifier has as it is read.
  private static func positions(_ analysis: TextAnalysis) -> [TextReplacement] {
    let plain = analysis.uses.filter { !$0.isNumbered }
    guard !plain.contains(where: { analysis.text[$0.range.range].contains(UInt8(ascii: "*")) })
    else { return [] }
    return plain.map {
      TextReplacement(.empty(at: $0.range.lowerBound + 1), "\($0.position)$")
    }
  }

  /// Numbers that make each plain specifier take an argument which no numbered one takes.
  private static func numbering(_ analysis: TextAnalysis) -> [TextReplacement] {
    var taken = Set(analysis.uses.lazy.filter(\.isNumbered).map(\.position))
    var free = 1
    return analysis.uses.filter { !$0.isNumbered }.map { use in
      while taken.contains(free) { free += 1 }
      taken.insert(free)
      return TextReplacement(.empty(at: use.range.lowerBound + 1), "\(free)$")
    }
  }
}
