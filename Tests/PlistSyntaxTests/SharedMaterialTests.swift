import Diagnostics
import Foundation
import PlistSyntax
import SourceText
import TestSupport
import Testing

/// Files of other projects, and results of Apple's own tools, where they are at hand.
struct SharedMaterialTests {
  private static func rows(_ path: String) throws -> [[String: Any]] {
    try SharedMaterial.lines(path).compactMap {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: #require(SharedMaterial.folder).appendingPathComponent(path)))
  }

  @Test(.enabled(if: SharedMaterial.isThere, SharedMaterial.absence))
  func realTablesAreReadAsFoundationReadsThem() throws {
    var seen = 0
    for row in try Self.rows("corpus/expected.jsonl") {
      guard let path = row["path"] as? String, let format = row["format"] as? String,
        format == "openStep" || (format == "" && path.hasSuffix(".strings"))
      else { continue }
      seen += 1
      let bytes = try Self.bytes("corpus/\(path)")
      let outcome = PlistReader.read(SourceFile(path: path, bytes: bytes))
      #expect(outcome.value.isAccepted == row["oracle_ok"] as? Bool, "\(path)")
      guard outcome.value.isAccepted, case .dictionary(let members)? = Shape(outcome.value) else {
        continue
      }
      #expect(members.count == row["keys"] as? Int, "\(path)")
      #expect(Shape(outcome.value) == Oracle.read(bytes), "\(path)")
    }
    #expect(seen > 200)
  }

  /// Findings in tables that people ship: all of them are faults, none is a false alarm.
  @Test(.enabled(if: SharedMaterial.isThere, SharedMaterial.absence))
  func realTablesGiveNoFalseAlarms() throws {
    var found: [String: Int] = [:]
    for row in try Self.rows("corpus/expected.jsonl") {
      guard let path = row["path"] as? String, row["format"] as? String == "openStep" else {
        continue
      }
      let bytes = try Self.bytes("corpus/\(path)")
      for diagnostic in PlistReader.read(SourceFile(path: path, bytes: bytes)).diagnostics {
        found["\(diagnostic.rule)", default: 0] += 1
      }
    }
    #expect(
      found == [
        "utf16-table": 7, "table-cut-short": 1, "lowercase-u-escape": 2, "empty-unicode-escape": 1,
      ]
    )
  }

  /// Old-style rows of what Apple's tools on macOS did.
  @Test(.enabled(if: SharedMaterial.isThere, SharedMaterial.absence))
  func applesToolsAgree() throws {
    var seen = 0
    for row in try Self.rows("conformance/apple-strings.jsonl") {
      guard let id = row["id"] as? String, let encoded = row["input_base64"] as? String,
        let input = Data(base64Encoded: encoded), row["libxml2_well_formed"] == nil
      else { continue }
      let bytes = Array(input)
      guard !bytes.starts(with: Array("bplist".utf8)),
        !String(decoding: bytes, as: UTF8.self)
          .drop(while: \.isWhitespace).hasPrefix("<")
      else { continue }
      seen += 1
      let document = PlistReader.read(SourceFile(path: "t.strings", bytes: bytes)).value
      #expect(document.isAccepted == (row["apple"] as? String == "accept"), "\(id)")
      if document.isAccepted, let compiled = row["compiled"] {
        #expect(Shape(document) == Shape(recorded: compiled), "\(id)")
      }
    }
    #expect(seen >= 25)
  }
}
