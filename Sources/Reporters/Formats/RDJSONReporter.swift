import Diagnostics
import JSONSyntax
import SourceText

/// The Reviewdog Diagnostic Format.
///
/// Its columns count bytes of UTF-8, unlike those of every other format here.
///
/// Source: reviewdog, `proto/rdf/reviewdog.proto`, messages `Position` and `Range`.
public enum RDJSONReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "rdjson"
  /// What it is for, in one line.
  public static let summary = "diagnostics for reviewdog"
  /// Whether the output is one document.
  public static let isDocument = true

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    var writer = Writer(report: report, places: PlaceFinder(report))
    var json = JSONWriter(brokenLevels: 2)
    json.object { json in
      json.member("source") { json in
        json.object { json in
          json.member("name", "pushloc")
          json.member("url", Homepage.address)
        }
      }
      json.member("diagnostics") { json in
        json.array { json in
          for diagnostic in report.diagnostics { writer.write(diagnostic, to: &json) }
        }
      }
    }
    output += json.text
    output += "\n"
  }

  private struct Writer {
    let report: Report
    var places: PlaceFinder

    mutating func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
      json.object { json in
        json.member("message", PlainText.line(diagnostic))
        json.member("location") { location(diagnostic.place, to: &$0) }
        json.member("severity", severity(diagnostic.severity))
        json.member("code") { json in
          json.object { json in
            json.member("value", diagnostic.rule.name)
            json.member("url", Homepage.page(of: diagnostic.rule))
          }
        }
        if let fix = diagnostic.fix { suggestions(fix, of: diagnostic, to: &json) }
      }
    }

    private func severity(_ severity: Severity) -> String {
      switch severity {
      case .error: "ERROR"
      case .warning: "WARNING"
      case .note: "INFO"
      }
    }

    private mutating func location(_ place: SourcePlace, to json: inout JSONWriter) {
      json.object { json in
        json.member("path", place.path)
        json.member("range") { range(place, to: &$0) }
      }
    }

    private mutating func range(_ place: SourcePlace, to json: inout JSONWriter) {
      let span = places.span(place)
      let ends = [
        ("start", span.start.line, place.range.lowerBound),
        ("end", span.end.line, place.range.upperBound),
      ]
      json.object { json in
        for (name, line, offset) in ends {
          let column = places.byteColumn(offset, line: line, in: place.path)
          json.member(name) { json in
            json.object { json in
              json.member("line", line)
              json.member("column", column)
            }
          }
        }
      }
    }

    /// Only for edits in the finding's own file, and when that is UTF-8: others cannot be said.
    private mutating func suggestions(
      _ fix: Fix,
      of diagnostic: Diagnostic,
      to json: inout JSONWriter
    ) {
      let path = diagnostic.place.path
      guard report.sources(path)?.encoding == .utf8, fix.edits.allSatisfy({ $0.path == path })
      else { return }
      json.member("suggestions") { json in
        json.array { json in
          for edit in fix.edits {
            json.object { json in
              json.member("range") { range(SourcePlace(path: path, range: edit.range), to: &$0) }
              json.member("text", edit.replacement)
            }
          }
        }
      }
    }
  }
}
