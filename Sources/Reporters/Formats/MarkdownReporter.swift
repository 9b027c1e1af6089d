import Diagnostics
import SourceText

/// For comments on a pull request and for job summaries: findings by key, short enough for both.
public enum MarkdownReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "markdown"
  /// What it is for, in one line.
  public static let summary = "findings by key, for a pull request or a job summary"
  /// Whether the output is read by programs.
  public static let isForMachines = false

  /// Longest text, in UTF-16 units: comments on GitHub end at 65,536 characters.
  static let lengthLimit = 65_000
  /// Room kept for the sentence that says how much was left out.
  private static let reserve = 200

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    let words = SummaryWords(report: report)
    var text = "### pushloc: \(words.findings(options.words))\n"
    if !options.isQuiet {
      text += "\n\(words.scope(options.words))\n"
      for remark in report.remarks + words.remarks() {
        text += "\n\(MarkdownText.message(remark, options.words))\n"
      }
    }
    var places = PlaceFinder(report)
    var length = text.utf16.count
    var shown = 0
    var heading: String?
    for diagnostic in byKey(report.diagnostics) {
      let title = diagnostic.key ?? diagnostic.place.path
      var block = ""
      if title != heading { block += "\n#### \(MarkdownText.code(title))\n\n" }
      block += item(diagnostic, &places, options.words)
      length += block.utf16.count
      if length > lengthLimit - reserve { break }
      text += block
      heading = title
      shown += 1
    }
    let rest = report.diagnostics.count - shown
    if rest > 0 {
      text +=
        "\n\(MarkdownText.message("… and \(rest) more that do not fit here", options.words))\n"
    }
    output += text
  }

  /// Brings findings of one key together, where the first of them stood; without a key, of one file.
  private static func byKey(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var groups: [[Diagnostic]] = []
    var indexes: [String: Int] = [:]
    for diagnostic in diagnostics {
      let name = diagnostic.key.map { "key \($0)" } ?? "file \(diagnostic.place.path)"
      if let index = indexes[name] {
        groups[index].append(diagnostic)
      } else {
        indexes[name] = groups.count
        groups.append([diagnostic])
      }
    }
    return groups.flatMap { $0 }
  }

  private static func item(
    _ diagnostic: Diagnostic,
    _ places: inout PlaceFinder,
    _ words: MessageRenderer
  ) -> String {
    let severity: Message =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    var text = "- **\(words.text(severity))** "
    text += MarkdownText.message(diagnostic.message, words)
    text += " (\(MarkdownText.escaped(diagnostic.rule.name)))\n"
    text += "  at \(link(diagnostic.place, &places))"
    if let help = diagnostic.help { text += "; \(MarkdownText.message(help, words))" }
    return text + "\n"
  }

  private static func link(_ place: SourcePlace, _ places: inout PlaceFinder) -> String {
    let start = places.span(place).start
    return MarkdownText.code("\(place.path):\(start.line):\(start.column)")
  }
}
