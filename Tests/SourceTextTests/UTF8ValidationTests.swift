import SourceText
import Testing

struct UTF8ValidationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let invalid: ByteRange?
    var hasHighControls = false
  }

  static let cases: [Case] = [
    Case(testDescription: "nothing", bytes: [], invalid: nil),
    Case(testDescription: "all lengths", bytes: Array("aé€😀 plain ASCII".utf8), invalid: nil),
    Case(
      testDescription: "noncharacters",
      bytes: [0xEF, 0xBF, 0xBE, 0xEF, 0xB7, 0x90],
      invalid: nil
    ),
    Case(
      testDescription: "a byte that begins nothing",
      bytes: [0x61, 0x80],
      invalid: ByteRange(1, 2)
    ),
    Case(testDescription: "overlong", bytes: [0xC0, 0xAF], invalid: ByteRange(0, 1)),
    Case(
      testDescription: "overlong in three",
      bytes: [0xE0, 0x9F, 0xBF],
      invalid: ByteRange(0, 1)
    ),
    Case(testDescription: "overlong in four", bytes: [0xF0, 0x8F, 0xBF], invalid: ByteRange(0, 1)),
    Case(testDescription: "a surrogate", bytes: [0xED, 0xA0, 0xBD], invalid: ByteRange(0, 1)),
    Case(testDescription: "above U+10FFFF", bytes: [0xF4, 0x90, 0x80], invalid: ByteRange(0, 1)),
    Case(
      testDescription: "cut in four",
      bytes: [0x61, 0xF0, 0x9F, 0x98],
      invalid: ByteRange(1, 4)
    ),
    Case(testDescription: "broken off", bytes: [0xE2, 0x82, 0x41], invalid: ByteRange(0, 2)),
    Case(
      testDescription: "behind eight bytes of ASCII",
      bytes: Array("123456789".utf8) + [0xE9, 0x22],
      invalid: ByteRange(9, 10)
    ),
    Case(
      testDescription: "DELETE in the middle of ASCII",
      bytes: Array("12345\u{7F}6789abcdef".utf8),
      invalid: nil,
      hasHighControls: true
    ),
    Case(
      testDescription: "NEXT LINE",
      bytes: Array("\u{85}".utf8),
      invalid: nil,
      hasHighControls: true
    ),
    Case(testDescription: "NO-BREAK SPACE", bytes: Array("\u{A0}".utf8), invalid: nil),
  ]

  @Test(arguments: cases)
  func invalidBytesAreFound(_ row: Case) {
    let findings = row.bytes.withUnsafeBufferPointer {
      UTF8Validation.scan($0, 0..<row.bytes.count)
    }
    #expect(findings.invalid == row.invalid)
    #expect(findings.hasHighControls == row.hasHighControls)
    #expect(UTF8Validation.firstInvalid(in: row.bytes, 0..<row.bytes.count) == row.invalid)
    let isValid = String(validating: row.bytes, as: UTF8.self) != nil
    #expect(isValid == (row.invalid == nil))
  }

  /// Every pair of bytes behind every length of ASCII is judged as the standard library judges it.
  @Test func pairsAreJudgedAsTheStandardLibraryJudgesThem() {
    var wrong: [[UInt8]] = []
    for first in UInt8(0x70)...0xFF {
      for second in stride(from: UInt8(0x30), through: 0xF0, by: 8) {
        for third: [UInt8] in [[], [0x80], [0xBF, 0x80]] {
          let bytes = [0x61, 0x62, first, second] + third + Array("abcdefgh".utf8)
          let isValid = String(validating: bytes, as: UTF8.self) != nil
          let invalid = UTF8Validation.firstInvalid(in: bytes, 0..<bytes.count)
          if isValid != (invalid == nil) { wrong.append(bytes) }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func scalarsAreAppendedAsTheStandardLibraryEncodesThem() {
    for scalar: Unicode.Scalar in ["\0", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}", "😀"]
    {
      var bytes: [UInt8] = []
      bytes.appendUTF8(scalar)
      #expect(bytes == Array(String(scalar).utf8))
    }
  }
}
