import Foundation
import Testing

/// What Apple's reader returned for an input, from a file of one JSON object a line.
struct RecordedRow: Sendable, CustomTestStringConvertible {
  var name: String
  var format: String?
  var bytes: [UInt8]
  /// The row again, for its value.
  var json: Data

  var testDescription: String { name }

  /// The value; nil where the input was refused.
  var shape: Shape? {
    guard let row = try? JSONSerialization.jsonObject(with: json) as? [String: Any],
      let result = row["result"] as? [String: Any]
    else { return nil }
    return result["ok"].map { Shape(recorded: $0) }
  }

  /// Whether the input is an old-style text, or refused as every kind.
  var isOldStyle: Bool { format == "openstep" || (format == nil && !name.hasPrefix("xml.")) }

  /// The rows of `Fixtures/strings.jsonl`.
  static let all: [RecordedRow] = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/strings.jsonl")
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let data = Data(line.utf8)
      guard let row = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let name = row["name"] as? String,
        let encoded = row["input_base64"] as? String,
        let input = Data(base64Encoded: encoded)
      else { return nil }
      return RecordedRow(
        name: name,
        format: row["format"] as? String,
        bytes: Array(input),
        json: data
      )
    }
  }()
}
