import Diagnostics
import Foundation
import PlistSyntax
import SourceText
import Testing

/// The same bytes, read by Foundation and by us.
@Suite(.serialized)
struct OracleTests {
  /// How many texts are made for each seed.
  private static let count = 1000

  private static func ours(_ bytes: [UInt8]) -> (shape: Shape?, outcome: Outcome<PlistDocument>) {
    let outcome = PlistReader.read(SourceFile(path: "t.strings", bytes: bytes))
    return (outcome.value.isAccepted ? Shape(outcome.value) : nil, outcome)
  }

  /// What is wrong with a reading; nil when nothing is.
  private static func complaint(_ bytes: [UInt8]) -> String? {
    let (shape, outcome) = ours(bytes)
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    let theirs = Oracle.read(bytes)
    if shape != theirs {
      return
        "\(text): \(shape.map(\.description) ?? "nil"), not \(theirs.map(\.description) ?? "nil")"
    }
    let length = outcome.value.source.utf8.count
    if theirs == nil, !outcome.diagnostics.contains(where: { $0.severity == .error }) {
      return "\(text): refused without a reason"
    }
    if outcome.diagnostics.contains(where: { $0.message.template.contains("past this place") }) {
      return "\(text): not explained"
    }
    var last = 0
    for diagnostic in outcome.diagnostics {
      let range = diagnostic.place.range
      if range.upperBound > length || range.lowerBound < last {
        return "\(text): \(diagnostic.rule) at \(range) is out of place"
      }
      last = range.lowerBound
    }
    return nil
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func madeTextsAreReadAlike(_ seed: UInt64) {
    var generator = Generator(seed: seed)
    let texts = (0..<Self.count).map { _ in generator.text() }
    // XML has its own tests.
    let oldStyle = texts.filter { !$0.drop { $0.isWhitespace }.hasPrefix("<") }
    let complaints = oldStyle.compactMap { Self.complaint(Array($0.utf8)) }
    #expect(complaints.prefix(5) == [])
    #expect(oldStyle.count > Self.count * 9 / 10)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian])
  func otherEncodingsAreReadAlike(_ encoding: String.Encoding) {
    var generator = Generator(seed: 77)
    var mark: [UInt8] = []
    mark = Array("\u{FEFF}".data(using: encoding) ?? Data())
    let complaints = (0..<500).compactMap { index -> String? in
      let text = generator.text()
      guard !text.drop(while: \.isWhitespace).hasPrefix("<"),
        let data = text.data(using: encoding)
      else { return nil }
      let bytes = Array(data)
      // With a mark, without one, and cut within a unit.
      let files = [mark + bytes, bytes, mark + bytes.dropLast(1)]
      return Self.complaint(files[index % 3])
    }
    #expect(complaints.prefix(5) == [])
  }

  @Test func depthIsLimitedAlike() {
    var complaints: [String] = []
    for depth in 509...514 {
      let open = String(repeating: "(", count: depth)
      let close = String(repeating: ")", count: depth)
      let braces = String(repeating: "{a=", count: depth)
      let ends = String(repeating: "};", count: depth - 1)
      let texts = [
        open + close, open + "x" + close, "a=\(open)\(close);", "a=\(open)x\(close);",
        "a=\(braces)b;\(ends)};", "\(braces)b;\(ends)}", "a=\(braces){};\(ends)};",
        "a=\(braces)();\(ends)};", "(\(braces)b;\(ends)})",
      ]
      for text in texts {
        if Self.ours(Array(text.utf8)).shape != Oracle.read(Array(text.utf8)) {
          complaints.append("\(depth) \(text.prefix(5))")
        }
      }
    }
    #expect(complaints == [])
  }

  /// Half of a surrogate pair in the bytes of UTF-16, followed by an escape for the other half.
  ///
  /// Foundation joins them. Ours has already put U+FFFD for the first, because the text is read as
  /// UTF-8; no file was seen to hold this.
  @Test func knownDifferencesAreStillThere() {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for scalar in "\"a\" = \"".unicodeScalars { bytes += [UInt8(scalar.value), 0] }
    bytes += [0x3D, 0xD8]
    for scalar in "\\UDE00\";".unicodeScalars { bytes += [UInt8(scalar.value), 0] }
    let key = Array("a".utf8)
    #expect(Oracle.read(bytes) == .dictionary([key: .string(Array("\u{1F600}".utf8))]))
    #expect(Self.ours(bytes).shape == .dictionary([key: .string(Array("\u{FFFD}\u{FFFD}".utf8))]))
  }
}

extension OracleTests {
  /// One byte that is no UTF-8 does not make Foundation refuse a table: the copyright sign of
  /// Latin-1.
  @Test(arguments: [UInt8(0xA8), 0xA9, 0xAA, 0xE9, 0xC3])
  func oneByteIsForgiven(_ byte: UInt8) {
    for parts in [
      ("/* ", " 2020 */ \"a\" = \"b\";"), ("\"a\" = \"", " 2020\";"), ("\"", "\" = b;"),
    ] {
      let bytes = Array(parts.0.utf8) + [byte] + Array(parts.1.utf8)
      let outcome = PlistReader.read(SourceFile(path: "t.strings", bytes: bytes))
      #expect(outcome.value.isAccepted == (byte == 0xA9))
      #expect((outcome.value.isAccepted ? Shape(outcome.value) : nil) == Oracle.read(bytes))
      #expect(outcome.diagnostics.map(\.rule) == ["invalid-utf8"])
    }
  }
}
