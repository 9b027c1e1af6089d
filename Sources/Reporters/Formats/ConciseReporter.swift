import Diagnostics
import SourceText

/// One line a finding, as compilers print: `path:line:column: severity: message [rule]`.
public enum ConciseReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "concise"
  /// What it is for, in one line.
  public static let summary = "one line a finding: path:line:column: severity: message [rule]"
  /// Whether the output is read by programs.
  public static let isForMachines = false

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    var places = PlaceFinder(report)
    let palette = Palette(isOn: options.usesColor)
    for diagnostic in report.diagnostics {
      let start = places.span(diagnostic.place).start
      let path = TerminalText.path(diagnostic.place.path)
      let severity = palette.severity(diagnostic.severity.rawValue, diagnostic.severity)
      let message = options.words.terminalText(diagnostic.message)
      output += "\(path):\(start.line):\(start.column): \(severity): \(message)"
      output += " [\(diagnostic.rule)]\n"
    }
  }
}
