import Diagnostics
import Foundation
import SourceText
import Testing

@testable import PlistSyntax

/// The same binary lists through our reader and Foundation's.
@Suite(.serialized)
struct BinaryPlistOracleTests {
  /// Made by Foundation's writer.
  static let rich: [UInt8] = {
    let long = String(repeating: "long ", count: 60)
    let list: [String: Any] = [
      "text": "Guide %1$@", "wide": "snow ☃ 🎉", "empty": "", "long": long, "é": "e",
      "yes": true, "no": false, "small": 7, "negative": -16, "big": UInt64.max, "real": 0.125,
      "when": Date(timeIntervalSinceReferenceDate: 12_345.5), "data": Data([1, 2, 3]),
      "many": (0..<40).map { "item \($0)" }, "none": [String](), "nested": ["a": ["b": ["c": 1]]],
    ]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list,
      format: .binary,
      options: 0
    )
    return data.map(Array.init) ?? []
  }()

  static func complaint(_ bytes: [UInt8], _ note: String) -> String? {
    let outcome = BinaryPlistReader.read(SourceFile(path: "t", bytes: bytes))
    let ours = outcome.value.isAccepted ? Shape(outcome.value) : nil
    let theirs = Oracle.read(bytes, as: .binary)
    if ours != theirs {
      return
        "\(note): \(ours.map(\.description) ?? "nil"), not \(theirs.map(\.description) ?? "nil")"
    }
    if theirs == nil, outcome.diagnostics.count != 1 { return "\(note): not one reason" }
    let isOutside = outcome.diagnostics.contains { $0.place.range.upperBound > bytes.count }
    return isOutside ? "\(note): a range outside" : nil
  }

  @Test func whatFoundationWritesIsRead() {
    #expect(Self.rich.count > 600)
    #expect(Oracle.read(Self.rich, as: .binary) != nil)
    #expect(Self.complaint(Self.rich, "rich") == nil)
  }

  @Test func truncationAtEveryByteAgrees() {
    let complaints = Oracle.quietly {
      (0..<Self.rich.count).compactMap { Self.complaint(Array(Self.rich.prefix($0)), "\($0)") }
    }
    #expect(complaints.prefix(5) == [])
  }

  /// Number of bytes that could be the marker of a set or of an archiver's reference.
  private static func odd(_ bytes: [UInt8]) -> Int {
    bytes.count { (0xC0...0xCF).contains($0) || (0x80...0x8F).contains($0) }
  }

  /// Changes single bytes; objects that Foundation crashes on, or that our tree has no case for,
  /// are left out.
  @Test func mutationsAgree() {
    var mutations = Mutations(seed: 3)
    var complaints: [String] = []
    var accepted = 0
    let original = Self.rich
    Oracle.quietly {
      for round in 0..<6000 {
        var bytes = original
        for _ in 0...mutations.next(below: 2) {
          bytes[mutations.next(below: bytes.count)] = UInt8(mutations.next(below: 256))
        }
        guard Self.odd(bytes) == Self.odd(original) else { continue }
        let outcome = BinaryPlistReader.read(SourceFile(path: "t", bytes: bytes))
        if !outcome.value.isAccepted || outcome.diagnostics.isEmpty {
          if outcome.value.isAccepted { accepted += 1 }
          if let complaint = Self.complaint(bytes, "round \(round)") {
            complaints.append(complaint)
          }
        }
      }
    }
    #expect(complaints.prefix(5) == [])
    #expect(accepted > 1000)
  }
}
