import Diagnostics
import SourceText

/// For people at a terminal: source lines with carets, the way out, findings on one key together.
///
/// The layout may change in any version; programs read `json`.
public enum TextReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "text"
  /// What it is for, in one line.
  public static let summary = "source lines with carets, for people"
  /// Whether the output is read by programs.
  public static let isForMachines = false

  /// Places shown under one finding before the rest is counted.
  static let relatedLimit = 8

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    var page = TextPage(report: report, options: options)
    if !options.isQuiet {
      for remark in report.remarks { page.line(options.words.terminalText(remark)) }
      if !report.remarks.isEmpty { page.line("") }
    }
    for group in FindingGroup.groups(of: report.diagnostics) { page.write(group) }
    if options.showsStatistics { page.writeStatistics() }
    if !options.isQuiet { page.writeSummary() }
    output += page.text
  }
}

/// The text while it is made.
private struct TextPage {
  let report: Report
  let options: ReportOptions
  let palette: Palette
  var places: PlaceFinder
  var text = ""

  init(report: Report, options: ReportOptions) {
    self.report = report
    self.options = options
    palette = Palette(isOn: options.usesColor)
    places = PlaceFinder(report)
  }

  mutating func line(_ line: String) {
    text += line
    text += "\n"
  }

  mutating func write(_ group: FindingGroup) {
    let first = group.first
    writeHead(first)
    writeSnippet(first)
    for related in first.related.prefix(TextReporter.relatedLimit) {
      line(label("note", palette.note) + options.words.terminalText(related.message))
      writeArrow(related.place)
    }
    let rest = first.related.count - TextReporter.relatedLimit
    if rest > 0 {
      let places: Message = rest == 1 ? "and 1 more place" : "and \(rest) more places"
      line(label("note", palette.note) + options.words.text(places))
    }
    let help = first.help.map(options.words.terminalText)
    if let help { line(label("help", palette.help) + help) }
    for other in group.others {
      line(label("also", palette.note) + options.words.terminalText(other.message))
      writeArrow(other.place)
      if let own = other.help.map(options.words.terminalText), own != help {
        line(label("help", palette.help) + own)
      }
    }
    line("")
  }

  private func label(_ word: Message, _ color: (String) -> String) -> String {
    color(options.words.text(word)) + palette.bold(":") + " "
  }

  private mutating func writeHead(_ diagnostic: Diagnostic) {
    let word: Message =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    let severity = palette.severity(options.words.text(word), diagnostic.severity)
    let message = palette.bold(": " + options.words.terminalText(diagnostic.message))
    line("\(severity)\(message) [\(diagnostic.rule)]")
    writeArrow(diagnostic.place)
  }

  private mutating func writeArrow(_ place: SourcePlace) {
    let start = places.span(place).start
    let path = TerminalText.safe(place.path)
    line("  \(palette.frame("-->")) \(path):\(start.line):\(start.column)")
  }

  private mutating func writeSnippet(_ diagnostic: Diagnostic) {
    guard let (source, table) = places.file(diagnostic.place.path) else { return }
    let renderer = SnippetRenderer(width: options.width, palette: palette)
    text += renderer.render(
      diagnostic.place.range,
      line: places.span(diagnostic.place).start.line,
      in: source,
      table: table,
      severity: diagnostic.severity
    )
  }

  mutating func writeStatistics() {
    let rows = SummaryWords(report: report).statistics().map { ["\($0.count)", $0.rule.name] }
    writeTable(rows)
    let payloads = report.payloads.map { payload in
      let size: Message =
        payload.bytes.map { "\($0) of \(payload.limit) bytes" } ?? "size unknown"
      let place = payload.path + (payload.pointer.isEmpty ? "" : " \(payload.pointer)")
      return [
        options.words.text(size), TerminalText.safe(payload.pushType ?? "-"),
        TerminalText.safe(place),
      ]
    }
    writeTable(payloads)
  }

  /// Writes rows of cells below each other, numbers to the right.
  private mutating func writeTable(_ rows: [[String]]) {
    guard let first = rows.first else { return }
    let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        let gap = String(repeating: " ", count: widths[column] - cell.count)
        if column == 0 { return gap + cell }
        return column == row.count - 1 ? cell : cell + gap
      }
      line(cells.joined(separator: " "))
    }
    line("")
  }

  mutating func writeSummary() {
    let words = SummaryWords(report: report)
    line(palette.bold(words.findings(options.words)) + " – " + words.scope(options.words))
    for remark in words.remarks() { line(options.words.text(remark)) }
  }
}
