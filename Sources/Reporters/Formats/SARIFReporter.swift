import Diagnostics
import JSONSyntax
import SourceText

/// SARIF 2.1.0, for code scanning.
///
/// Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0.
public enum SARIFReporter: Reporter {
  /// The name that `--format` takes.
  public static let name = "sarif"
  /// What it is for, in one line.
  public static let summary = "SARIF 2.1.0, for code scanning"
  /// Whether the output is one document.
  public static let isDocument = true

  /// Writes the whole report.
  public static func write(_ report: Report, to output: inout String, options: ReportOptions) {
    let rules = report.rules.values.sorted { $0.id < $1.id }
    var json = JSONWriter(brokenLevels: 4)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.member("runs") { json in
        json.array { json in
          json.object { json in
            json.member("tool") { write(rules, version: report.toolVersion, to: &$0) }
            json.member("invocations") { json in
              json.array { json in
                json.object { $0.member("executionSuccessful", report.summary.isComplete) }
              }
            }
            json.member("columnKind", "unicodeCodePoints")
            json.member("results") { json in
              var results = SARIFResults(report, rules: rules)
              json.array { json in
                for diagnostic in report.diagnostics { results.write(diagnostic, to: &json) }
              }
            }
          }
        }
      }
    }
    output += json.text
    output += "\n"
  }

  private static func write(
    _ rules: [RuleDescription],
    version: String,
    to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("driver") { json in
        json.object { json in
          json.member("name", "pushloc")
          json.member("version", version)
          json.member("informationUri", Homepage.address)
          json.member("rules") { json in
            json.array { json in
              for rule in rules { write(rule, to: &json) }
            }
          }
        }
      }
    }
  }

  private static func write(_ rule: RuleDescription, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id.name)
      json.member("shortDescription") { text(rule.summary, to: &$0) }
      json.member("fullDescription") { text(rule.reason, to: &$0) }
      json.member("helpUri", Homepage.page(of: rule.id))
      json.member("help") { text("\(rule.reason)\n\nSource: \(rule.source)", to: &$0) }
      json.member("defaultConfiguration") { json in
        json.object { json in
          json.member("enabled", rule.severity != nil)
          json.member("level", (rule.severity ?? .note).rawValue)
        }
      }
      json.member("properties") { json in
        json.object { $0.member("tags", [rule.category.rawValue]) }
      }
    }
  }

  /// A message object: `{"text":"…"}`.
  static func text(_ text: String, to json: inout JSONWriter) {
    json.object { $0.member("text", text) }
  }
}
