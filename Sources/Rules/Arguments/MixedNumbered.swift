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
      an app.
      """,
    source: "runs of String(format:); the model of the push scanner",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""in" = "%1$@ in %2$@";"#,
        "de.lproj/Localizable.strings": #""in" = "%1$@ in ↓%@";"#,
        "push/i.json": #"{"aps": {"alert": {"loc-key": "in", "loc-args": ["Kim", "Bonn"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""in" = "%@ in %@";"#,
        "fr.lproj/Localizable.strings": #""in" = "%@ ↓%1$@";"#,
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
      let edits = numbering(context.analysis)
      let twice = context.isPush ? context.shownInPush(fault.range) : "the app shows one twice"
      findings.add(
        context.specifierFinding(
          description,
          .error,
          at: fault.range,
          """
          '\(context.written(fault.range))' stands beside specifiers of the other sort, and plain ones \
          count on their own; \(twice)
          """,
          help: "number all specifiers, as in '%1$@ %2$@'",
          fix: context.fix(edits, isSafe: false)
        )
      )
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
