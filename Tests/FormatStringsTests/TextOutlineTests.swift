import Testing

@testable import FormatStrings

/// A text whose outline is clear is never looked at again, so an outline must never be clear too soon.
struct TextOutlineTests {
  @Test(arguments: 1...40)
  func clearTextsHaveNoFaults(_ seed: Int) {
    var generator = PropertyTests.Generator(state: UInt64(seed))
    // What outlines are made for, and what may stand around it.
    let parts =
      PropertyTests.parts + ["%@", "%1$@", "%2$@", "%3$@", "a", "ж", "& "].map { Array($0.utf8) }
    var clear = 0
    for _ in 0..<2_000 {
      var text: [UInt8] = []
      for _ in 0..<generator.next(7) { text += parts[generator.next(parts.count)] }
      let outline = Self.outline(text)
      guard outline.isClear else { continue }
      clear += 1
      let analysis = TextAnalysis(text, isClear: false)
      #expect(analysis.faults.isEmpty, "\(String(decoding: text, as: UTF8.self))")
      #expect(analysis.uses == TextAnalysis(text).uses)
    }
    #expect(clear > 50)
  }

  @Test(arguments: 1...10)
  func agreeingTextsDifferInNoArgument(_ seed: Int) {
    var generator = PropertyTests.Generator(state: UInt64(seed))
    let parts = ["%@", "%1$@", "%2$@", "%1$@ %2$@", "a", "ж", " ", ".", "\n"]
    for _ in 0..<2_000 {
      let texts = (0..<2).map { _ in
        Array((0..<generator.next(4)).map { _ in parts[generator.next(parts.count)] }.joined().utf8)
      }
      guard Self.outline(texts[0]).agrees(with: Self.outline(texts[1])) else { continue }
      for reader in [ArgumentReader.app, .push] {
        let comparison = ArgumentComparison(
          translation: TextAnalysis(texts[0]),
          source: TextAnalysis(texts[1]),
          reader: reader
        )
        #expect(comparison.extra.isEmpty && comparison.missing.isEmpty)
        #expect(comparison.typeDifferences.isEmpty && comparison.swapped == nil)
      }
    }
  }

  @Test(arguments: [
    ("", true), ("Hello", true), ("%@", true), ("%@, %1$@", false), ("%@ %@", false),
    ("%1$@ in %2$@", true), ("%2$@", false), ("%1$@ %1$@", true), ("%d", false), ("100%", false),
    ("%@s", false), ("Terms & Conditions", true), ("&@", false), ("{name}", false), ("٪@", false),
    ("%10$@", false), ("anna@example.org", false), ("\u{202B}x", false), ("сообщение %@.", true),
  ])
  func isClear(_ text: String, _ isClear: Bool) {
    #expect(Self.outline(Array(text.utf8)).isClear == isClear)
  }

  @Test func signsAreFound() {
    #expect(Self.outline(Array("a & b <i> \\n".utf8)).signs == [.ampersand, .lessThan, .backslash])
    #expect(Self.outline(Array("ab".utf8)).signs == [])
  }

  private static func outline(_ text: [UInt8]) -> TextOutline {
    text.withUnsafeBufferPointer { TextOutline($0) }
  }
}
