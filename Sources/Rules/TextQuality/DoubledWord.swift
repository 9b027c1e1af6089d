public import Diagnostics
import FormatStrings
import Languages
import SourceText

/// A word twice in a row.
public enum DoubledWord: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "doubled-word",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a word stands twice in a row",
    reason: """
      A slip that spelling checkers of translation tools miss. Only languages in which a doubled word means \
      nothing are looked at.
      """,
    source: "reports of translation tools",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "You have the ↓the keys";"#,
        "de.lproj/Localizable.strings": #""hi" = "Sie haben ↓haben Schlüssel";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "all that that had had %@ %@, a A";"#,
        "fr.lproj/Localizable.strings": #""hi" = "nous nous trouvons";"#,
        "id.lproj/Localizable.strings": #""hi" = "anak anak";"#,
      ])
    ]
  )

  /// Languages in which doubling a word is no grammar.
  private static let languages: Set<String> = [
    "bg", "ca", "cs", "da", "de", "en", "es", "et", "fi", "fr", "hr", "it", "lt", "lv", "nb", "nl",
    "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "uk",
  ]
  /// Words that rightly stand twice.
  private static let right: Set<String> = [
    "bye", "das", "den", "der", "die", "had", "je", "no", "nous", "sie", "so", "that", "very",
    "vous",
  ]

  /// Reports the second of two equal words with white space between them.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    guard languages.contains(context.language.language) else { return }
    let text = QualityText(context.bytes)
    let taken = context.analysis.format.specifiers.map(\.range)
    let words = text.runs(where: \.isWordPart)
    for (first, second) in zip(words, words.dropFirst()) where second.count > 1 {
      let between = text.scalars[first.upperBound..<second.lowerBound]
      let word = text.string(second).lowercased()
      let range = text.range(second)
      guard between.allSatisfy(\.properties.isWhitespace), !right.contains(word),
        text.string(first).lowercased() == word,
        !taken.contains(where: {
          $0.lowerBound < range.upperBound && range.lowerBound < $0.upperBound
        })
      else { continue }
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: range,
          "'\(text.string(second))' stands twice in the text of '\(context.key)'",
          help: "delete one of the two",
          related: []
        )
      )
    }
  }
}
