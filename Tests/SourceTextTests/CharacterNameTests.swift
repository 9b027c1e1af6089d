import SourceText
import Testing

struct CharacterNameTests {
  @Test(
    arguments: [
      ("\u{A0}", "NO-BREAK SPACE (U+00A0)"), ("#", "'#'"), ("п", "'п' (U+043F)"),
      ("“", "'“' (LEFT DOUBLE QUOTATION MARK, U+201C)"), ("\0", "NUL (U+0000)"),
      ("\u{FEFF}", "BYTE ORDER MARK (U+FEFF)"), (" ", "SPACE (U+0020)"), ("\u{E000}", "U+E000"),
      ("\u{301}", "U+0301"), ("😀", "'😀' (U+1F600)"), ("\u{1D173}", "U+1D173"),
    ] as [(Unicode.Scalar, String)]
  )
  func charactersAreNamed(_ row: (scalar: Unicode.Scalar, name: String)) {
    #expect(CharacterName.describe(row.scalar) == row.name)
  }

  /// The names are those of the standard library's Unicode data, where it has one.
  @Test func namesAreUnicodes() {
    let ownWords: Set<UInt32> = [0xFEFF]
    for value in UInt32(0x20)...0xFFFF where !ownWords.contains(value) {
      guard let scalar = Unicode.Scalar(value), let name = CharacterName.name(of: scalar),
        let official = scalar.properties.name
      else { continue }
      #expect(name == official, "\(CharacterName.codePoint(scalar))")
    }
  }

  @Test func invisibleCharactersAreKnown() {
    let invisible: [Unicode.Scalar] = [
      "\u{A0}", "\u{200B}", "\u{FEFF}", "\u{200F}", "\0", "\u{3000}", "\u{AD}",
    ]
    #expect(invisible.allSatisfy(CharacterName.isInvisible))
    let visible: [Unicode.Scalar] = ["a", ";", "“", "\u{301}", "日"]
    #expect(!visible.contains(where: CharacterName.isInvisible))
  }
}
