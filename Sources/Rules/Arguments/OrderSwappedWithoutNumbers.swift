public import Diagnostics
import FormatStrings
import SourceText

/// Plain specifiers of different types that change places in a translation.
public enum OrderSwappedWithoutNumbers: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "order-swapped-without-numbers",
    category: .badSpecifier,
    severity: .error,
    group: .arguments,
    summary: "a translation changes the order of its specifiers without numbering them",
    reason: """
      Without numbers the first specifier takes the first argument, whatever it is: an integer taken \
      as an object crashes.
      """,
    source: "runs of String(format:)",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hits" = "%tu results for %@";"#,
        "ko.lproj/Localizable.strings": #""hits" = "↓%@에 대한 결과 %tu개";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hits" = "%tu results for %@"; "in" = "%@ in %@";"#,
        "ko.lproj/Localizable.strings": #""hits" = "%2$@에 대한 결과 %1$tu개"; "in" = "%@의 %@";"#,
        "de.lproj/Localizable.strings": #""hits" = "%tu Treffer für %@"; "in" = "%@ in %@";"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""n" = "%d for %@";"#,
        "ko.lproj/Localizable.strings": #""n" = "%@ %d";"#,
        "push/n.json": #"{"aps": {"alert": {"loc-key": "n", "loc-args": ["3", "Kim"]}}}"#,
      ]),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports the first specifier that stands in another's place.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard !context.isPush, let development = context.development,
      context.analysis.uses.count > 1, development.analysis.uses.count > 1
    else { return }
    let comparison = ArgumentComparison(
      translation: context.analysis,
      source: development.analysis,
      reader: .app
    )
    guard let place = comparison.swapped,
      let index = context.analysis.uses.firstIndex(where: { $0.range == place })
    else { return }
    let use = context.analysis.uses[index]
    let source = development.analysis.uses.first { $0.position == use.position }
    let edits = numbering(context.analysis, as: development.analysis)
    findings.add(
      context.specifierFinding(
        description,
        .error,
        at: place,
        """
        '\(context.written(place))' takes argument \(use.position) as \(Wording.kind(use.kind)), but in \
        '\(context.developmentName)' that is \(source.map { Wording.kind($0.kind) } ?? "another one")
        """,
        help: help(place, edits, context),
        related: context.relatedDevelopment(source?.range),
        fix: context.fix(edits, isSafe: false)
      )
    )
  }

  private static func help(
    _ place: ByteRange,
    _ edits: [TextReplacement],
    _ context: EntryContext
  ) -> Message {
    guard let number = edits.first(where: { $0.range.lowerBound == place.lowerBound + 1 })?.text
    else { return "number the specifiers" }
    let rest = context.written(ByteRange(place.lowerBound + 1, place.upperBound))
    return "number the specifiers: write '%\(number + rest)' here"
  }

  /// Gives each specifier the number of the source's next one of its type.
  private static func numbering(
    _ analysis: TextAnalysis,
    as source: TextAnalysis
  ) -> [TextReplacement] {
    var rest = source.uses
    return analysis.uses.filter(\.isReadByApp).compactMap { use in
      guard
        let index = rest.firstIndex(where: { $0.kind == use.kind })
          ?? rest.firstIndex(where: { $0.kind.family == use.kind.family })
      else { return nil }
      let position = rest.remove(at: index).position
      return TextReplacement(.empty(at: use.range.lowerBound + 1), "\(position)$")
    }
  }
}
