import Catalogs
public import Diagnostics
import FormatStrings
import Languages
import SourceText

/// Other punctuation at the end than in the development language.
public enum DifferingEndPunctuation: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "differing-end-punctuation",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a translation ends with other punctuation than the development language",
    reason: """
      A question without its mark, or a colon that was lost before a value, reads as another text.
      """,
    source: "reports of translation tools",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Delete it?"; "a" = "Name:"; "b" = "Done.";"#,
        "de.lproj/Localizable.strings": #""hi" = "Löschen↓."; "a" = "Name↓"; "b" = "Fertig↓!";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Delete it?"; "a" = "Done."; "b" = "Wait...";"#,
        "el.lproj/Localizable.strings": #""hi" = "Διαγραφή;"; "a" = "Έτοιμο."; "b" = "Αναμονή…";"#,
        "ja.lproj/Localizable.strings": #""hi" = "削除しますか？"; "a" = "完了。"; "b" = "お待ちを…";"#,
        "th.lproj/Localizable.strings": #""hi" = "ลบ"; "a" = "เสร็จ"; "b" = "รอ";"#,
      ])
    ]
  )

  /// Languages that end sentences without marks, or with marks inside a word.
  private static let others: Set<String> = ["hy", "km", "lo", "my", "th"]

  private enum Ending: Equatable {
    case none
    case stop
    case ellipsis
    case question
    case exclamation
    case colon
  }

  /// Reports a text that ends otherwise than the development language's.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard let development = context.development, !others.contains(context.language.language) else {
      return
    }
    let text = QualityText(context.bytes)
    let own = ending(text, isGreek: context.language.language == "el")
    let other = ending(QualityText(development.analysis.text), isGreek: false)
    guard own.ending != other.ending else { return }
    findings.add(
      context.finding(
        description,
        severity: .note,
        at: text.range(own.range),
        """
        the text of '\(context.key)' ends with other punctuation than in \
        '\(development.table.folder ?? "")'
        """,
        help: nil,
        related: []
      )
    )
  }

  /// What a text ends with, and where; quotes, brackets and spaces behind it do not count.
  private static func ending(
    _ text: QualityText,
    isGreek: Bool
  ) -> (ending: Ending, range: Range<Int>) {
    var end = text.scalars.count
    while end > 0, isWrapper(text.scalars[end - 1]) { end -= 1 }
    guard end > 0 else { return (.none, 0..<0) }
    let last = end - 1..<end
    switch text.scalars[end - 1].value {
    case 0x2026: return (.ellipsis, last)
    case 0x2E where end > 1 && text.scalars[end - 2] == ".": return (.ellipsis, last)
    case 0x2E, 0x3002, 0xFF0E, 0x964, 0x6D4, 0x1362: return (.stop, last)
    case 0x3F, 0xFF1F, 0x61F, 0x37E: return (.question, last)
    case 0x3B where isGreek: return (.question, last)
    case 0x21, 0xFF01: return (.exclamation, last)
    case 0x3A, 0xFF1A: return (.colon, last)
    default: return (.none, end..<end)
    }
  }

  private static func isWrapper(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .initialPunctuation, .format: true
    default: scalar == "\"" || scalar == "'" || scalar.properties.isWhitespace
    }
  }
}
