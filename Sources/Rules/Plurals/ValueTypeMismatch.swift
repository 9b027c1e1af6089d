import Catalogs
public import Diagnostics
import FormatStrings
import SourceText

/// A variable that reads its argument as another type than its forms show.
public enum ValueTypeMismatch: PluralRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "value-type-mismatch",
    category: .pluralStructure,
    severity: .error,
    group: .plurals,
    summary: "a variable's NSStringFormatValueTypeKey does not fit the specifier of its forms",
    reason: """
      The type key decides how the argument is read: with another family the app shows garbage \
      or crashes. A warning when only the width differs.
      """,
    source: "Apple, Stringsdict File Format",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = "↓@";
          one = "%d file"; other = "%d files"; };};}
        """,
      ]),
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "A";"#,
        "en.lproj/Localizable.stringsdict": """
        {"k" = {NSStringLocalizedFormatKey = "%#@n@"; n = {
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = "↓@";
          one = "%@ file"; other = "%@ files"; };};}
        """,
      ]),
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
          NSStringFormatSpecTypeKey = NSStringPluralRuleType; NSStringFormatValueTypeKey = lld;
          one = "%lld file"; other = "%lld files"; };};}
        """,
      ]),
    ]
  )

  /// Reports each variable whose type does not fit.
  public static func check(_ context: PluralContext, _ findings: inout Findings) {
    context.forEachVariable { variable, _ in
      guard let type = variable.valueType, let declared = kind("%" + context.string(type)) else {
        return
      }
      if declared == .object, type.written != nil {
        findings.add(objectFinding(variable, type, context))
        return
      }
      for form in variable.forms.reversed() {
        guard let text = form.text, let shown = kind(context.string(text)), shown != declared else {
          continue
        }
        // A type that Apple's compiler takes from the forms is not held against another argument.
        if type.written == nil, shown.family == .object { continue }
        let isOtherFamily = shown.family != declared.family
        if !isOtherFamily, shown.bits == declared.bits { continue }
        findings.add(
          context.finding(
            description,
            severity: isOtherFamily ? .error : .warning,
            at: type.range,
            """
            '\(context.key)' reads its number as '\(context.string(type))', but the form \
            '\(context.string(form.category))' shows it as something else
            """,
            help: "let the type and the forms agree",
            related: [RelatedPlace(place: context.table.place(text.range), message: "the form")]
          )
        )
        return
      }
    }
  }

  /// A form is chosen by a number, which `@` does not read.
  private static func objectFinding(
    _ variable: PluralVariable,
    _ type: VariantText,
    _ context: PluralContext
  ) -> Diagnostic {
    let shown = variable.forms.lazy.compactMap(\.text).compactMap { kind(context.string($0)) }
    // Forms with a number show that the number is what is passed.
    let isCertain = shown.contains { $0.family != .object }
    return context.finding(
      description,
      severity: isCertain ? .error : .warning,
      at: type.range,
      "'\(context.key)' reads its number as an object ('\(context.string(type))'), of which no form is chosen",
      help: "write 'd' or 'lld', the same in the forms, and let the app pass the number itself"
    )
  }

  /// What the first plain specifier of a text takes; nil without one.
  private static func kind(_ text: String) -> ArgumentKind? {
    FormatString(text).specifiers.first { $0.variable == nil && $0.position == nil }?.kind
  }
}
