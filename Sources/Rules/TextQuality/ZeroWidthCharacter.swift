public import Diagnostics
import Languages
import SourceText

/// A character that nobody sees and nothing needs.
public enum ZeroWidthCharacter: EntryRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "zero-width-character",
    category: .textQuality,
    severity: nil,
    group: .textQuality,
    summary: "a text holds a character without width that nothing around it needs",
    reason: """
      Nobody sees it, but it breaks searches and line breaks, and it comes along when the text is copied. \
      Joiners between letters of Arabic and Indic scripts and inside emoji are right, and so is the zero \
      width space of Thai, Lao, Khmer and Burmese.
      """,
    source: "Unicode Standard, 23.2 Layout Controls",
    fix: .unsafe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings": "\"hi\" = \"Hello↓\u{200B} %@\"; \"a\" = \"a↓\u{200D}b\";",
        "de.lproj/Localizable.strings": "\"hi\" = \"Hallo %@\"; \"a\" = \"↓\u{FEFF}a\";",
      ])
    ],
    clean: [
      RuleExample([
        "en.lproj/Localizable.strings": "\"hi\" = \"👨\u{200D}👩\u{200D}👧\";",
        "fa.lproj/Localizable.strings": "\"hi\" = \"می\u{200C}شود\";",
        "th.lproj/Localizable.strings": "\"hi\" = \"กา\u{200B}กา\";",
      ])
    ]
  )

  /// Languages that are written without spaces and mark where lines may break.
  private static let spaceless: Set<String> = ["km", "lo", "my", "th"]

  /// Reports each such character.
  public static func check(_ context: EntryContext, _ findings: inout Findings) {
    let text = QualityText(context.bytes)
    for (index, scalar) in text.scalars.enumerated() {
      guard isSurplus(scalar, at: index, in: text, context.language.language) else { continue }
      let range = text.range(index..<index + 1)
      findings.add(
        context.finding(
          description,
          severity: .warning,
          at: range,
          "\(CharacterName.describe(scalar)) in the text of '\(context.key)' is not seen",
          help: "delete it",
          related: [],
          fix: context.fix(range, with: "", isSafe: false)
        )
      )
    }
  }

  private static func isSurplus(
    _ scalar: Unicode.Scalar,
    at index: Int,
    in text: QualityText,
    _ language: String
  ) -> Bool {
    switch scalar.value {
    case 0x200B: return !spaceless.contains(language)
    case 0xFEFF, 0x180E: return true
    case 0x200C, 0x200D:
      let before = index > 0 ? text.scalars[index - 1] : " "
      let behind = index + 1 < text.scalars.count ? text.scalars[index + 1] : " "
      return before.isASCII || behind.isASCII
    default: return false
    }
  }
}
