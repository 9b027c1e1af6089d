import Diagnostics
import Foundation
import PlistSyntax
import SourceText
import TestSupport
import Testing

/// What Apple's own tools on macOS did with recorded files, read where they lie.
struct AppleRowsTests {
  struct Row: Decodable, Sendable {
    var id: String
    var format: String
    var apple: String
    var input: String
    var isXML: Bool?

    enum CodingKeys: String, CodingKey {
      case id, format, apple
      case input = "input_base64"
      case isXML = "libxml2_well_formed"
    }
  }

  private static func rows(_ name: String) throws -> [(row: Row, compiled: Shape?)] {
    try SharedMaterial.lines("conformance/\(name).jsonl").map { line in
      let data = Data(line.utf8)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      return (
        try JSONDecoder().decode(Row.self, from: data),
        object?["compiled"].map(Shape.init(recorded:))
      )
    }
  }

  @Test(
    .enabled(if: SharedMaterial.isThere, SharedMaterial.absence),
    arguments: ["apple-strings", "apple-stringsdict"]
  )
  func acceptanceAndValuesAreApples(_ name: String) throws {
    var complaints: [String] = []
    let rows = try Self.rows(name)
    #expect(rows.count > 200)
    for (row, compiled) in rows {
      let bytes = Array(try #require(Data(base64Encoded: row.input)))
      let outcome = PlistReader.read(SourceFile(path: "Localizable.\(row.format)", bytes: bytes))
      let isLenient = row.apple == "accept" && row.isXML == false
      let isQuiet = outcome.diagnostics.allSatisfy { $0.severity == .note }
      if outcome.value.isAccepted != (row.apple == "accept") {
        complaints.append("\(row.id): accepted is \(outcome.value.isAccepted)")
      }
      let shape = Shape(outcome.value)
      if let compiled, shape?.withPlainNumbers != compiled.withPlainNumbers {
        complaints.append("\(row.id): \(shape?.description ?? "nil")")
      }
      if isLenient, isQuiet { complaints.append("\(row.id): not reported") }
      if row.apple == "accept", row.isXML == true, !isQuiet {
        complaints.append("\(row.id): \(outcome.diagnostics.map(\.message.description))")
      }
    }
    #expect(complaints.prefix(8) == [])
  }
}
