import Catalogs
public import Diagnostics
import FormatStrings
import Languages
import SourceText

/// A plural without a form that its language needs.
public enum MissingPluralCategory: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "missing-plural-category",
    category: .pluralMissingCategory,
    severity: .error,
    group: .plurals,
    summary: "a plural variable lacks a form that the language uses",
    reason: """
      The phone falls back to 'other', which reads wrong for these numbers. A note for a \
      category that only whole millions use.
      """,
    source: "CLDR plural rules, as the toolchain's ICU carries them",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "pl.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; ↓n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d plik"; many = "%d plików"; other = "%d pliku"; };};}
        """,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@ of %2$@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          other = "(%d)"; };};}
        """,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "uk.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d файл"; few = "%d файли"; many = "%d файлів"; other = "%d файлу"; };};}
        """,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "ja.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          other = "%d個"; };};}
        """,
      ]),
    ]
  )

  /// Reports each category that whole numbers need and the variable lacks.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    guard context.rules.isKnown else { return }
    context.forEachVariable { variable, _ in
      let present = Set(variable.forms.map { context.string($0.category) })
      guard !present.isEmpty, hasWords(variable, context) else { return }
      for category in context.rules.categories
      where category != .other && !present.contains(category.rawValue) {
        let isNeeded = context.rules.integerCategories.contains(category)
        // Spanish, French, Italian, Portuguese, Catalan: whole millions only.
        guard isNeeded || context.rules.category(of: 1_000_000) == category else { continue }
        findings.add(finding(variable, category, isNeeded: isNeeded, context))
      }
    }
  }

  /// Whether any form says more than the number: `%d` is the same for all numbers.
  private static func hasWords(_ variable: PluralVariable, _ context: PluralContext) -> Bool {
    variable.forms.contains { form in
      guard let text = form.text else { return false }
      let bytes = Array(context.string(text).utf8)
      let specifiers = FormatString(bytes).specifiers.map(\.range)
      return bytes.indices.contains { index in
        (bytes[index].isASCIILetter || bytes[index] >= 0x80)
          && !specifiers.contains { $0.lowerBound <= index && index < $0.upperBound }
      }
    }
  }

  private static func finding(
    _ variable: PluralVariable,
    _ category: PluralCategory,
    isNeeded: Bool,
    _ context: PluralContext
  ) -> Diagnostic {
    let examples = context.rules.examples(of: category)
    let numbers: Message =
      examples.map { $0.isComplete ? "\($0.text)" : "\($0.text) and so on" } ?? "some numbers"
    let hasOther = variable.forms.contains { context.string($0.category) == "other" }
    let shown: Message =
      hasOther ? "the phone falls back to 'other'" : "the phone has no form to fall back to"
    return context.finding(
      description,
      severity: isNeeded ? .error : .note,
      at: variable.name.range,
      """
      \(context.subject(variable)) has no form '\(category.rawValue)', which \
      '\(context.language)' uses for \(numbers); \(shown)
      """,
      help: "add a form '\(category.rawValue)'"
    )
  }
}
