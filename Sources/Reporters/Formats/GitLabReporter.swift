import Diagnostics
import JSONSyntax
import SourceText

/// A Code Quality report of GitLab.
///
/// Source: GitLab Docs, Code Quality, "Code Quality report format".
public enum GitLabReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "gitlab"
  /// What it is for, in one line.
  public static let summary = "a Code Quality report of GitLab"
  /// Whether the output is one document.
  public static let isDocument = true

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    var places = PlaceFinder(report)
    var fingerprints = Fingerprints(report)
    var json = JSONWriter(brokenLevels: 1)
    json.array { json in
      for diagnostic in report.diagnostics {
        let span = places.span(diagnostic.place)
        json.object { json in
          json.member("description", PlainText.line(diagnostic))
          json.member("check_name", diagnostic.rule.name)
          json.member("fingerprint", fingerprints.next(diagnostic))
          json.member("severity", severity(diagnostic.severity))
          json.member("location") { json in
            json.object { json in
              json.member("path", diagnostic.place.path)
              json.member("lines") { json in
                json.object { json in
                  json.member("begin", span.start.line)
                  json.member("end", span.end.line)
                }
              }
            }
          }
        }
      }
    }
    output += json.text
    output += "\n"
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
