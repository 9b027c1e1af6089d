import Diagnostics
import PlistSyntax
import SourceText
import Testing

struct ConformanceTests {
  @Test func theRecordIsThere() {
    #expect(RecordedRow.all.count == 228)
    #expect(RecordedRow.all.count(where: \.isOldStyle) == 208)
  }

  /// Keys that are equal but for normalization, which the row's own JSON cannot be read without
  /// joining, because Swift's strings compare that way.
  private static let joined = "basic.nfc_and_nfd_keys"

  @Test func keysAreComparedLiterally() throws {
    let row = try #require(RecordedRow.all.first { $0.name == Self.joined })
    let outcome = PlistReader.read(SourceFile(path: "t", bytes: row.bytes))
    let expected: [[UInt8]: Shape] = [
      Array("caf\u{E9}".utf8): .string(Array("1".utf8)),
      Array("cafe\u{301}".utf8): .string(Array("2".utf8)),
    ]
    #expect(outcome.value.isAccepted)
    #expect(Shape(outcome.value) == .dictionary(expected))
  }

  @Test(arguments: RecordedRow.all.filter { $0.isOldStyle && $0.name != joined })
  func readsWhatApplesReaderReads(_ row: RecordedRow) {
    let outcome = PlistReader.read(SourceFile(path: "Localizable.strings", bytes: row.bytes))
    let shape = outcome.value.isAccepted ? Shape(outcome.value) : nil
    #expect(shape == row.shape)
    let hasError = outcome.diagnostics.contains { $0.severity == .error }
    #expect(outcome.value.isAccepted || hasError)
  }
}
