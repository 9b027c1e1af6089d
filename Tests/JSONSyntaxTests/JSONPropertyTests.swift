import Diagnostics
import JSONSyntax
import SourceText
import Testing

/// What holds for every text, right or not.
struct JSONPropertyTests {
  /// A small generator of its own, so that a seed means the same everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
      return mixed ^ mixed >> 29
    }
  }

  static let seeds: [String] = [
    #"{"aps":{"alert":{"title-loc-key":"t","loc-key":"b","loc-args":["a",5,null]},"badge":1}}"#,
    "{\n  \"a\" : [ 1.5, -2e+3, true, false, null ],\n  \"b\" : { \"c\" : \"x\\u00e9\\n\" }\n}\n",
    "[“a”, 'b', `c`, «d», \"e\\\"f\", 'g\\'h']",
    "// a\n{b: 1, /* c */ \"d\": [1 2; 3], # e\n \"f\" = NaN, 'g' => +1}",
    "{\"a\": \"He said \"hi\" to me\", \"b\": \"one\ntwo\", \"c\": \"no end,\n\"d\": 1}",
    "[[[{\"a\":[{}]}]]] }] \u{A0}\u{FEFF}\u{200B} \\ud83d",
    "{\n<<<<<<< HEAD\n\"a\": 1,\n||||||| base\n=======\n\"a\": 2,\n>>>>>>> x\n\"b\": 3\n}",
    #"["\ud83d\ude00","\ud83d","\u12","\x41","Ünïcödé 名前 🎉"]"#,
  ]

  static let pieces: [String] = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "'", "“", "”", "\n", "\r\n", " ", "\t", "//", "/*",
    "*/", "#", "1", "0", "-", "+", ".", "e", "true", "null", "NaN", "\\u", "\\ud83d", "é", "🎉",
    "\u{A0}", "\u{FEFF}", "\0", ";", "=", "=>", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n",
    "\"a\":1",
  ]

  /// Returns texts that differ from the seeds in up to six places.
  static func mutations(_ count: Int, seed: UInt64) -> [[UInt8]] {
    var random = Generator(state: seed)
    return (0..<count).map { _ in
      var bytes = Array(seeds[Int.random(in: 0..<seeds.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        mutate(&bytes, &random)
      }
      return bytes
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout Generator) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 0...4, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
    case 2: bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
    case 3 where place < end: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default:
      let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
      bytes.replaceSubrange(place..<end, with: Array(piece.utf8))
    }
  }

  static let allOptions: [JSONOptions] = [
    .strict, .withComments, JSONOptions(isSequence: true),
  ]

  static func parse(_ bytes: [UInt8], _ options: JSONOptions) -> Outcome<JSONDocument> {
    JSONDocument.parse(
      DecodedSource(utf8: SourceFile(path: "a.json", bytes: bytes)),
      options: options
    )
  }

  /// Records what is wrong with a reading, and touches everything that can be asked of it.
  static func check(_ bytes: [UInt8], _ options: JSONOptions) {
    let outcome = parse(bytes, options)
    let text = String(decoding: bytes, as: UTF8.self).debugDescription
    #expect(outcome.diagnostics.isEmpty == outcome.value.isWellFormed, "\(text)")
    var last = 0
    for diagnostic in outcome.diagnostics {
      let range = diagnostic.place.range
      #expect(range.lowerBound >= last, "\(text)")
      #expect(range.upperBound <= bytes.count, "\(text)")
      last = range.lowerBound
      var end = 0
      for edit in diagnostic.fix?.edits.sorted(by: { $0.range.start < $1.range.start }) ?? [] {
        #expect(edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count, "\(text)")
        end = edit.range.upperBound
      }
    }
    var position = 0
    for node in outcome.value.nodes {
      #expect(node.range.lowerBound >= position, "\(node.index) in \(text)")
      #expect(node.range.upperBound <= bytes.count, "\(node.index) in \(text)")
      let content = node.contentRange
      #expect(content.start >= node.range.start && content.end <= node.range.end, "\(text)")
      if let parent = node.parent {
        #expect(parent.index < node.index, "\(text)")
        #expect(
          node.range.start >= parent.range.start && node.range.end <= parent.range.end,
          "\(node.index) in \(text)"
        )
      }
      position = node.range.lowerBound
      #expect((node.kind == .key) == (node.value != nil), "\(text)")
      _ = (node.double, node.wholeNumber, node.boolean, node.dottedPath, node.segments)
      if let string = node.text {
        let whole = string.sourceRange(of: 0..<string.string.utf8.count)
        #expect(whole.isEmpty || whole == content, "\(text)")
        #expect(node.string == string.string, "\(text)")
      }
      if node.kind != .key, isReachable(node), !options.isSequence {
        #expect(outcome.value.node(at: node.pointer) == node, "\(node.pointer) in \(text)")
      }
      _ = outcome.value.comments(before: node)
    }
    var json = JSONWriter()
    outcome.value.root?.write(to: &json)
    _ = outcome.value.root?.compactSize
  }

  /// Whether a node and all around it are the last of their names.
  private static func isReachable(_ node: JSONNode) -> Bool {
    var node = node
    while let parent = node.parent {
      if let name = node.name, parent.last(name) != node { return false }
      node = parent
    }
    return true
  }

  @Test(arguments: 0..<8)
  func everyTextIsReadWithRangesInsideIt(_ part: Int) {
    for bytes in Self.mutations(400, seed: UInt64(part)) {
      for options in Self.allOptions { Self.check(bytes, options) }
    }
  }

  @Test(arguments: seeds)
  func everyBeginningIsRead(_ text: String) {
    let bytes = Array(text.utf8)
    for end in 0...bytes.count { Self.check(Array(bytes[..<end]), .strict) }
  }

  @Test func pythonAgreesOnMutations() throws {
    let texts = Self.mutations(6000, seed: 77)
    guard let verdicts = try PythonOracle.verdicts(texts) else {
      print("skipped: no python3")
      return
    }
    for (bytes, isTaken) in zip(texts, verdicts) {
      let outcome = Self.parse(bytes, .strict)
      // Python takes numbers that are none, and halves of surrogate pairs.
      let isLenient = outcome.diagnostics.allSatisfy { diagnostic in
        let message = diagnostic.message.description
        return message.contains("JSON has no 'NaN'") || message.contains("Infinity'")
          || message.contains("is half of a character")
      }
      let expected = outcome.value.isWellFormed || isLenient
      #expect(expected == isTaken, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }

  @Test func safeFixesOfCertainFaultsLeaveNothingToFix() {
    var repaired = 0
    for bytes in Self.mutations(4000, seed: 99) {
      let outcome = Self.parse(bytes, .strict)
      let fixes = outcome.diagnostics.compactMap(\.fix)
      guard !fixes.isEmpty, outcome.value.isStructureCertain,
        fixes.count == outcome.diagnostics.count, fixes.allSatisfy(\.isSafe)
      else { continue }
      var fixed = bytes
      let edits = fixes.flatMap(\.edits).enumerated()
        .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
      for (_, edit) in edits.reversed() {
        fixed.replaceSubrange(edit.range.range, with: Array(edit.replacement.utf8))
      }
      repaired += 1
      let again = Self.parse(fixed, .strict)
      let text = String(decoding: bytes, as: UTF8.self).debugDescription
      #expect(again.diagnostics.map(\.message.description) == [], "\(text)")
    }
    #expect(repaired >= 50)
  }
}
