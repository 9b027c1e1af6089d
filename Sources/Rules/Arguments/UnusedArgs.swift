import Delivery
public import Diagnostics
import FormatStrings
import SourceText

/// An argument that a payload sends and a text does not show.
public enum UnusedArgs: KeyRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unused-args",
    category: .argCount,
    severity: .error,
    group: .arguments,
    summary: "a text does not show an argument that the payload sends",
    reason: """
      An error when a language lost what the development language shows: users miss the name, the \
      place, the amount. A warning when no language shows it, a note when all leave it out on purpose \
      (`%2$@` alone).
      """,
    source: "the model of the push scanner: surplus arguments are ignored",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@ in %@";"#,
        "lv.lproj/Localizable.strings": #""hi" = "↓%@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a", "b"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ↓["a", "b"]}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""m" = "%@ shops in %@";"#,
        "de.lproj/Localizable.strings": #""m" = "%@ Läden in ↓&@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "m", "loc-args": ["4", "Bonn"]}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%1$@ gave you %2$@";"#,
        "ja.lproj/Localizable.strings": #""hi" = "%2$@が%1$@から";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a", "b"]}}}"#,
      ])
    ]
  )

  /// Reports lost arguments at the text that lost them, others at the payload.
  public static func check(_ context: KeyContext, _ findings: inout Findings) {
    // A text that shows nothing is told as such.
    let texts = context.texts.filter { !$0.isBlank }
    guard !texts.isEmpty else { return }
    let development = texts.firstIndex { $0.isDevelopment }
    let used = texts.indices.map {
      texts[$0].explainedPositions(hasSource: development != nil && development != $0)
    }
    let everywhere = used.reduce(into: Set<Int>()) { $0.formUnion($1) }
    var lost: [Int: (positions: Set<Int>, uses: [KeyUse])] = [:]
    for use in context.uses where use.argumentCount > 0 {
      let sent = Set(1...use.argumentCount)
      let unused = sent.subtracting(everywhere)
      if !Self.isMisnumbered(everywhere, sent: sent, missing: unused) {
        reportPayload(use, unused: unused, used: used, context, &findings)
      }
      for number in texts.indices {
        // A translation is held against the development language, that one against all others.
        let model = development.map { $0 == number ? everywhere : used[$0] } ?? everywhere
        let missing = sent.intersection(model).subtracting(used[number])
        guard !missing.isEmpty,
          !Self.isMisnumbered(used[number], sent: sent, missing: missing)
        else { continue }
        lost[number, default: ([], [])].positions.formUnion(missing)
        lost[number]?.uses.append(use)
      }
    }
    for (number, loss) in lost.sorted(by: { $0.key < $1.key }) {
      reportText(texts[number], positions: loss.positions.sorted(), loss.uses, context, &findings)
    }
  }

  /// Whether numbers that are too high stand for the arguments that are missing.
  ///
  /// `too-few-args` tells them: `%2$@` where one argument is sent is one slip, not two.
  private static func isMisnumbered(
    _ used: Set<Int>,
    sent: Set<Int>,
    missing: Set<Int>
  ) -> Bool {
    missing.count <= used.count { !sent.contains($0) }
  }

  private static func reportPayload(
    _ use: KeyUse,
    unused: Set<Int>,
    used: [Set<Int>],
    _ context: KeyContext,
    _ findings: inout Findings
  ) {
    guard let first = unused.min() else { return }
    let argument = Wording.argument(first, of: [use])
    let isGap = unused.allSatisfy { position in
      used.allSatisfy { ($0.max() ?? 0) > position }
    }
    findings.add(
      context.finding(
        description,
        severity: isGap ? .note : .warning,
        category: isGap ? .unusedArg : nil,
        at: use.argumentsPlace ?? use.place,
        in: use,
        isGap
          ? "no language shows \(argument) of '\(context.key)'; all of them leave it out"
          : """
          the payload sends \(Wording.sentArguments(use.arity)) for '\(context.key)', but no language \
          shows \(argument)
          """,
        help: "send only what the texts show, or add '%\(String(first))$@' to them",
        locales: context.texts.filter { !$0.isBlank }.flatMap(\.locales).sorted(),
        related: context.texts.filter { !$0.isBlank }.map {
          RelatedPlace(place: $0.place, message: "the text in '\($0.languageName)'")
        }
      )
    )
  }

  private static func reportText(
    _ text: KeyContext.Text,
    positions: [Int],
    _ uses: [KeyUse],
    _ context: KeyContext,
    _ findings: inout Findings
  ) {
    let source =
      context.texts.first { $0.isDevelopment }
      ?? context.texts.first {
        $0.meantPositions.isSuperset(of: positions)
      }
    let comparison = source.map {
      ArgumentComparison(translation: text.analysis, source: $0.analysis, reader: .push)
    }
    let causes = positions.map { position in
      comparison?.missing.first { $0.position == position }?.cause
    }
    let cause = causes.lazy.compactMap { $0 }.first
    let range = cause?.range ?? ByteRange(0, text.analysis.text.count)
    let known = text.isDevelopment ? "other languages show" : "the development language shows"
    let help: Message =
      if let written = cause?.replacements.first?.text, !written.isEmpty {
        "write '\(written)'"
      } else {
        "add '\(text.analysis.spelling(ofArgument: positions[0]))' to the text"
      }
    findings.add(
      context.finding(
        description,
        severity: text.isDevelopment ? .warning : .error,
        at: text.place(of: range),
        in: text,
        uses: uses,
        """
        '\(context.key)' does not show \(Wording.argument(positions[0], of: uses)) in '\(text.languageName)', which \
        \(known)
        """,
        help: help
      )
    )
  }
}
