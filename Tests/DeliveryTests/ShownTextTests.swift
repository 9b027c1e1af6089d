import Catalogs
import Delivery
import Diagnostics
import Foundation
import Payloads
import SourceText
import TestSupport
import Testing

/// Rows of the recorded model that look a key up before they fill it in.
struct ShownTextTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let table: [String: String]
    /// The members of the alert, as JSON.
    let alert: String
    let expected: String
    var testDescription: String { name }
  }

  static let rows: [Row] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let file = folder.appending(path: "../Conformance/push-substitution.jsonl")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      guard let row = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let table = row["table"] as? [String: String],
        let expected = (row["expected"] as? [String: Any])?["text"] as? String,
        let name = row["name"] as? String
      else { return nil }
      var alert: [String: Any] = [:]
      alert["loc-key"] = row["loc_key"]
      alert["body"] = row["body"]
      alert["loc-args"] = row["loc_args"]
      alert = alert.filter { !($0.value is NSNull) }
      let json = (try? JSONSerialization.data(withJSONObject: alert)) ?? Data()
      return Row(
        name: name,
        table: table,
        alert: String(decoding: json, as: UTF8.self),
        expected: expected
      )
    }
  }()

  @Test func rowsAreThere() {
    #expect(Self.rows.count == 10)
  }

  @Test(arguments: rows)
  func agreesWithTheModel(_ row: Row) throws {
    let strings = row.table.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
    let tables = StringsFormat.read(
      SourceFile(path: "en.lproj/Localizable.strings", text: strings + "\"unrelated\" = \"\";"),
      name: "Localizable",
      folder: "en"
    ).tables
    let bundle = LocalizedBundle(
      path: "",
      folders: [LocalizationFolder(name: "en", tables: tables)],
      rootTables: [],
      developmentLanguage: "en"
    )
    let phone = Phone(language: "en", bundle: bundle)
    let payload = PayloadReader.read(
      SourceFile(path: "a.json", text: "{\"aps\": {\"alert\": \(row.alert)}}")
    ).value
    let contents = AlertContents(try #require(payload.payloads.first), in: payload)
    let body = try #require(contents.parts.first { $0.name == .body })
    let shown =
      body.use.map { ShownText.forUse($0, on: phone) } ?? ShownText.literal(body.literal ?? "")
    #expect(shown.text == row.expected)
  }
}
