public import Diagnostics
import FormatStrings

/// A specifier for a number or a C string in a text that a push fills in.
public enum NotAnObjectSpecifier: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "not-an-object-specifier",
    category: .badSpecifier,
    severity: .error,
    group: .arguments,
    summary: "a text of a push has a specifier that takes no text",
    reason: """
      Arguments of a push are texts, numbers included, and only `%@` and `%1$@` take one. Of `%d` \
      nothing is left, of `%ld` the `d`, of Android's `%1$s` the `$s`.
      """,
    source: "Apple, Generating a remote notification; the model of the push scanner",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "Hi ↓%1$s"; "n" = "%1$@ has ↓%2$ld";"#,
        "de.lproj/Localizable.strings": #""a" = "Hallo ↓%1$s"; "n" = "%1$@ hat ↓%2$.2f";"#,
        "fr.lproj/Localizable.strings": #""a" = "Salut %1$@"; "n" = "%1$@ a %2$@";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "a", "loc-args": ["Pia"]}}}"#,
        "push/n.json": #"{"aps": {"alert": {"loc-key": "n", "loc-args": ["Pia", "3"]}}}"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""q" = "Rate: %1$@ (%2$@)"; "app" = "%d of %ld";"#,
        "push/q.json":
          #"{"aps": {"alert": {"loc-key": "q", "loc-args": ["1,93 %", "%2$@ 100%% %d"]}}}"#,
      ]),
      // The entry of the .stringsdict wins, so that nobody sees this text.
      RuleExample([
        "en.lproj/Localizable.strings": #""n" = "%d photos";"#,
        "en.lproj/Localizable.stringsdict": #"{"n" = "photos: %@";}"#,
        "push/n.json": #"{"aps": {"alert": {"loc-key": "n", "loc-args": ["3"]}}}"#,
      ]),
    ]
  )

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .specifiers

  /// Reports each specifier that a push does not fill in.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard context.isPush else { return }
    for fault in context.analysis.faults where fault.kind == .notAnObject {
      findings.add(
        context.specifierFinding(
          description,
          .error,
          at: fault.range,
          """
          '\(context.written(fault.range))' does not take an argument of a push, which is always a \
          text; \(context.shown(fault.range))
          """,
          help: context.spelling(of: fault).map { "write '\($0)'" },
          // "%sale" may be a percent sign before a word.
          fix: context.spellingFix(of: fault, isSafe: fault.confidence == .certain)
        )
      )
    }
  }
}
