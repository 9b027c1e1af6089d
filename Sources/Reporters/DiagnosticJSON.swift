public import Diagnostics
public import JSONSyntax
import SourceText

/// Writes findings as the JSON contract says; used by `check`, `inspect` and `compile`.
public struct DiagnosticJSON {
  private let report: Report
  private var places: PlaceFinder

  /// Creates a writer for the findings of a report.
  public init(_ report: Report) {
    self.report = report
    places = PlaceFinder(report)
  }

  /// Writes one finding as an object; absent values are left out.
  public mutating func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    let span = places.span(diagnostic.place)
    json.object { json in
      json.member("rule", diagnostic.rule.name)
      json.member("category", report.category(of: diagnostic)?.rawValue)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message.description)
      json.member("help", diagnostic.help?.description)
      json.member("file", diagnostic.place.path)
      json.member("line", span.start.line)
      json.member("column", span.start.column)
      json.member("endLine", span.end.line)
      json.member("endColumn", span.end.column)
      json.member("key", diagnostic.key)
      json.member("locale", diagnostic.locales.first)
      if !diagnostic.locales.isEmpty { json.member("locales", diagnostic.locales) }
      json.member("payload", diagnostic.payload)
      json.member("pointer", diagnostic.pointer)
      if !diagnostic.related.isEmpty {
        json.member("related") { json in
          json.array { json in
            for related in diagnostic.related { write(related, to: &json) }
          }
        }
      }
      if let fix = diagnostic.fix { json.member("fix") { write(fix, to: &$0) } }
    }
  }

  private mutating func write(_ related: RelatedPlace, to json: inout JSONWriter) {
    let start = places.span(related.place).start
    json.object { json in
      json.member("file", related.place.path)
      json.member("line", start.line)
      json.member("column", start.column)
      json.member("message", related.message.description)
    }
  }

  private func write(_ fix: Fix, to json: inout JSONWriter) {
    json.object { json in
      json.member("safe", fix.isSafe)
      json.member("edits") { json in
        json.array { json in
          for edit in fix.edits {
            let source = report.sources(edit.path)
            let range =
              edit.storesFileAsUTF8
              ? 0..<(source?.file.bytes.count ?? edit.range.upperBound)
              : source?.fileRange(edit.range) ?? edit.range.range
            json.object { json in
              json.member("file", edit.path)
              json.member("start", range.lowerBound)
              json.member("end", range.upperBound)
              json.member("replacement", edit.replacement)
            }
          }
        }
      }
    }
  }
}
