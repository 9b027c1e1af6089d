import Diagnostics
import JSONSyntax

/// One finding a line, each an object of the JSON contract, for programs that read as they go.
public enum JSONLinesReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "jsonl"
  /// What it is for, in one line.
  public static let summary = "the findings of json, one a line"

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    var writer = DiagnosticJSON(report)
    for diagnostic in report.diagnostics {
      var json = JSONWriter()
      writer.write(diagnostic, to: &json)
      output += json.text
      output += "\n"
    }
  }
}
