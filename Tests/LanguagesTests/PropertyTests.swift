import Languages
import Testing

/// Names are foreign data: whatever a folder is called, every question has an answer.
@Suite struct PropertyTests {
  static let pieces = [
    "en", "zh", "Hans", "hant", "BR", "419", "001", "x", "u", "nu", "-", "_", "--", "@", ".", " ",
    "1", "é", "日本", "\u{202E}", "\0", "no", "NYNORSK", "sh", "RS", "rBR", "Latin", "POSIX",
    "averyverylongnameindeed", "%", "\u{1F600}", "pt", "sgn", "i", "klingon", "root", "Base",
  ]

  @Test func everyNameHasAnAnswer() {
    var generator = SeededGenerator(state: 3)
    for _ in 0..<5_000 {
      let name = (0..<Int.random(in: 0...6, using: &generator))
        .compactMap { _ in Self.pieces.randomElement(using: &generator) }.joined()
      let id = LanguageID(name)
      // Spelling a name twice changes nothing more.
      #expect(LanguageID(id.canonical).canonical == id.canonical, "\(name.debugDescription)")
      #expect(id.modern.modern == id.modern, "\(name.debugDescription)")
      _ = id.direction
      _ = CatalogFolder.name(for: name)
      _ = LprojName.misspelt(folder: name)
      _ = PluralRules(language: name).integerCategories
      _ = NumberStyle(locale: name)
      // A suggested name is one that nothing is wrong with.
      switch LprojName(name).fault {
      case .miscased(let better)?, .legacy(let better)?, .unknown(let better?)?:
        let fault = LprojName(better).fault
        #expect(fault == nil || fault == .ambiguous, "\(name.debugDescription): \(better)")
      default: break
      }
      #expect(LanguageMatcher.chain(preferred: ["en"], available: [name, "en"]).contains("en"))
    }
  }

  /// The original stops at such a name and finds nothing behind it; decision 0005.
  @Test func longNamesSpoilNothing() {
    let available = ["MyCustomLanguage", "日本", "de"]
    #expect(LanguageMatcher.chain(preferred: ["de-AT"], available: available) == ["de"])
    #expect(LanguageMatcher.chain(preferred: ["MyCustomLanguage"], available: available) == [])
  }
}
