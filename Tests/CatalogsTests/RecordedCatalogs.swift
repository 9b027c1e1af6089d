import Catalogs
import Foundation
import SourceText
import TestSupport
import Testing

/// One catalog with what Apple's compiler made of it.
struct RecordedCatalog: Sendable, CustomTestStringConvertible {
  let number: Int
  let name: String
  let bytes: [UInt8]
  let isAccepted: Bool
  /// The compiled files by path; several where the compiler's choice is random, none where they were
  /// not recorded.
  let results: [[String: Compiled]]

  var testDescription: String { "\(number) \(name)" }

  /// All rows; none where the recorded data is absent.
  static let all: [RecordedCatalog] = {
    let lines = (try? SharedMaterial.lines("conformance/apple-xcstrings.jsonl")) ?? []
    return lines.enumerated().compactMap { number, line in
      guard let row = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let input = row["input_base64"] as? String, let data = Data(base64Encoded: input)
      else { return nil }
      var results = (row["alternatives"] as? [[String: Any]] ?? [])
      if let compiled = row["compiled"] as? [String: Any] { results.append(compiled) }
      return RecordedCatalog(
        number: number + 1,
        name: row["id"] as? String ?? "",
        bytes: Array(data),
        isAccepted: row["apple"] as? String == "accept",
        results: results.map { $0.mapValues(Compiled.init) }
      )
    }
  }()

  /// The catalog as the compiler is given it; the rows call it `catalog`.
  var file: SourceFile { SourceFile(path: "catalog.xcstrings", bytes: bytes) }
}

/// A property list of texts and dictionaries, for comparison.
indirect enum Compiled: Equatable, Sendable {
  case text(String)
  case dictionary([String: Compiled])
  case other

  init(_ any: Any) {
    switch any {
    case let text as String: self = .text(text)
    case let members as [String: Any]: self = .dictionary(members.mapValues(Compiled.init))
    default: self = .other
    }
  }

  init(_ value: CompiledValue, in source: DecodedSource) {
    switch value {
    case .text(let text): self = .text(text.string(in: source))
    case .dictionary(let members): self = Compiled(members, in: source)
    }
  }

  init(_ members: [CompiledValue.Member], in source: DecodedSource) {
    self = .dictionary(
      Dictionary(
        members.map { ($0.name.string(in: source), Compiled($0.value, in: source)) },
        uniquingKeysWith: { _, _ in .other }
      )
    )
  }
}

extension CatalogDocument {
  /// The compiled files by path, for a catalog of a name.
  func compiledFiles(named name: String) -> [String: Compiled] {
    var files: [String: Compiled] = [:]
    for table in compiled() {
      let path = "\(table.folder).lproj/\(name).\(table.isStringsdict ? "stringsdict" : "strings")"
      #expect(files[path] == nil, "\(path) is made twice")
      files[path] = Compiled(table.members, in: source)
    }
    return files
  }
}
