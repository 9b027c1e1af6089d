public import Diagnostics
import FormatStrings
import Languages
import SourceText

/// Letters of a script that the language is not written in.
public enum WrongScript: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "wrong-script",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a text has letters of a script that its language is not written in",
    reason: """
      A Cyrillic 'а' among Latin letters looks right and is not found by a search; a text wholly in another \
      script was pasted into the wrong file.
      """,
    source: "Unicode Technical Standard 39, mixed-script confusables",
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "P↓аypal"; "a" = "Settings";"#,
        "de.lproj/Localizable.strings": #""hi" = "Paypal"; "a" = "↓Настройки";"#,
        "ru.lproj/Localizable.strings": #""hi" = "Пр↓eдлог"; "a" = "Настройки";"#,
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": #""hi" = "Русский"; "a" = "Settings, Ω"; "b" = "αβ";"#,
        "de.lproj/Localizable.strings": #""hi" = "Русский"; "a" = "Größe in µm"; "b" = "αβ";"#,
        "ru.lproj/Localizable.strings": #""hi" = "Русский"; "a" = "iPhone-ом"; "b" = "GIFки";"#,
        "ja.lproj/Localizable.strings": #""hi" = "日本語のテキスト"; "a" = "Settings"; "b" = "OK";"#,
      ])
    ]
  )

  /// Fewest letters of another script that are taken for a text.
  private static let fewestLetters = 4

  /// Letters of Latin, Cyrillic and Greek that look like one of another of the three.
  private static let lookalikes = Set(
    "aceiopxysjABCEHIKMOPTXYZN\u{430}сеорхуіјѕ\u{410}ВСЕНІКМОРТХУαονιρΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars
  )

  /// Reports a lookalike inside a word, else a text that is wholly in another script.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let text = QualityText(context.bytes)
    for word in text.runs(where: \.isWordPart) {
      guard let index = lookalike(in: text, word), let script = LetterScript(text.scalars[index])
      else { continue }
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: text.range(index..<index + 1),
          """
          '\(text.string(index..<index + 1))' in '\(text.string(word))' is a \(script.rawValue) letter, the \
          others of this word are not
          """,
          help: "type the word again",
          related: []
        )
      )
      return
    }
    checkWhole(text, context, &findings)
  }

  private static func checkWhole(
    _ text: QualityText,
    _ context: EntryContext,
    _ findings: inout Findings
  ) {
    guard let development = context.development, let code = context.language.usualScript,
      let wanted = LetterScript.scripts(ofCode: code)
    else { return }
    let letters = text.scalars.indices.filter { text.scalars[$0].properties.isAlphabetic }
    let found = Set(letters.map { LetterScript(text.scalars[$0]) })
    // Names of languages and of products stay as they are in all languages.
    guard letters.count >= fewestLetters, found.count == 1, let script = found.first ?? nil,
      !wanted.contains(script), script != .latin, let first = letters.first,
      development.analysis.text != context.bytes
    else { return }
    findings.add(
      context.finding(
        description,
        severity: .warning,
        at: ByteRange(text.range(first..<first + 1).lowerBound, context.bytes.count),
        "the text of '\(context.key)' is \(script.rawValue), which '\(context.language.canonical)' is not written in",
        help: "look whether it belongs to another language",
        related: []
      )
    )
  }

  /// The first letter of the rarer script of a word of two, where all of those look like others.
  private static func lookalike(in text: QualityText, _ word: Range<Int>) -> Int? {
    var places: [LetterScript: [Int]] = [:]
    for index in word {
      guard let script = LetterScript(text.scalars[index]) else { continue }
      places[script, default: []].append(index)
    }
    guard places.count == 2, Set(places.keys).isSubset(of: [.latin, .cyrillic, .greek]) else {
      return nil
    }
    let rarer = places.values.min { ($0.count, $0[0]) < ($1.count, $1[0]) } ?? []
    guard rarer.count * 2 < word.count, rarer.allSatisfy({ lookalikes.contains(text.scalars[$0]) })
    else { return nil }
    return rarer.first
  }
}
