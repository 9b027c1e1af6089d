import FormatStrings
import SourceText
import Testing

/// Which changes of a text are read as the text is meant.
struct MendingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let reader: ArgumentReader
    let text: String
    let range: ByteRange
    let new: String
    let isKept: Bool

    init(_ reader: ArgumentReader, _ text: String, _ range: Range<Int>, _ new: String, _ kept: Bool)
    {
      (self.reader, self.text, self.range) = (reader, text, ByteRange(range))
      (self.new, isKept) = (new, kept)
    }

    var testDescription: String { "\(text) → \(new)" }
  }

  static let cases = [
    Case(.app, "100% %@", 3..<4, "%%", true),
    Case(.push, "100% %@", 3..<4, "%%", true),
    Case(.app, "％@", 0..<4, "%@", true),
    Case(.app, "％@", 0..<4, "%d", false),
    Case(.app, "%ix%i", 0..<1, "%%", false),
    Case(.app, "%@ %@", 4..<4, "1$", false),
    Case(.app, "%@ %@", 4..<4, "2$", true),
    Case(.app, "%d of %@", 0..<2, "%ld", false),
    Case(.push, "%d of %@", 0..<2, "%@", true),
    Case(.app, "50% 30% %@", 6..<7, "%%", false),
    Case(.push, "50%... %@", 3..<6, "…", false),
    Case(.app, "Wait...", 4..<7, "…", true),
  ]

  @Test(arguments: cases) func aChangeIsHeldAgainstWhatIsMeant(_ row: Case) {
    let change = [TextReplacement(row.range, row.new)]
    #expect(TextAnalysis(row.text).staysAsMeant(after: change, reader: row.reader) == row.isKept)
  }
}
