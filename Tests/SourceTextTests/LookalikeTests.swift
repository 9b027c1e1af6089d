import SourceText
import Testing

/// Texts that look alike are told apart by the characters that differ.
struct LookalikeTests {
  struct Row: Sendable {
    let other: String
    let written: String
    let has: String?
    let lacks: String?
  }

  static let rows = [
    Row(
      other: "new\u{A0}msg",
      written: "new msg",
      has: "NO-BREAK SPACE (U+00A0)",
      lacks: "SPACE (U+0020)"
    ),
    Row(other: "a\u{200B}b", written: "ab", has: "ZERO WIDTH SPACE (U+200B)", lacks: nil),
    Row(other: "ab", written: "a\u{200B}b", has: nil, lacks: "ZERO WIDTH SPACE (U+200B)"),
    Row(other: "ab ", written: "ab", has: "SPACE (U+0020)", lacks: nil),
    Row(other: "\u{FEFF}ab", written: "ab", has: "BYTE ORDER MARK (U+FEFF)", lacks: nil),
    Row(other: "a  b", written: "a b", has: "SPACE (U+0020)", lacks: nil),
    Row(
      other: "n\u{435}w",
      written: "new",
      has: "CYRILLIC SMALL LETTER IE (U+0435)",
      lacks: "LATIN SMALL LETTER E (U+0065)"
    ),
    Row(
      other: "caf\u{E9}",
      written: "cafe\u{301}",
      has: "LATIN SMALL LETTER E WITH ACUTE (U+00E9)",
      lacks: "LATIN SMALL LETTER E (U+0065) with COMBINING ACUTE ACCENT (U+0301)"
    ),
    Row(
      other: "a\u{2011}b",
      written: "a-b",
      has: "NON-BREAKING HYPHEN (U+2011)",
      lacks: "HYPHEN-MINUS (U+002D)"
    ),
    Row(
      other: "\u{FF21}",
      written: "A",
      has: "FULLWIDTH LATIN CAPITAL LETTER A (U+FF21)",
      lacks: "LATIN CAPITAL LETTER A (U+0041)"
    ),
  ]

  @Test(arguments: rows)
  func differencesAreNamed(_ row: Row) {
    let difference = Lookalike.difference(of: row.other, from: row.written)
    #expect(difference?.has == row.has)
    #expect(difference?.lacks == row.lacks)
    #expect(difference != nil)
  }

  @Test(arguments: [("new", "now"), ("new", "new"), ("New", "new"), ("a b", "ab"), ("", "a")])
  func othersDoNotLookAlike(_ first: String, _ second: String) {
    #expect(Lookalike.difference(of: first, from: second) == nil)
    #expect(!Lookalike.areAlike(first, second))
  }

  @Test func lookalikesAreNearWhateverTheDistance() {
    let written = "a b c d e f"
    let other = "a\u{A0}b\u{A0}c\u{A0}d\u{A0}e\u{A0}f"
    #expect(EditDistance.nearNames(to: written, in: ["a b c d", other]) == [other])
  }
}
