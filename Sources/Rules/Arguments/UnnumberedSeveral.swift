import Catalogs
public import Diagnostics
import FormatStrings

/// Several plain specifiers in a text that is to be translated.
public enum UnnumberedSeveral: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unnumbered-several",
    category: .badSpecifier,
    severity: .note,
    group: .arguments,
    summary: "several plain specifiers cannot be put in another order by a translation",
    reason: """
      Many languages need another order of names, places and amounts. With `%1$@` and `%2$@` in the \
      development language, translators see what each one is and can move it.
      """,
    source: "Apple, String Format Specifiers",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""gave" = "%@ gave you ↓%@"; "n" = "%lld of ↓%@";"#,
        "ja.lproj/Localizable.strings": #""gave" = "%2$@が%1$@から"; "n" = "%2$@: %1$lld";"#,
        "push/g.json": #"{"aps": {"alert": {"loc-key": "gave", "loc-args": ["Mei", "tea"]}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""gave" = "%1$@ gave you %2$@"; "one" = "%@: 5%%";"#,
        "ru.lproj/Localizable.strings": #""gave" = "%@ дарит вам %@"; "one" = "%@: 5 %%";"#,
        "push/g.json": #"{"aps": {"alert": {"loc-key": "gave", "loc-args": ["Mei", "tea"]}}}"#,
      ])
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports the second plain specifier of a text that translations follow.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    // A translation's own numbers matter only to itself.
    guard context.development == nil, !context.entry.isKeyAsText else { return }
    for fault in context.analysis.faults where fault.kind == .unnumberedSeveral {
      guard isSound(context) else { return }
      findings.add(
        context.specifierFinding(
          description,
          .note,
          at: fault.range,
          """
          '\(context.written(fault.range))' has no number, so that a translation cannot change the \
          order of the arguments
          """,
          help: "number the specifiers, as in '%1$@ %2$@'",
          fix: context.fix(fault.replacements, isSafe: true)
        )
      )
    }
  }

  /// Whether every specifier is right as it is: what is broken comes first.
  private static func isSound(_ context: EntryContext) -> Bool {
    context.analysis.uses.allSatisfy { use in
      guard let fault = use.fault else { return true }
      return !context.isPush && context.analysis.faults[fault].kind == .notAnObject
    }
  }
}
