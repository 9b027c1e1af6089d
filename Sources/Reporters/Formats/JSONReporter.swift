import Diagnostics
import JSONSyntax

/// The JSON contract of `check`: fixed fields in fixed order, byte-identical between runs.
public enum JSONReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "json"
  /// What it is for, in one line.
  public static let summary = "everything, in the fixed JSON contract"

  /// Whether the output is one document.
  public static let isDocument = true

  /// The version of the contract; raised when a field changes its meaning.
  static let contractVersion = 1

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    // Two levels: a finding a line, so that two outputs can be compared by line.
    var json = JSONWriter(brokenLevels: 2)
    var writer = DiagnosticJSON(report)
    json.object { json in
      json.member("version", contractVersion)
      json.member("summary") { write(report.summary, to: &$0) }
      json.member("diagnostics") { json in
        json.array { json in
          for diagnostic in report.diagnostics { writer.write(diagnostic, to: &json) }
        }
      }
      if options.showsStatistics {
        json.member("statistics") { writeStatistics(of: report, to: &$0) }
      }
    }
    output += json.text
    output += "\n"
  }

  /// What `--statistics` adds: findings by rule, and what each payload is as APNs gets it.
  private static func writeStatistics(of report: Report, to json: inout JSONWriter) {
    json.object { json in
      json.member("rules") { json in
        json.object { json in
          for (rule, count) in SummaryWords(report: report).statistics() {
            json.member(rule.name, count)
          }
        }
      }
      json.member("payloads") { json in
        json.array { json in
          for payload in report.payloads {
            json.object { json in
              json.member("payload", payload.path)
              json.member("pointer", payload.pointer)
              json.member("pushType", payload.pushType)
              json.member("bytes", payload.bytes)
              json.member("limit", payload.limit)
            }
          }
        }
      }
    }
  }

  private static func write(_ summary: CheckSummary, to json: inout JSONWriter) {
    json.object { json in
      json.member("errors", summary.errors)
      json.member("warnings", summary.warnings)
      json.member("notes", summary.notes)
      json.member("fixable", summary.fixable)
      json.member("files", summary.files)
      json.member("languages", summary.languages)
      json.member("keys", summary.keys)
      json.member("payloads", summary.payloads)
      json.member("locKeys", summary.locKeys)
      json.member("unverifiable", summary.unverifiable)
      if summary.otherMessages > 0 { json.member("otherMessages", summary.otherMessages) }
    }
  }
}
