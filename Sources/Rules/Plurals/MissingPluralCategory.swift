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
      category that only whole millions use, and for forms that are all the development language's own: \
      the entry is not translated.
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
      ]),
      RuleExample([
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d file"; other = "%d files"; };};}
        """,
        "ar.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; ↓n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d file"; other = "%d files"; };};}
        """,
      ]),
    ],
    clean: [
      RuleExample([
        "Texts.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          other = "%d файлов"; };};}
        """
      ]),
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

  /// What one variable lacks.
  private struct Lack {
    var variable: PluralVariable
    /// The categories without a form: those that whole numbers below a million need, else `many`.
    var categories: [PluralCategory]
    var isNeeded: Bool
  }

  /// Reports an entry whose variables lack categories that whole numbers need, once.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    guard context.rules.isKnown else { return }
    var lacks: [Lack] = []
    context.forEachVariable { variable, _ in
      if let lack = lack(of: variable, context) { lacks.append(lack) }
    }
    guard let first = lacks.first(where: \.isNeeded) ?? lacks.first else { return }
    if let source = context.copiedLanguage {
      findings.add(untranslated(first, source: source, context))
    } else {
      let others = lacks.filter {
        $0.variable.range != first.variable.range && $0.isNeeded == first.isNeeded
      }
      findings.add(finding(first, others: others, context))
    }
  }

  private static func lack(of variable: PluralVariable, _ context: PluralContext) -> Lack? {
    let present = Set(variable.forms.map { context.string($0.category) })
    guard !present.isEmpty, hasWords(variable, context) else { return nil }
    let missing = context.rules.categories.filter {
      $0 != .other && !present.contains($0.rawValue)
    }
    let needed = missing.filter(context.rules.integerCategories.contains)
    if !needed.isEmpty { return Lack(variable: variable, categories: needed, isNeeded: true) }
    // Spanish, French, Italian, Portuguese, Catalan: whole millions only.
    let rare = missing.filter { context.rules.category(of: 1_000_000) == $0 }
    return rare.isEmpty ? nil : Lack(variable: variable, categories: rare, isNeeded: false)
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
    _ lack: Lack,
    others: [Lack],
    _ context: PluralContext
  ) -> Diagnostic {
    let hasOther = lack.variable.forms.contains { context.string($0.category) == "other" }
    let shown: Message =
      hasOther ? "the phone falls back to 'other'" : "the phone has no form to fall back to"
    return context.finding(
      description,
      severity: lack.isNeeded ? .error : .note,
      at: lack.variable.name.range,
      "\(context.subject(lack.variable)) has \(absence(lack, context)); \(shown)",
      help: lack.categories.count == 1
        ? "add a form '\(lack.categories[0].rawValue)'" : "add the forms \(names(lack.categories))",
      related: others.map {
        RelatedPlace(
          place: context.table.place($0.variable.name.range),
          message: "\(context.subject($0.variable)) has \(absence($0, context))"
        )
      }
    )
  }

  /// Forms that are all copied from the development language: which are missing is told with that.
  private static func untranslated(
    _ lack: Lack,
    source: String,
    _ context: PluralContext
  ) -> Diagnostic {
    let copied: Message =
      "'\(context.key)' is not translated: all its forms are those of '\(source)'"
    return context.finding(
      description,
      severity: .note,
      category: .untranslated,
      at: lack.variable.name.range,
      lack.isNeeded
        ? "\(copied); '\(context.language)' needs \(names(lack.categories)) as well" : copied,
      help: lack.isNeeded
        ? "translate the forms, and add \(names(lack.categories))" : "translate the forms"
    )
  }

  /// Returns what is missing, for example `no form 'one', which 'en' uses for 1`.
  private static func absence(_ lack: Lack, _ context: PluralContext) -> Message {
    if lack.categories.count == 1 {
      return """
        no form '\(lack.categories[0].rawValue)', which '\(context.language)' uses for \
        \(numbers(lack.categories[0], context))
        """
    }
    let parts = lack.categories.map { "'\($0.rawValue)' (\(numbers($0, context)))" }
    return "no forms \(enumeration(parts)), which '\(context.language)' uses"
  }

  private static func numbers(_ category: PluralCategory, _ context: PluralContext) -> Message {
    context.rules.examples(of: category)
      .map { $0.isComplete ? "\($0.text)" : "\($0.text) and so on" } ?? "some numbers"
  }

  private static func names(_ categories: [PluralCategory]) -> Message {
    enumeration(categories.map { "'\($0.rawValue)'" })
  }

  private static func enumeration(_ parts: [String]) -> Message {
    let head = parts.dropLast().joined(separator: ", ")
    return head.isEmpty ? "\(parts.last ?? "")" : "\(head) and \(parts.last ?? "")"
  }
}
