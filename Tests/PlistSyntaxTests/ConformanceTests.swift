import Diagnostics
import PlistSyntax
import SourceText
import Testing

struct ConformanceTests {
  @Test func theRecordIsThere() {
    #expect(RecordedRow.all.count == 228)
    #expect(RecordedRow.all.count(where: \.isOldStyle) == 208)
  }

  @Test(arguments: RecordedRow.all.filter(\.isOldStyle))
  func readsWhatApplesReaderReads(_ row: RecordedRow) {
    let outcome = PlistReader.read(SourceFile(path: "Localizable.strings", bytes: row.bytes))
    let shape = outcome.value.isAccepted ? Shape(outcome.value) : nil
    #expect(shape == row.shape)
    let hasError = outcome.diagnostics.contains { $0.severity == .error }
    #expect(outcome.value.isAccepted || hasError)
  }
}
