import Catalogs
public import Diagnostics
import SourceText

/// A text of a push that is the development language's own.
public enum Untranslated: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "untranslated",
    category: .untranslated,
    severity: .note,
    group: .keys,
    summary: "a translation has the same text as the development language",
    reason: """
      The text was probably copied and not translated. Only texts of pushes are looked at, and only those \
      of three words or more; of two where the rule is turned on by a flag or the configuration.
      """,
    source: "reports of translation tools",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "You have a new message";"#,
        "de.lproj/Localizable.strings": #""hi" = "↓You have a new message";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "New message";"#,
        "de.lproj/Localizable.strings": #""hi" = "↓New message";"#,
        "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      ]),
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "%@: %@"; "b" = "OK";"#,
        "de.lproj/Localizable.strings": #""hi" = "%@: %@"; "b" = "OK";"#,
        "en-GB.lproj/Localizable.strings": #""hi" = "%@: %@"; "b" = "OK";"#,
        "push/a.json": """
        {"aps": {"alert": {"title-loc-key": "b", "loc-key": "hi", "loc-args": ["a", "b"]}}}
        """,
      ])
    ]
  )

  /// Fewest words that are taken for a sentence: names and single words are often the same.
  private static let fewestWords = 3

  /// Fewest words where somebody has turned the rule on.
  private static let fewestWordsIfAsked = 2

  /// Entries that the rule looks at.
  public static let interest: TextTraits = .push

  /// Reports a text of several words that equals the development language's.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard context.isPush, let development = context.development,
      development.table.bytes(development.text) == context.bytes,
      !context.isSameLanguageAsDevelopment
    else { return }
    let words = String(decoding: context.bytes, as: UTF8.self)
      .split { !$0.isLetter }.filter { $0.count > 1 }
    let isAsked = context.table.app.options.askedRules.contains(description.id)
    guard words.count >= (isAsked ? fewestWordsIfAsked : fewestWords) else { return }
    findings.add(
      context.finding(
        description,
        severity: .note,
        at: ByteRange(0, context.bytes.count),
        "the text of '\(context.key)' is the same as in '\(development.table.folder ?? "")'",
        help: "translate it"
      )
    )
  }
}
