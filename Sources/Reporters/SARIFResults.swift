import Diagnostics
import JSONSyntax
import SourceText

/// Writes findings as results of SARIF.
struct SARIFResults {
  private let report: Report
  private let indexes: [RuleID: Int]
  private var places: PlaceFinder
  private var fingerprints: Fingerprints

  init(_ report: Report, rules: [RuleDescription]) {
    self.report = report
    indexes = rules.enumerated().reduce(into: [:]) { $0[$1.element.id] = $1.offset }
    places = PlaceFinder(report)
    fingerprints = Fingerprints(report)
  }

  mutating func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    let fingerprint = fingerprints.next(diagnostic)
    json.object { json in
      json.member("ruleId", diagnostic.rule.name)
      json.member("ruleIndex", indexes[diagnostic.rule])
      json.member("level", diagnostic.severity.rawValue)
      json.member("message") { SARIFReporter.text(PlainText.line(diagnostic), to: &$0) }
      json.member("locations") { json in
        json.array { json in
          json.object { physicalLocation(diagnostic.place, to: &$0) }
        }
      }
      relatedLocations(diagnostic, to: &json)
      json.member("partialFingerprints") { json in
        json.object { json in
          // The first is ours; the second is the one that GitHub tracks alerts by.
          json.member("pushlocFinding/v1", fingerprint)
          json.member("primaryLocationLineHash", fingerprint)
        }
      }
      // A change of encoding cannot be said.
      if let fix = diagnostic.fix, !fix.edits.contains(where: \.storesFileAsUTF8) {
        write(fix, of: diagnostic, to: &json)
      }
      properties(diagnostic, to: &json)
    }
  }

  private mutating func physicalLocation(_ place: SourcePlace, to json: inout JSONWriter) {
    let span = places.span(place)
    json.member("physicalLocation") { json in
      json.object { json in
        json.member("artifactLocation") { artifact(place.path, to: &$0) }
        json.member("region") { region(span, to: &$0) }
      }
    }
  }

  private func region(_ span: PlaceFinder.Span, to json: inout JSONWriter) {
    json.object { json in
      json.member("startLine", span.start.line)
      json.member("startColumn", span.start.column)
      json.member("endLine", span.end.line)
      json.member("endColumn", span.end.column)
    }
  }

  private func artifact(_ path: String, to json: inout JSONWriter) {
    json.object { json in
      if path.hasPrefix("/") {
        json.member("uri", "file://" + Self.percentEncoded(path))
      } else {
        json.member("uri", Self.percentEncoded(path))
        json.member("uriBaseId", "%SRCROOT%")
      }
    }
  }

  private mutating func relatedLocations(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    guard !diagnostic.related.isEmpty else { return }
    json.member("relatedLocations") { json in
      json.array { json in
        for (index, related) in diagnostic.related.enumerated() {
          json.object { json in
            json.member("id", index)
            physicalLocation(related.place, to: &json)
            json.member("message") { json in
              SARIFReporter.text(PlainText.text(related.message), to: &json)
            }
          }
        }
      }
    }
  }

  private mutating func write(_ fix: Fix, of diagnostic: Diagnostic, to json: inout JSONWriter) {
    var paths: [String] = []
    for edit in fix.edits where !paths.contains(edit.path) { paths.append(edit.path) }
    let help = diagnostic.help.map(PlainText.text)
    json.member("fixes") { json in
      json.array { json in
        json.object { json in
          json.member("description") { SARIFReporter.text(help ?? "mend it", to: &$0) }
          json.member("artifactChanges") { json in
            json.array { json in
              for path in paths { changes(fix, in: path, to: &json) }
            }
          }
          json.member("properties") { json in
            json.object { $0.member("safe", fix.isSafe) }
          }
        }
      }
    }
  }

  private mutating func changes(_ fix: Fix, in path: String, to json: inout JSONWriter) {
    json.object { json in
      json.member("artifactLocation") { artifact(path, to: &$0) }
      json.member("replacements") { json in
        json.array { json in
          for edit in fix.edits where edit.path == path {
            let span = places.span(SourcePlace(path: path, range: edit.range))
            json.object { json in
              json.member("deletedRegion") { region(span, to: &$0) }
              json.member("insertedContent") { SARIFReporter.text(edit.replacement, to: &$0) }
            }
          }
        }
      }
    }
  }

  private func properties(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
    json.member("properties") { json in
      json.object { json in
        json.member("category", report.category(of: diagnostic)?.rawValue)
        json.member("key", diagnostic.key)
        if !diagnostic.locales.isEmpty { json.member("locales", diagnostic.locales) }
        json.member("payload", diagnostic.payload)
        json.member("pointer", diagnostic.pointer)
      }
    }
  }

  /// A path as part of a URI.
  ///
  /// Source: RFC 3986, unreserved characters.
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isASCIILetter || byte.isASCIIDigit,
        UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
