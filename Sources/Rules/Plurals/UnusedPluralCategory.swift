import Catalogs
public import Diagnostics
import Languages
import SourceText

/// A form that its language never uses.
public enum UnusedPluralCategory: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "unused-plural-category",
    category: .pluralUnknownCategory,
    severity: .warning,
    group: .plurals,
    summary: "a plural variable has a form that the language never uses",
    reason: """
      The text is never shown. A note where all forms are the development language's own: the entry is \
      not translated. 'zero' is exempt: phones use it for the number 0 in every \
      language; so is 'many' in Hebrew, which older systems used.
      """,
    source: "CLDR plural rules; Apple on 'zero'",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d file"; ↓few = "%d files"; other = "%d files"; };};}
        """,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          zero = "no files"; one = "%d file"; other = "%d files"; };};}
        """,
      ])
    ]
  )

  /// Reports each known category that the language does not have.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    guard context.rules.isKnown else { return }
    let language = LanguageID(context.language).language
    let source = context.copiedLanguage
    context.forEachVariable { variable, _ in
      for form in variable.forms {
        guard let category = PluralCategory(rawValue: context.string(form.category)),
          category != .zero, !context.rules.categories.contains(category),
          !(category == .many && (language == "he" || language == "iw"))
        else { continue }
        findings.add(
          context.finding(
            description,
            severity: source == nil ? .warning : .note,
            category: source == nil ? nil : .untranslated,
            at: form.category.range,
            source.map {
              """
              '\(context.key)' is not translated: all its forms are those of '\($0)'; \
              '\(context.language)' never uses '\(category.rawValue)'
              """
            }
              ?? "'\(context.language)' never uses the form '\(category.rawValue)' of '\(context.key)'",
            help: source == nil
              ? "delete the form" : "translate the form 'other', and delete this one"
          )
        )
      }
    }
  }
}
