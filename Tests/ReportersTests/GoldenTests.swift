import Reporters
import TestSupport
import Testing

/// Every format writes exactly its golden file, which was read by hand.
struct GoldenTests {
  static let names = ReporterRegistry.reporters.map { $0.name }

  private func text(_ report: Report, _ name: String, _ options: ReportOptions) throws -> String {
    var text = ""
    try #require(ReporterRegistry.reporter(named: name)).write(report, to: &text, options: options)
    return text
  }

  @Test(arguments: names) func writesItsGoldenFile(_ name: String) throws {
    let options = ReportOptions(directory: "/project")
    try expectGolden(text(SampleReport.report, name, options), "\(name).txt")
  }

  @Test(arguments: names) func aCleanReportIsWhole(_ name: String) throws {
    try expectGolden(text(SampleReport.clean, name, ReportOptions()), "\(name)-clean.txt")
  }

  @Test func colorsStandAroundWordsOnly() throws {
    let options = ReportOptions(usesColor: true, isQuiet: true, showsStatistics: true)
    try expectGolden(text(SampleReport.report, "text", options), "text-color.txt")
  }

  @Test func namesAreUnique() {
    #expect(Set(Self.names).count == Self.names.count)
    #expect(ReporterRegistry.reporter(named: "no-such-format") == nil)
  }
}
