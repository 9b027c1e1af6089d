import Catalogs
public import Diagnostics
import FormatStrings
import SourceText

/// A form that takes other arguments than the form 'other'.
public enum VariantArgsDiffer: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "variant-args-differ",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a form takes arguments that the form 'other' does not, or lacks some",
    reason: """
      The same call fills in every form. Leaving the number itself out is no difference.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "↓%d file of %2$@ and %3$@"; other = "%d files of %2$@"; };};}
        """,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "%d file"; other = "%d files"; };};}
        """,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = d;
          one = "One file"; other = "%d files"; };};}
        """,
      ]),
    ]
  )

  /// Reports each form whose further arguments differ.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    context.forEachVariable { variable, _ in
      guard let last = variable.forms.last(where: { context.string($0.category) == "other" })?.text
      else { return }
      let wanted = numbered(context.string(last))
      for form in variable.forms {
        guard let text = form.text, context.string(form.category) != "other" else { continue }
        let own = numbered(context.string(text))
        guard let position = own.subtracting(wanted).min() else { continue }
        findings.add(
          context.finding(
            description,
            severity: .error,
            at: text.range,
            """
            the form '\(context.string(form.category))' of '\(context.key)' takes argument \
            \(position), which the form 'other' does not
            """,
            help: "use the arguments of the form 'other'",
            related: [
              RelatedPlace(place: context.table.place(last.range), message: "the form 'other'")
            ]
          )
        )
      }
    }
  }

  /// The written positions of a text; a number without one is the variable's own.
  private static func numbered(_ text: String) -> Set<Int> {
    Set(FormatString(text).specifiers.compactMap(\.position))
  }
}
