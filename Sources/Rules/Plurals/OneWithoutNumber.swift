import Catalogs
public import Diagnostics
import FormatStrings
import Languages
import SourceText

/// A form for 1, 21, 31 and so on that does not say which.
public enum OneWithoutNumber: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "one-without-number",
    category: .pluralOneWithoutNumber,
    severity: .warning,
    group: .plurals,
    summary: "the form 'one' covers several numbers and does not show the number",
    reason: """
      In languages such as Russian 'one' is taken for 1, 21, 31 and so on: with 21 files the \
      phone says there is one.
      """,
    source: "CLDR plural rules, as the toolchain's ICU carries them",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "ru.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "↓Один файл"; few = "%d файла"; many = "%d файлов"; other = "%d файла"; };};}
        """,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "One file"; other = "%d files"; };};}
        """,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "ar.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          zero = "لا ملفات"; one = "ملف واحد"; two = "ملفان"; few = "%d ملفات"; many = "%d ملفا"; other = "%d ملف"; };};}
        """,
      ]),
    ]
  )

  /// Reports `one` without the number where it covers more than 0 and 1.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    guard context.rules.isOneForMore else { return }
    context.forEachVariable { variable, _ in
      guard let form = variable.forms.last(where: { context.string($0.category) == "one" }),
        let text = form.text, !showsNumber(context.string(text)),
        variable.forms.contains(where: { $0.text.map { showsNumber(context.string($0)) } ?? false })
      else { return }
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: text.range,
          """
          the form 'one' of '\(context.key)' is also taken for 21, 31 and so on in \
          '\(context.language)', but does not show the number
          """,
          help: "show the number in the form"
        )
      )
    }
  }

  private static func showsNumber(_ text: String) -> Bool {
    text.contains("%arg") || !FormatString(text).specifiers.isEmpty
  }
}
