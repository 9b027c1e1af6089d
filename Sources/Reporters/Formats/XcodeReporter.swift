import Diagnostics
import SourceText

/// Lines that Xcode's build log turns into issues: `/path:line:column: error: message [rule]`.
///
/// Paths are absolute, because Xcode finds no others.
public enum XcodeReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "xcode"
  /// What it is for, in one line.
  public static let summary = "issues in Xcode's build log"

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    var places = PlaceFinder(report)
    for diagnostic in report.diagnostics {
      let start = places.span(diagnostic.place).start
      let folder = diagnostic.place.path.hasPrefix("/") ? "" : options.directory.map { $0 + "/" }
      let path = TerminalText.path((folder ?? "") + diagnostic.place.path)
      output += "\(path):\(start.line):\(start.column): \(diagnostic.severity.rawValue): "
      output += "\(PlainText.line(diagnostic)) [\(diagnostic.rule)]\n"
    }
  }
}
