import Diagnostics
import Foundation
import PlistSyntax
import SourceText
import Testing

/// Lists are written so that Foundation reads the same values.
struct PlistWriterTests {
  /// Every kind of value, and every length at which the binary form changes.
  private var values: [String: Any] {
    [
      "plain": "a", "empty": "", "no ASCII": "привет 👋", "composed": "\u{E9}",
      "decomposed": "e\u{301}", "marks": "<&>\"'\\", "lines": "a\nb\tc", "return": "a\r\nb",
      "long": String(repeating: "x", count: 14) + "y", "longer": String(repeating: "я", count: 300),
      "nested": ["one": "%d дом", "other": "%d дома"], "array": ["a", ["b", ["c": "d"]]] as [Any],
      "data": Data([0, 255, 16, 7]), "no data": Data(), "small": 255, "two bytes": 256,
      "four": 65_536, "eight": 1 << 33, "negative": -1, "largest": UInt64.max, "real": 1.5,
      "yes": true, "no": false, "date": Date(timeIntervalSinceReferenceDate: 86_399),
    ]
  }

  private func tree(_ value: Any) -> PlistTree {
    switch value {
    case let value as String: .string(value)
    case let value as Data: .data(Array(value))
    case let value as Date: .date(value.timeIntervalSinceReferenceDate)
    case let value as Bool: .boolean(value)
    case let value as Int: .integer(Int128(value))
    case let value as UInt64: .integer(Int128(value))
    case let value as Double: .real(value)
    case let value as [Any]: .array(value.map(tree))
    case let value as [String: Any]: .dictionary(of: value.map { ($0.key, tree($0.value)) })
    default: fatalError("no property list: \(value)")
    }
  }

  private func read(_ bytes: [UInt8]) throws -> NSDictionary {
    try #require(
      PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? NSDictionary
    )
  }

  @Test(arguments: [PlistDocument.Syntax.binary, .xml])
  func foundationReadsWhatWasWritten(_ syntax: PlistDocument.Syntax) throws {
    let bytes = try PlistWriter.bytes(of: tree(values), as: syntax)
    #expect(try read(bytes) == values as NSDictionary)
  }

  @Test func oldStyleHoldsTextsAndData() throws {
    let types: Set<String> = [
      "small", "two bytes", "four", "eight", "negative", "largest", "real", "yes", "no", "date",
    ]
    let values = self.values.filter { !types.contains($0.key) }
    let bytes = try PlistWriter.bytes(of: tree(values), as: .openStep)
    #expect(try read(bytes) == values as NSDictionary)
  }

  /// Foundation drops a byte order mark at the start of a text in XML.
  @Test(
    arguments: [PlistDocument.Syntax.binary, .xml, .openStep],
    ["\u{FEFF}", "\u{FEFF}a", "\u{FEFF}\u{FEFF}a", "a\u{FEFF}"]
  )
  func byteOrderMarksInTextsStay(_ syntax: PlistDocument.Syntax, _ text: String) throws {
    let read = try read(PlistWriter.bytes(of: tree(["k": text, text: "v"]), as: syntax))
    #expect((read["k"] as? String).map { Array($0.utf16) } == Array(text.utf16))
    #expect(read.allKeys.contains { ($0 as? String)?.utf16.elementsEqual(text.utf16) ?? false })
    let own = PlistReader.read(
      SourceFile(
        path: "t",
        bytes: try PlistWriter.bytes(of: tree(["k": text, text: "v"]), as: syntax)
      )
    ).value
    #expect(own.isAccepted)
  }

  @Test func equalTextsOfOtherBytesStayApart() throws {
    let values = ["a": "\u{E9}", "b": "e\u{301}"]
    let read = try read(PlistWriter.bytes(of: tree(values), as: .binary))
    #expect((read["a"] as? String)?.unicodeScalars.count == 1)
    #expect((read["b"] as? String)?.unicodeScalars.count == 2)
  }

  @Test func binaryListsHaveOneForm() throws {
    let bytes = try PlistWriter.bytes(of: tree(["b": "x", "a": "x"]), as: .binary)
    // The dictionary, its keys in order, and one object for both values.
    let body: [UInt8] = [0xD2, 1, 2, 3, 3, 0x51, 0x61, 0x51, 0x62, 0x51, 0x78]
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 4] + [UInt8](repeating: 0, count: 8)
      + [0, 0, 0, 0, 0, 0, 0, 19]
    #expect(bytes == Array("bplist00".utf8) + body + [8, 13, 15, 17] + trailer)
  }

  @Test func manyObjectsTakeWiderNumbers() throws {
    let values = Dictionary(uniqueKeysWithValues: (0..<40_000).map { ("k\($0)", "v\($0)") })
    let bytes = try PlistWriter.bytes(of: tree(values), as: .binary)
    #expect(try read(bytes) == values as NSDictionary)
  }

  @Test func whatAFormatCannotHoldIsRefused() {
    #expect(throws: PlistWriter.Fault.controlCharacter("k")) {
      try PlistWriter.bytes(of: .dictionary(of: [("k", .string("\u{1}"))]), as: .xml)
    }
    #expect(throws: PlistWriter.Fault.noSuchType("k")) {
      try PlistWriter.bytes(of: .dictionary(of: [("k", .boolean(true))]), as: .openStep)
    }
  }

  @Test func oldStyleFilesAreReadable() throws {
    let list = tree(["b": ["one": "1"], "a": "x \"y\" \\ \u{1}"])
    let text = try String(decoding: PlistWriter.bytes(of: list, as: .openStep), as: UTF8.self)
    #expect(
      text == "\"a\" = \"x \\\"y\\\" \\\\ \\U0001\";\n\"b\" = {\n\t\"one\" = \"1\";\n};\n"
    )
    #expect(try read(PlistWriter.bytes(of: .dictionary([]), as: .openStep)) == [:])
  }
}
