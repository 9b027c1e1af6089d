import Diagnostics
import SourceText

/// Checkstyle's XML, which many review tools read.
public enum CheckstyleReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "checkstyle"
  /// What it is for, in one line.
  public static let summary = "Checkstyle's XML"
  /// Whether the output is one document.
  public static let isDocument = true

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    var places = PlaceFinder(report)
    output += XMLText.declaration
    output += "<checkstyle version=\"4.3\">\n"
    var file: String?
    for diagnostic in report.diagnostics {
      if file != diagnostic.place.path {
        if file != nil { output += "  </file>\n" }
        file = diagnostic.place.path
        output += "  <file name=\"\(XMLText.escaped(diagnostic.place.path))\">\n"
      }
      let start = places.span(diagnostic.place).start
      let severity = diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue
      output += "    <error line=\"\(start.line)\" column=\"\(start.column)\""
      output +=
        " severity=\"\(severity)\" message=\"\(XMLText.escaped(PlainText.line(diagnostic)))\""
      output += " source=\"pushloc.\(XMLText.escaped(diagnostic.rule.name))\"/>\n"
    }
    if file != nil { output += "  </file>\n" }
    output += "</checkstyle>\n"
  }
}
