import Foundation

/// Recorded results, one JSON object a line.
enum Rows {
  static func read(_ name: String) throws -> [[String: Any]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Conformance")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    return try text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
  }
}
