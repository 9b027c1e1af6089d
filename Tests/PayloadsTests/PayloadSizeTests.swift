import Diagnostics
import Foundation
import Payloads
import SourceText
import TestSupport
import Testing

struct PayloadSizeTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let title: String
    let body: String
    let size: PayloadSize

    init(_ language: String, _ title: String, _ body: String, _ sizes: (Int, Int, Int)) {
      testDescription = language
      self.title = title
      self.body = body
      size = PayloadSize(written: sizes.0, compact: sizes.1, escaped: sizes.2)
    }
  }

  /// Sizes that the specification of payloads lists for one sample in five languages.
  static let samples = [
    Sample("bg", "Анна", "Здравей!", (264, 167, 211)),
    Sample("fa", "آنا", "سلام!", (256, 159, 187)),
    Sample("hi", "आना", "नमस्ते!", (269, 172, 199)),
    Sample("ar", "آنا", "مرحباً!", (260, 163, 199)),
    Sample("vi", "Anna", "Xin chào!", (255, 158, 162)),
  ]

  @Test(arguments: samples)
  func sizeIsCountedInThreeForms(_ sample: Sample) throws {
    let text = """
      {
          "aps": {
              "alert": {
                  "title-loc-key": "NEW_MESSAGE_TITLE",
                  "title-loc-args": ["\(sample.title)"],
                  "loc-key": "NEW_MESSAGE_BODY",
                  "loc-args": ["\(sample.body)"]
              },
              "sound": "message.caf"
          }
      }
      """
    let file = PayloadReader.read(SourceFile(path: "a.json", text: text + "\n")).value
    #expect(file.payloads.map(\.size) == [sample.size])
  }

  /// Sizes and verdicts that another reader gave for each payload of the cases.
  @Test(.enabled(if: SharedMaterial.isThere, SharedMaterial.absence))
  func casesAgreeWithTheirOracle() throws {
    var compared = 0
    for url in SharedMaterial.files(in: "cases", extensions: ["json"])
    where url.lastPathComponent == "expect.json" {
      let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
      let oracle = (object as? [String: Any])?["oracle"] as? [String: [String: Any]] ?? [:]
      for (path, facts) in oracle where path.hasSuffix(".json") {
        let data = try Data(
          contentsOf: url.deletingLastPathComponent().appendingPathComponent(path)
        )
        let outcome = PayloadReader.read(
          SourceFile(path: path, bytes: Array(data)),
          isExpected: true
        )
        let isRight = facts["json"] as? String != "FAIL"
        #expect(outcome.diagnostics.isEmpty == isRight, "\(url.path) \(path)")
        #expect(outcome.diagnostics.count <= 1, "\(url.path) \(path)")
        guard let size = facts["compact_utf8_bytes"] as? Int else { continue }
        let payloads = outcome.value.payloads
        #expect(payloads.map(\.size.compact) == [size], "\(url.path) \(path)")
        compared += 1
      }
    }
    #expect(compared >= 50)
  }

  /// Real payloads are read without a word, but for one that no JSON reader but Foundation's takes.
  @Test(.enabled(if: SharedMaterial.isThere, SharedMaterial.absence))
  func realPayloadsAreClean() throws {
    let faults = [
      "dynamic_notification.apns": [ByteRange(402, 403), ByteRange(469, 470)]
    ]
    for url in SharedMaterial.files(in: "corpus", extensions: ["apns"]) {
      let file = SourceFile(path: url.path, bytes: Array(try Data(contentsOf: url)))
      let outcome = PayloadReader.read(file)
      let expected = faults[url.lastPathComponent] ?? []
      #expect(outcome.diagnostics.map(\.place.range) == expected, "\(url.path)")
      #expect(outcome.value.payloads.count == 1, "\(url.path)")
    }
  }
}
