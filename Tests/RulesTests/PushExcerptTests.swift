import FormatStrings
import SourceText
import Testing

@testable import Rules

/// What messages quote of the text that a phone shows.
struct PushExcerptTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let part: String
    let arguments: [String]
    let shown: String?

    init(_ text: String, _ part: String, _ arguments: [String], _ shown: String?) {
      (self.text, self.part, self.arguments, self.shown) = (text, part, arguments, shown)
    }

    var testDescription: String { text }
  }

  static let cases = [
    Case("Hi % @", "% @", ["Kim"], "Hi @"),
    Case("Hi % @", "% @", [], "Hi % @"),
    Case("%@: 50%。", "%", ["Kim"], nil),
    Case("%@: 50%。", "%", [], "%@: 50%。"),
    Case("100%", "%", ["Kim"], "100"),
    Case("%d", "%d", ["3"], ""),
    Case("%2$@ %@", "%@", ["a"], "<null> a"),
    Case(
      "a long text before it: %1$s and a long text behind it, too",
      "%1$s",
      ["Kim"],
      "… before it: $s and a long text behind…"
    ),
    Case("これは前にある長い文章です%dとても長い後ろの文章がここにあります", "%d", ["3"], "これは前にある長い文章ですとても長い後ろの文章がここにあります"),
  ]

  @Test(arguments: cases) func quotesTheSurroundings(_ test: Case) throws {
    let bytes = Array(test.text.utf8)
    let part = Array(test.part.utf8)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: part) })
    let shown = PushExcerpt.shown(
      ByteRange(start, start + part.count),
      of: PushText(test.text),
      arguments: test.arguments
    )
    #expect(shown == test.shown)
  }
}
