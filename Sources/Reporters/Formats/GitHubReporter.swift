import Diagnostics
import SourceText

/// Annotations of GitHub Actions: workflow commands on standard output.
///
/// Source: GitHub Docs, Workflow commands for GitHub Actions; the escapes are those of the runner's
/// own toolkit.
public enum GitHubReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "github"
  /// What it is for, in one line.
  public static let summary = "annotations of GitHub Actions"

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    var places = PlaceFinder(report)
    for diagnostic in report.diagnostics {
      let span = places.span(diagnostic.place)
      var properties = [
        ("file", diagnostic.place.path), ("line", String(span.start.line)),
        ("endLine", String(span.end.line)), ("title", "pushloc: \(diagnostic.rule)"),
      ]
      // Columns are allowed only where both ends are on one line.
      if span.start.line == span.end.line {
        properties.insert(("col", String(span.start.column)), at: 2)
        properties.insert(("endColumn", String(span.end.column)), at: 4)
      }
      let list = properties.map { "\($0)=\(property($1))" }.joined(separator: ",")
      output += "::\(command(diagnostic.severity)) \(list)::\(data(text(diagnostic)))\n"
    }
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func text(_ diagnostic: Diagnostic) -> String {
    let message = PlainText.text(diagnostic.message)
    guard let help = diagnostic.help else { return message }
    return "\(message)\nhelp: \(PlainText.text(help))"
  }

  /// The text behind the second `::`.
  private static func data(_ text: String) -> String {
    escaped(text, [])
  }

  private static func property(_ text: String) -> String {
    escaped(text, [":", ","])
  }

  /// Line ends can be said in a command; what else acts is made visible.
  private static func escaped(_ text: String, _ others: Set<Unicode.Scalar>) -> String {
    var result = ""
    var part = ""
    for scalar in text.unicodeScalars {
      if scalar == "%" || scalar == "\r" || scalar == "\n" || others.contains(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += TerminalText.safe(part) + "%" + (digits.count < 2 ? "0" : "") + digits
        part = ""
      } else {
        part.unicodeScalars.append(scalar)
      }
    }
    return result + TerminalText.safe(part)
  }
}
