import Catalogs
public import Diagnostics
import FormatStrings
import SourceText

/// Other line breaks than in the development language.
public enum DifferingNewlines: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "differing-newlines",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a translation has another number of line breaks than the development language",
    reason: """
      Line breaks are part of a layout: one too many pushes text out of a banner, one too few runs paragraphs \
      together.
      """,
    source: "reports of translation tools",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "One\nTwo"; "a" = "A";"#,
        "de.lproj/Localizable.strings": #""hi" = "↓Eins Zwei"; "a" = "A↓\n";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "One\nTwo";"#,
        "de.lproj/Localizable.strings": #""hi" = "Eins\nZwei";"#,
      ])
    ]
  )

  /// Reports a text whose line breaks are not as many as in the development language's.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard let development = context.development else { return }
    let text = QualityText(context.bytes)
    let own = breaks(text)
    let wanted = breaks(QualityText(development.analysis.text)).count
    guard own.count != wanted else { return }
    let surplus = own.count > wanted ? text.range(own[wanted]..<own[wanted] + 1) : nil
    findings.add(
      context.finding(
        description,
        severity: .note,
        at: surplus ?? ByteRange(0, context.bytes.count),
        """
        the text of '\(context.key)' has \(own.count) line breaks, but \(wanted) in \
        '\(development.table.folder ?? "")'
        """,
        help: nil,
        related: []
      )
    )
  }

  /// The places of line breaks; a return and a line feed are one.
  private static func breaks(_ text: QualityText) -> [Int] {
    text.scalars.indices.filter { index in
      switch text.scalars[index].value {
      case 0x0A: index == 0 || text.scalars[index - 1].value != 0x0D
      case 0x0D, 0x2028, 0x2029: true
      default: false
      }
    }
  }
}
