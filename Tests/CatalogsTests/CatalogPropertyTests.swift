import Catalogs
import Diagnostics
import SourceText
import Testing

/// Whatever the bytes, reading ends, and every range lies in the file.
struct CatalogPropertyTests {
  private static let text = #"""
    {"sourceLanguage": "en", "version": "1.0", "lost": {"shouldTranslate": false}, "strings": {
      "a\n%#@b@": {"comment": "c", "extractionState": "stale", "localizations": {
        "en": {"stringUnit": {"state": "new", "value": "%#@é@ \u00e9"}, "substitutions": {
          "é": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "new", "value": "%arg"}}}}}}},
        "iw": {"variations": {"device": {
          "mac": {"variations": {"plural": {"other": {"stringUnit": {"state": "x", "value": "%d"}}}}},
          "other": {"stringUnit": {"state": "x", "value": "%@"}}}}},
        "he": {"variations": {"plural": {"many": {"stringUnit": {"state": "x", "value": "%d"}}}}}}},
      "a\n%#@b@": {}}}
    """#

  private func check(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Localizable.xcstrings", bytes: bytes)
    let read = XCStringsFormat.read(file, name: "Localizable", folder: nil)
    let count = read.source.utf8.count
    for diagnostic in read.diagnostics {
      let ranges = [diagnostic.place.range] + diagnostic.related.map(\.place.range)
      #expect(ranges.allSatisfy { $0.upperBound <= count })
    }
    #expect(read.isAccepted || read.diagnostics.contains { $0.severity == .error })
    for table in read.tables {
      for entry in table.entries {
        #expect(entry.range.upperBound <= count && entry.valueRange.upperBound <= count)
        _ = table.string(entry.key)
        if case .variation(let variation) = entry.value { _ = variation.value(in: table) }
      }
      _ = table.catalog?.compiled()
    }
  }

  @Test func aFileMayEndAnywhere() {
    let bytes = Array(Self.text.utf8)
    for end in 0...bytes.count { check(Array(bytes[..<end])) }
  }

  @Test func anyByteMayBeAnother() {
    var random = SeededNumbers(seed: 20)
    let bytes = Array(Self.text.utf8)
    let signs = Array(#"{}[]":,\%#@n0x"#.utf8) + [0, 0xC3, 0xFF]
    for _ in 0..<3000 {
      var changed = bytes
      for _ in 0..<(1 + Int(random.next() % 3)) {
        let sign = signs[Int(random.next() % UInt64(signs.count))]
        changed[Int(random.next() % UInt64(bytes.count))] = sign
      }
      check(changed)
    }
  }

  @Test func membersMayBeOfAnyKind() {
    var random = SeededNumbers(seed: 7)
    let values = ["null", "true", "1.5", "\"%#@a@\"", "[]", "{}", "{\"a\": {}}"]
    for _ in 0..<3000 { check(Array(value(depth: 0, values, &random).utf8)) }
  }

  private static let names = [
    "sourceLanguage", "version", "strings", "localizations", "en", "stringUnit", "state", "value",
    "variations", "plural", "device", "other", "substitutions", "argNum", "comment",
  ]

  private func value(depth: Int, _ values: [String], _ random: inout SeededNumbers) -> String {
    if depth > 7 || depth > 0 && random.next() % 4 == 0 {
      return values[Int(random.next() % UInt64(values.count))]
    }
    let members = (0..<(random.next() % 4 + (depth == 0 ? 3 : 0))).map { _ in
      let name = Self.names[Int(random.next() % UInt64(Self.names.count))]
      return "\"\(name)\": \(value(depth: depth + 1, values, &random))"
    }
    return "{\(members.joined(separator: ","))}"
  }
}

/// A generator whose numbers are the same in every run.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
