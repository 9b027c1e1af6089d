import Catalogs
public import Diagnostics
import FormatStrings
import SourceText

/// Another number or address than in the development language.
public enum UrlOrNumberDiffers: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "url-or-number-differs",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a translation names another number or address than the development language",
    reason: """
      A price, a limit or a link was changed in one language and not in the others. Separators and the digits of \
      other scripts make no difference.
      """,
    source: "reports of translation tools",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "30 days"; "b" = "See https://example.com/help.";"#,
        "de.lproj/Localizable.strings":
          #""a" = "↓20 Tage"; "b" = "Siehe ↓https://example.org/help";"#,
        "fr.lproj/Localizable.strings":
          #""a" = "↓un mois"; "b" = "Voir https://example.com/help";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""a" = "1,000.5 of %1$@ in %2$lld"; "b" = "no number";"#,
        "de.lproj/Localizable.strings": #""a" = "1.000,5 von %1$@ in %2$lld"; "b" = "keine";"#,
        "fa.lproj/Localizable.strings": #""a" = "%2$lld %1$@ ۱٬۰۰۰٫۵"; "b" = "نه";"#,
      ])
    ]
  )

  /// Reports the first number or address that one of the two texts lacks.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    // A percent sign or a placeholder that went wrong is another rule's, with the number before it.
    guard let development = context.development, context.analysis.faults.isEmpty,
      development.analysis.faults.isEmpty
    else { return }
    let own = TextNumbers(context.analysis).items
    let wanted = TextNumbers(development.analysis).items
    guard own.map(\.value).sorted() != wanted.map(\.value).sorted() else { return }
    let surplus = own.first { item in !wanted.contains { $0.value == item.value } }
    let lacking = wanted.first { item in !own.contains { $0.value == item.value } }
    // The same ones, some more often: that is a matter of style.
    guard surplus != nil || lacking != nil else { return }
    let folder = development.table.folder ?? ""
    let message: Message =
      switch (surplus?.value, lacking?.value) {
      case (let surplus?, let lacking?):
        "the text of '\(context.key)' says '\(surplus)', but '\(lacking)' in '\(folder)'"
      case (let surplus?, nil): "'\(surplus)' in the text of '\(context.key)' is not in '\(folder)'"
      case (nil, let lacking?): "the text of '\(context.key)' lacks '\(lacking)' of '\(folder)'"
      case (nil, nil): ""
      }
    findings.add(
      context.finding(
        description,
        severity: .warning,
        at: surplus?.range ?? ByteRange(0, context.bytes.count),
        message,
        help: nil,
        related: []
      )
    )
  }
}
