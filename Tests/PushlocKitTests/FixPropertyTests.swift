import Diagnostics
import FileAccess
import PushlocKit
import SourceText
import TestSupport
import Testing

/// What holds of every safe fix, over tables with seeded faults in several encodings.
struct FixPropertyTests {
  /// Lines of a table; `N` becomes a number of its own, so that keys differ.
  private static let lines = [
    "\"kN\" = \"Hello\";",
    "\"kN\" = \"Hello\"",
    "/* pushloc:ignore empty-value -- later */",
    "\"kN\" = \"\";",
    "// pushloc:ignore blank-value, empty-value -- later",
    "\"kN\" = \"%d of %@\";",
    "\"kN\" = \"100% sure, %1$@\";",
    "“kN” = “Hi”;",
    "\"kN\" = \"Grüße 😀\";",
    "/* a comment */",
    "",
  ]

  private struct Kind: Hashable {
    let rule: RuleID
    let path: String
    let key: String?
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let end = Bool.random(using: &random) ? "\n" : "\r\n"
    let count = Int.random(in: 1..<12, using: &random)
    return (0..<count).map { number in
      let line = lines.randomElement(using: &random) ?? ""
      return line.replacing("kN", with: "k\(number)") + end
    }
    .joined()
  }

  private static func encode(_ text: String, _ round: Int) -> [UInt8] {
    switch round % 3 {
    case 0: Array(text.utf8)
    case 1: [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    default: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
  }

  private static func payload(_ number: Int) -> String {
    """
    {"aps": {"alert": {"title-loc-key": "k\(number)", "loc-key": "k\(number + 1)", \
    "loc-args": ["Anna"]}}}
    """
  }

  @Test func aFixedProjectHasNoSafeFixLeftAndNoNewFinding() throws {
    var random = SeededGenerator(seed: 20)
    for round in 0..<150 {
      let files = MemoryFiles()
      let path: FilePath = "en.lproj/Localizable.strings"
      let before = Self.text(&random)
      files[path] = Self.encode(before, round)
      for number in 0..<3 {
        files[FilePath("p\(number).json")] = Array(Self.payload(number * 2).utf8)
      }
      let loader = ProjectLoader(files: files)
      let check = CheckRun(loader: loader, paths: ["."], levels: RuleLevels())
      let first = try check.result()
      let result = try FixRun(check: check, includesUnsafe: false).result(after: first)
      #expect(result.check.findings.filter { $0.fix?.isSafe == true }.map(\.rule) == [])
      for file in result.mended { files[file.path] = file.new }
      let again = try check.result()
      #expect(try FixRun(check: check, includesUnsafe: false).result(after: again).mended == [])
      // A table that cannot be read to its end hides what is wrong with the rest; mended, it shows it.
      guard first.project.diagnostics.allSatisfy({ $0.severity != .error }) else { continue }
      let old = Self.counts(first.findings)
      let new = Self.counts(result.check.findings).filter { $0.value > old[$0.key, default: 0] }
      let added = new.map { "\($0.key.rule) \($0.key.key ?? "")" }
      #expect(added == [], "round \(round): \(before.debugDescription)")
    }
  }

  private static func counts(_ findings: [Diagnostic]) -> [Kind: Int] {
    findings.reduce(into: [:]) {
      $0[Kind(rule: $1.rule, path: $1.place.path, key: $1.key), default: 0] += 1
    }
  }
}
