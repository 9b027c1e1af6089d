import Diagnostics
import FileAccess
import PushlocKit
import SourceText
import TestSupport
import Testing

/// Texts with percent signs of every kind: what is said of them, and what a fix makes of them.
struct PercentTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    /// The text of the development language; empty where the text stands there itself.
    let source: String
    let text: String
    /// The findings: `severity rule`.
    let findings: [String]
    /// The text after all safe fixes; the same where nothing is safe.
    let mended: String

    init(_ text: String, _ findings: [String] = [], fixed: String? = nil, source: String = "") {
      (self.source, self.text, self.findings) = (source, text, findings)
      mended = fixed ?? text
    }

    var testDescription: String { source.isEmpty ? text : "\(source) | \(text)" }
  }

  /// Specifiers without a space before a unit, as CLDR's short units are written.
  static let compact = [
    "%ix%i pixel", "%1$ix%2$i", "%1$ih %2$im", "%1$gkg", "%ix%ix%i", "%gkg", "%g°C", "%im", "%ih",
    "%is", "%imin", "%iKB", "%X%X", "%1$xh", "%cm", "%.1fkm", "%lux%lu", "%hux%hu", "%zdMB", "0%dm",
    "%lldth", "%02dh%02dm", "%d×%d", "%dst", "%1$@x%2$@", "%d%%", "%d %%", "%05.2f%s", "%d個",
    "% d°",
    "%dJ. %dM.", "%1$cm",
  ].map { Row($0) }

  /// Percent signs that belong to something else.
  static let foreign = [
    Row("%SOURCE_TABLE% %@"), Row("%name% (%d)"), Row("%Y-%m-%d"), Row("%d.%m.%Y"), Row("%H:%M"),
    Row("%m/%d"), Row("%%d %@"), Row("100%%%@"), Row("%d%%%d"), Row("100 %"), Row("%50"), Row("%5"),
    Row("%50 indirim %d", ["error accidental-specifier"], fixed: "%%50 indirim %d"),
    Row("name LIKE '%@%'", ["note lone-percent"]),
    Row("name LIKE '%%%@%%'"),
    Row("%.0f% %", ["note lone-percent"]),
    Row("%H:%M %@", ["note lone-percent", "note lone-percent"]),
    Row("https://a/?b=a%20b&c=%@", ["warning lone-percent"], fixed: "https://a/?b=a%%20b&c=%@"),
    Row("width:100%; color:%@", ["warning lone-percent"], fixed: "width:100%%; color:%@"),
    Row("%@ %complete", ["warning accidental-specifier"]),
    Row("%Lld", ["warning broken-specifier"]),
    Row("$1%@", ["warning broken-specifier"]),
    Row("%@ in %2$@", ["note mixed-numbered"], fixed: "%1$@ in %2$@"),
    Row("%1$@ in %@", ["error mixed-numbered"]),
  ]

  /// Percentages in a text that takes an argument, as languages write them.
  static let percentages = [
    Row("50 % %@", ["warning lone-percent"], fixed: "50 %% %@"),
    Row("%1$@%", ["warning lone-percent"], fixed: "%1$@%%"),
    Row(
      "%@ (100%, 50%)",
      ["warning lone-percent", "warning lone-percent"],
      fixed: "%@ (100%%, 50%%)"
    ),
    Row("%d% of %d", ["error accidental-specifier"], fixed: "%d%% of %d"),
    Row("50\u{A0}% de %@", ["error accidental-specifier"], fixed: "50\u{A0}%% de %@"),
    Row("50 %\u{A0}de %@", ["warning lone-percent"], fixed: "50 %%\u{A0}de %@"),
    Row("20%-i kedvezmény %@", ["error accidental-specifier"], fixed: "20%%-i kedvezmény %@"),
    Row("%d %-os", ["error accidental-specifier"], fixed: "%d %%-os"),
    Row("100 %:n %@", ["warning lone-percent"], fixed: "100 %%:n %@"),
    Row("%50'i %@", ["warning lone-percent"], fixed: "%%50'i %@"),
    Row("%50den fazla %@", ["warning accidental-specifier"]),
    Row("%@: ٥٠٪"), Row("%@さん５０％オフ"), Row("%@: 50％off"),
    Row("50%折 %@", ["warning lone-percent"], fixed: "50%%折 %@"),
  ]

  /// Translations beside their sources.
  static let translations = [
    Row("%i×%i", source: "%ix%i"), Row("%1$i × %2$i", source: "%ix%i"),
    Row("%d.%m.", source: "%m/%d"), Row("%50den fazla", source: "over 50%"),
    Row("%50i", source: "50%"), Row("100%ig", ["note accidental-specifier"], source: "100% sure"),
    Row("%d %%", source: "%d%%"), Row("%% %d", source: "%d%%"), Row("%%%d", source: "%d%%"),
    Row("%d %", ["warning lone-percent"], fixed: "%d %%", source: "%d%%"),
    Row("%@ & %2$@", ["note mixed-numbered"], fixed: "%1$@ & %2$@", source: "%@ and %@"),
    Row("%s Dateien", ["error type-differs-from-source"], source: "%d files"),
    Row("％@", ["error foreign-percent"], fixed: "%@", source: "%@"),
    Row("％d個", ["error foreign-percent"], source: "%d"),
  ]

  private static func files(_ row: Row) -> MemoryFiles {
    func table(_ text: String) -> String { "\"k\" = \"\(text)\";\n" }
    return row.source.isEmpty
      ? MemoryFiles(["en.lproj/T.strings": table(row.text)])
      : MemoryFiles([
        "en.lproj/T.strings": table(row.source), "de.lproj/T.strings": table(row.text),
      ])
  }

  @Test(arguments: compact + foreign + percentages + translations)
  func nothingWrongIsSaidAndNothingWrongWritten(_ row: Row) throws {
    let files = Self.files(row)
    let loader = ProjectLoader(
      files: files,
      developmentLanguage: DevelopmentLanguage(name: "en", origin: .flag)
    )
    let path = row.source.isEmpty ? "en.lproj/T.strings" : "de.lproj/T.strings"
    // Numbering every text would hide what else is written.
    let levels = RuleLevels(
      configuration: Configuration(),
      flags: [.flag("unnumbered-several", .off)]
    )
    let check = CheckRun(loader: loader, paths: ["."], levels: levels)
    let first = try check.result()
    let found = first.findings.filter { $0.place.path == path }
    #expect(found.map { "\($0.severity) \($0.rule)" } == row.findings)
    let result = try FixRun(check: check, includesUnsafe: false).result(after: first)
    let mended = result.mended.first { $0.path.string == path }
    guard let mended else {
      #expect(row.mended == row.text)
      return
    }
    let written = String(decoding: mended.new, as: UTF8.self)
    let text = String(written.dropFirst("\"k\" = \"".count).dropLast("\";\n".count))
    #expect(text == row.mended)
    #expect(TextChange(before: row.text, after: text).objection == nil)
  }
}
