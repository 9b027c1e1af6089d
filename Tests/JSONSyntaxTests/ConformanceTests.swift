import Diagnostics
import Foundation
import JSONSyntax
import SourceText
import Testing

/// The folders `accept` and `reject`: the folder is the verdict, for us and for two other readers.
struct ConformanceTests {
  struct File: Sendable, CustomTestStringConvertible {
    let folder: String
    let name: String
    let bytes: [UInt8]
    var testDescription: String { "\(folder)/\(name)" }
    var isRight: Bool { folder == "accept" }
  }

  static let files: [File] = ["accept", "reject"].flatMap { (folder: String) -> [File] in
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(folder)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: url.appendingPathComponent(name)) else { return nil }
      return File(folder: folder, name: String(name.dropLast(5)), bytes: Array(data))
    }
  }

  @Test func foldersAreThere() {
    #expect(Self.files.filter(\.isRight).count >= 40)
    #expect(Self.files.filter { !$0.isRight }.count >= 120)
  }

  @Test(arguments: files)
  func folderIsTheVerdict(_ file: File) {
    let outcome = JSONDocument.parse(
      DecodedSource(utf8: SourceFile(path: file.name, bytes: file.bytes))
    )
    #expect(outcome.value.isWellFormed == file.isRight)
    #expect(outcome.diagnostics.isEmpty == file.isRight)
    #expect(outcome.diagnostics.count <= 1 || Self.manyCauses.contains(file.name))
  }

  /// Files in which more than one thing is wrong: two names without a value, two texts in other quotes,
  /// two halves of pairs.
  static let manyCauses: Set<String> = [
    "comma-for-colon", "high-high-surrogate", "single-quotes", "smart-quotes",
    "surrogate-then-text",
  ]

  /// Where Foundation's reader takes what no standard allows, or refuses what it does.
  ///
  /// It takes a byte order mark, UTF-16, and a comma before a closing bracket.
  static let foundationDiffers: Set<String> = [
    "byte-order-mark", "trailing-comma-array", "trailing-comma-object", "utf-16",
  ]

  @Test(arguments: files)
  func foundationAgrees(_ file: File) {
    let value = try? JSONSerialization.jsonObject(
      with: Data(file.bytes),
      options: [.fragmentsAllowed]
    )
    let differs = (value != nil) != file.isRight
    #expect(differs == Self.foundationDiffers.contains(file.name))
  }

  /// Where Python's reader takes what we do not: numbers that are none, halves of surrogate pairs, and
  /// more levels.
  static let pythonDiffers: Set<String> = [
    "depth-513", "high-high-surrogate", "infinity", "lone-high-surrogate", "lone-low-surrogate",
    "minus-infinity", "nan", "surrogate-then-text",
  ]

  @Test func pythonAgrees() throws {
    guard let verdicts = try PythonOracle.verdicts(Self.files.map(\.bytes)) else {
      print("skipped: no python3")
      return
    }
    let differing = zip(Self.files, verdicts).filter { $0.isRight != $1 }.map(\.0.name)
    #expect(Set(differing) == Self.pythonDiffers)
  }
}
