import FormatStrings
import SourceText
import Testing

/// Whatever the bytes are: nothing traps, pieces cover the text, ranges lie inside it.
struct PropertyTests {
  /// A small generator with a seed, so that a failure comes back.
  struct Generator {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// Pieces that the scanners look at, and some broken UTF-8.
  static let parts: [[UInt8]] =
    [
      "%", "%", "%", "@", "$", "1", "0", "12", "99999999999999999999", "#", "#@", "name", "d", "s",
      ".", "*", "l", "h", " ", "-", "+", "[", "]", "{", "}", "{{", "}}", "(", ")", "&", "％", "٪",
      "﹪", "＠", "＄", "١", "é", "折", "🎉", "\u{A0}", "\u{200F}", "\u{202B}", "\u{202C}",
      "\u{2067}", "\u{2069}", "http://", "www.", "arg", "I64", ",", "'", "plural", "\n", "\u{0}",
    ].map { Array($0.utf8) } + [
      [0xE2], [0xE2, 0x80], [0x80], [0xFF], [0xF0, 0x9F], [0xD9], [0xEF, 0xBC],
    ]

  @Test(arguments: 1...40)
  func nothingTrapsAndEverythingIsCovered(_ seed: Int) {
    var generator = Generator(state: UInt64(seed))
    for _ in 0..<500 {
      var text: [UInt8] = []
      for _ in 0..<generator.next(14) {
        text += PropertyTests.parts[generator.next(PropertyTests.parts.count)]
      }
      check(text)
    }
  }

  private func check(_ text: [UInt8]) {
    let analysis = TextAnalysis(text)
    expectCover(analysis.push.pieces.map(\.range), text)
    if text.contains(0x25) { expectCover(analysis.format.pieces.map(\.range), text) }
    for fault in analysis.faults {
      #expect(fault.range.upperBound <= text.count && !fault.range.isEmpty, "\(text) \(fault)")
      for edit in fault.replacements { #expect(edit.range.upperBound <= text.count) }
    }
    let places = analysis.uses.map(\.range.lowerBound)
    #expect(places == places.sorted(), "\(text)")
    for use in analysis.uses {
      #expect(use.range.upperBound <= text.count)
      if let fault = use.fault { #expect(analysis.faults[fault].range == use.range) }
    }
    // What is read is what is sound: a good use is an argument for both readers.
    _ = analysis.push.render(arguments: ["A", "B"])
    _ = AppFormatter(text).render(arguments: [.object("A"), .int32(5)], symbols: NumberSymbols())
    let again = ArgumentComparison(translation: analysis, source: analysis, reader: .push)
    #expect(again.extra.isEmpty)
  }

  private func expectCover(_ ranges: [ByteRange], _ text: [UInt8]) {
    var end = 0
    for range in ranges {
      #expect(range.lowerBound == end && range.upperBound > end, "\(text)")
      end = range.upperBound
    }
    #expect(end == text.count, "\(text)")
  }

  /// Mending a certain fault the suggested way leaves no fault of its kind and place.
  @Test(arguments: FaultTests.foreignPercent + FaultTests.broken + FaultTests.otherSigns)
  func mendingAFaultRemovesIt(_ row: FaultTests.Case) {
    for reader in [ArgumentReader.push, .app] {
      for fault in TextAnalysis(row.text).faults where fault.confidence > .possible {
        let edits = fault.replacements(for: reader)
        guard !edits.isEmpty else { continue }
        var mended = Array(row.text.utf8)
        for edit in edits.reversed() {
          mended.replaceSubrange(edit.range.range, with: edit.text.utf8)
        }
        let left = TextAnalysis(mended).faults.filter {
          $0.range.lowerBound == fault.range.lowerBound && $0.kind != .variable
            && $0.kind != .numberGap && !(reader == .app && $0.kind == .notAnObject)
        }
        #expect(left.isEmpty, "\(row.text) → \(String(decoding: mended, as: UTF8.self))")
      }
    }
  }

  @Test func aLongTextIsReadInLinearTime() {
    for part in [
      "%", "{", "%#@", "% ", "@", "1$", "\u{202B}", "{a", "%1", "${", "{{", "a%20", "$1",
    ] {
      let text = Array(String(repeating: part, count: 30_000).utf8)
      let clock = ContinuousClock()
      let time = clock.measure { _ = TextAnalysis(text).faults.count }
      #expect(time < .seconds(20), "\(part)")
    }
  }
}
