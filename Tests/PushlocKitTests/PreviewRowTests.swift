import Diagnostics
import Foundation
import Previews
import PushlocKit
import TestSupport
import Testing

/// The rows by which the preview page's script is held to the rules: what a check says of the texts.
///
/// `Tests/Scripts/page.py` asks the script.
struct PreviewRowTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var args: Int
    var development: String?
    var rules: [String]
    var testDescription: String { name }
  }

  static let rows: [Row] = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<2 { folder.deleteLastPathComponent() }
    let file = folder.appendingPathComponent("Conformance/page-judge.jsonl")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { try? JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
  }()

  @Test func rowsAreThere() { #expect(Self.rows.count > 50) }

  @Test(arguments: rows)
  func aCheckAgrees(_ row: Row) throws {
    let arguments = (0..<row.args).map { "\"a\($0)\"" }.joined(separator: ", ")
    let list = row.args == 0 ? "" : ", \"loc-args\": [\(arguments)]"
    let payload = #"{"aps": {"alert": {"loc-key": "k"\#(list)}}}"#
    let project =
      try row.development.map { development in
        try MemoryProject([
          "en.lproj/Localizable.strings": #""k" = "\#(development)";"#,
          "de.lproj/Localizable.strings": #""k" = "\#(row.text)";"#,
          "push/a.json": payload,
        ]).load()
      }
      ?? MemoryProject([
        "en.lproj/Localizable.strings": #""k" = "\#(row.text)";"#,
        "push/a.json": payload,
      ]).load()
    let previews = Previewing.previews(of: project, locales: [])
    let own = previews.first { $0.locale == (row.development == nil ? "en" : "de") }
    // Notes are advice that the page's script does not give.
    let rules = own?.defects.filter { $0.severity > .note }.map(\.rule.name) ?? []
    #expect(Set(rules).sorted() == row.rules)
  }
}
