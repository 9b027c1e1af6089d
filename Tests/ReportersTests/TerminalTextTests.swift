import Reporters
import Testing

struct TerminalTextTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var shown: String
    var testDescription: String { shown }

    init(_ text: String, _ shown: String) {
      (self.text, self.shown) = (text, shown)
    }
  }

  static let cases = [
    Case("plain ~ text", "plain ~ text"),
    Case("\u{0}\t\n\r\u{1B}[31m\u{7F}", "␀␉␊␍␛[31m␡"),
    Case("\r\n", "␍␊"),
    Case("\u{85}\u{9B}", "<U+0085><U+009B>"),
    Case("a\u{202E}b\u{2066}c\u{200F}", "a<U+202E>b<U+2066>c<U+200F>"),
    Case("\u{FEFF}\u{200B}\u{AD}\u{2060}\u{2028}", "<U+FEFF><U+200B><U+00AD><U+2060><U+2028>"),
    Case("\u{3164}\u{E0041}\u{FFFE}\u{10FFFF}", "<U+3164><U+E0041><U+FFFE><U+10FFFF>"),
    Case("a\u{200D}b", "a<U+200D>b"),
    Case("می\u{200C}خواهم", "می\u{200C}خواهم"),
    Case("क्\u{200D}ष", "क्\u{200D}ष"),
    Case("👩\u{200D}💻 ❤\u{FE0F} 1\u{FE0F}\u{20E3}", "👩\u{200D}💻 ❤\u{FE0F} 1\u{FE0F}\u{20E3}"),
    Case("key\u{FE0F}", "key<U+FE0F>"),
    Case(
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    ),
    Case("e\u{301} \u{A0} \u{600}1 שלום 日本", "e\u{301} \u{A0} \u{600}1 שלום 日本"),
    Case(
      "##[error]x ##vso[a] #[b] ##VSO[c]",
      "##<U+005B>error]x ##vso<U+005B>a] #[b] ##VSO<U+005B>c]"
    ),
  ]

  @Test(arguments: cases) func showsWhatActsAndKeepsTheRest(_ item: Case) {
    #expect(
      Array(TerminalText.safe(item.text).unicodeScalars) == Array(item.shown.unicodeScalars)
    )
  }

  @Test func rightToLeftTextsStandInIsolates() {
    #expect(TerminalText.quoted("שלום") == "\u{2068}שלום\u{2069}")
    #expect(TerminalText.quoted("hello") == "hello")
    #expect(TerminalText.quoted("\u{202E}abc") == "<U+202E>abc")
  }

  @Test func pathsNeverBeginACommand() {
    #expect(TerminalText.path("::error::a.json") == "./::error::a.json")
    #expect(TerminalText.path("a::b\n::error::") == "a::b␊::error::")
  }

  @Test func columnsAreThoseOfATerminal() {
    let widths: [(String, Int)] = [
      ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("\u{1112}\u{1161}", 2),
      ("ｗ", 2), ("😀", 2), ("👩‍💻", 2), ("❤\u{FE0F}", 2), ("❤", 1), ("🇩🇪", 2), ("שלום", 4),
      ("हिन्दी", 5), ("", 0), ("…", 1),
    ]
    for (text, width) in widths { #expect(TerminalWidth.of(text) == width, "\(text)") }
  }
}
