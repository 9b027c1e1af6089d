import Diagnostics
import SourceText

/// JUnit's XML, which nearly every CI shows as tests: each finding is one.
///
/// Findings at or above the fail level are failures, milder ones pass with a text, so that the page
/// and the exit status agree.
public enum JUnitReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "junit"
  /// What it is for, in one line.
  public static let summary = "test results in JUnit's XML"
  /// Whether the output is one document.
  public static let isDocument = true

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    let failures = report.diagnostics.count { isFailure($0, options) }
    let isWhole = report.summary.isComplete
    let tests = report.diagnostics.count + (isWhole ? 0 : 1)
    let counts =
      "tests=\"\(max(1, tests))\" failures=\"\(failures)\" errors=\"\(isWhole ? 0 : 1)\""
    output += XMLText.declaration
    output += "<testsuites name=\"pushloc\" \(counts)>\n"
    output += "  <testsuite name=\"pushloc\" \(counts) skipped=\"0\">\n"
    if !isWhole {
      output += "    <testcase name=\"check\" classname=\"pushloc\">\n"
      output += "      <error message=\"the check could not be finished\"/>\n    </testcase>\n"
    } else if report.diagnostics.isEmpty {
      output += "    <testcase name=\"no findings\" classname=\"pushloc\"/>\n"
    }
    var places = PlaceFinder(report)
    for diagnostic in report.diagnostics {
      write(diagnostic, places.span(diagnostic.place).start, to: &output, options)
    }
    output += "  </testsuite>\n</testsuites>\n"
  }

  private static func isFailure(_ diagnostic: Diagnostic, _ options: ReportOptions) -> Bool {
    options.failLevel.map { diagnostic.severity >= $0 } ?? false
  }

  private static func write(
    _ diagnostic: Diagnostic,
    _ start: LineColumn,
    to output: inout String,
    _ options: ReportOptions
  ) {
    let path = XMLText.escaped(diagnostic.place.path)
    var name = diagnostic.rule.name
    if let key = diagnostic.key { name += ": \(key)" }
    if !diagnostic.locales.isEmpty { name += " (\(diagnostic.locales.joined(separator: ", ")))" }
    output += "    <testcase name=\"\(XMLText.escaped(name))\" classname=\"\(path)\""
    output += " file=\"\(path)\" line=\"\(start.line)\">\n"
    let message = XMLText.escaped(PlainText.line(diagnostic))
    let place = "\(path):\(start.line):\(start.column)"
    let severity = diagnostic.severity.rawValue
    if isFailure(diagnostic, options) {
      output += "      <failure type=\"\(severity)\" message=\"\(message)\">\(place)</failure>\n"
    } else {
      output += "      <system-out>\(place): \(severity): \(message)</system-out>\n"
    }
    output += "    </testcase>\n"
  }
}
