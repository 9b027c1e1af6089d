import FileAccess
import Foundation
import PushlocKit
import SourceText
import TestSupport
import Testing

/// Two texts and the difference as `git diff` shows it.
struct DifferenceCase: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let hunks: String

  init(_ old: String, _ new: String, _ hunks: String) {
    (self.old, self.new, self.hunks) = (old, new, hunks)
  }

  var testDescription: String { "\(old.debugDescription) → \(new.debugDescription)" }
}

struct LineDifferenceTests {
  @Test(arguments: [
    DifferenceCase("a\nb\n", "a\nb\n", ""),
    DifferenceCase("a\nb\nc\n", "a\nX\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+X\n c\n"),
    DifferenceCase("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
    DifferenceCase("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
    DifferenceCase(
      "a\nb",
      "a\nb\n",
      "@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n"
    ),
    DifferenceCase("a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
    DifferenceCase(
      "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n",
      "1\nX\n3\n4\n5\n6\n7\n8\n9\n10\nY\n12\n",
      "@@ -1,5 +1,5 @@\n 1\n-2\n+X\n 3\n 4\n 5\n@@ -8,5 +8,5 @@\n 8\n 9\n 10\n-11\n+Y\n 12\n"
    ),
  ])
  func differencesAreHunksWithThreeLinesAround(_ test: DifferenceCase) {
    let text = UnifiedDiff.text(path: "f", old: Array(test.old.utf8), new: Array(test.new.utf8))
    let head = test.hunks.isEmpty ? "" : "--- a/f\n+++ b/f\n"
    #expect(String(decoding: text, as: UTF8.self) == head + test.hunks)
  }

  @Test func namesWithControlCharactersAreQuoted() {
    let text = UnifiedDiff.text(path: "a\"\n\u{1}", old: [], new: [0x0A])
    #expect(
      String(decoding: text, as: UTF8.self).split(separator: "\n").first
        == #"--- "a/a\"\n\001""#
    )
  }

  /// Random texts of few different lines, so that much stays and much moves.
  @Test func gitAppliesTheDifferenceOfAnyTwoTexts() throws {
    var random = SeededGenerator(seed: 7)
    let repository = try ScratchRepository()
    for round in 0..<60 {
      let count = Int.random(in: 0..<40, using: &random)
      var old = (0..<count).map { _ in "line \(Int.random(in: 0..<9, using: &random))\n" }
      let before = old.joined()
      for _ in 0..<Int.random(in: 1..<12, using: &random) {
        let place = Int.random(in: 0...old.count, using: &random)
        if Bool.random(using: &random), place < old.count {
          old.remove(at: place)
        } else {
          old.insert("new \(Int.random(in: 0..<9, using: &random))\n", at: place)
        }
      }
      let after = old.joined() + (round % 3 == 0 ? "no line end" : "")
      let patch = UnifiedDiff.text(path: "f", old: Array(before.utf8), new: Array(after.utf8))
      repository["f"] = before
      repository["p"] = String(decoding: patch, as: UTF8.self)
      if before != after { #expect(repository.git("apply", "p"), "\(before)\n→\n\(after)") }
      #expect(repository["f"] == after)
    }
  }

  @Test func textsWithNothingInCommonAreOneDifference() {
    let old = (0..<3000).map { "a\($0)\n" }.joined()
    let new = (0..<3000).map { "b\($0)\n" }.joined()
    let text = UnifiedDiff.text(path: "f", old: Array(old.utf8), new: Array(new.utf8))
    #expect(String(decoding: text, as: UTF8.self).contains("@@ -1,3000 +1,3000 @@"))
  }
}

/// A generator that gives the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Source: S.
  ///
  /// Vigna, "splitmix64".
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}
