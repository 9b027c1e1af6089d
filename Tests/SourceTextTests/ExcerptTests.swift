import SourceText
import Testing

/// Texts that are cut for a sentence.
struct ExcerptTests {
  @Test(arguments: [
    ("", ""),
    ("two words.", "two words."),
    ("just ten c", "just ten c"),
    ("one and two words", "one and…"),
    ("one and tw", "one and tw"),
    ("one andtwo words", "one andtwo…"),
    ("a bcdefghijklmn", "a bcdefghi…"),
    ("12345678901", "1234567890…"),
    ("éééééééééé", "éééééééééé"),
    ("ééééééééééé", "éééééééééé…"),
    ("one two   threefour", "one two…"),
  ])
  func isCutBehindAWord(_ text: String, _ excerpt: String) {
    #expect(Excerpt.of(text, limit: 10) == excerpt)
  }
}
