import Diagnostics
import Foundation
import SourceText
import Testing

@testable import PlistSyntax

/// Binary property lists, object by object and as a whole.
struct BinaryPlistTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let objects: [[UInt8]]
    /// The value; nil where the list is refused.
    let shape: Shape?
    /// What is said.
    var messages: [String] = []
    /// Whether Foundation can be asked: it crashes on sets.
    var isAsked = true
  }

  private static let a = Array("a".utf8)
  private static let b = Array("b".utf8)

  static let values = [
    Case(testDescription: "false", objects: [[0x08]], shape: .boolean(false)),
    Case(testDescription: "true", objects: [[0x09]], shape: .boolean(true)),
    Case(testDescription: "one byte has no sign", objects: [[0x10, 0xFF]], shape: .integer(255)),
    Case(
      testDescription: "eight bytes have one",
      objects: [[0x13] + [UInt8](repeating: 0xFF, count: 8)],
      shape: .integer(-1)
    ),
    Case(
      testDescription: "of sixteen bytes eight count",
      objects: [[0x14] + [UInt8](repeating: 0xFF, count: 16)],
      shape: .integer(18_446_744_073_709_551_615)
    ),
    Case(
      testDescription: "real of four bytes",
      objects: [[0x22, 0x3F, 0xC0, 0, 0]],
      shape: .real((1.5).bitPattern)
    ),
    Case(
      testDescription: "real of eight bytes",
      objects: [[0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0]],
      shape: .real((1.5).bitPattern)
    ),
    Case(
      testDescription: "date",
      objects: [[0x33, 0x41, 0xC8, 0x15, 0xA7, 0x38, 0, 0, 0]],
      shape: .date(808_144_496)
    ),
    Case(testDescription: "data", objects: [[0x42, 1, 2]], shape: .data([1, 2])),
    Case(testDescription: "ASCII", objects: [[0x52, 0x61, 0]], shape: .string([0x61, 0])),
    Case(
      testDescription: "higher bytes are Latin-1",
      objects: [[0x52, 0xE9, 0x41]],
      shape: .string(Array("éA".utf8))
    ),
    Case(
      testDescription: "UTF-16",
      objects: [[0x63, 0x00, 0xE9, 0xD8, 0x3D, 0xDE, 0x00]],
      shape: .string(Array("é😀".utf8))
    ),
    Case(
      testDescription: "a mark stays",
      objects: [[0x62, 0xFE, 0xFF, 0, 0x61]],
      shape: .string(Array("\u{FEFF}a".utf8))
    ),
    Case(
      testDescription: "half a pair",
      objects: [[0x61, 0xD8, 0x3D]],
      shape: .string(Array("\u{FFFD}".utf8))
    ),
    Case(
      testDescription: "length as a number",
      objects: [[0x5F, 0x11, 0, 1, 0x61]],
      shape: .string(a)
    ),
    Case(
      testDescription: "array",
      objects: [[0xA2, 1, 1], [0x51, 0x61]],
      shape: .array([.string(a), .string(a)])
    ),
    Case(
      testDescription: "set",
      objects: [[0xC1, 1], [0x51, 0x61]],
      shape: .array([.string(a)]),
      isAsked: false
    ),
    Case(
      testDescription: "dictionary",
      objects: [[0xD1, 1, 2], [0x51, 0x61], [0x51, 0x62]],
      shape: .dictionary([a: .string(b)])
    ),
    Case(
      testDescription: "the first of equal keys counts",
      objects: [
        [0xD2, 1, 4, 2, 3], [0x51, 0x61], [0x51, 0x62], [0x51, 0x63], [0x61, 0, 0x61],
      ],
      shape: .dictionary([a: .string(b)]),
      messages: ["the key 'a' is there twice; Apple's reader takes the first"]
    ),
    Case(
      testDescription: "keys that are no texts",
      objects: [[0xD2, 1, 2, 2, 2], [0x10, 5], [0x51, 0x61]],
      shape: .dictionary([a: .string(a)]),
      messages: ["the key of an entry is no text, and no lookup finds it"],
      isAsked: false
    ),
    Case(
      testDescription: "null in an array",
      objects: [[0xA2, 1, 2], [0x00], [0x51, 0x61]],
      shape: .array([.string(a)]),
      messages: ["null stands where a value belongs"],
      isAsked: false
    ),
    Case(
      testDescription: "archiver's reference",
      objects: [[0xA1, 1], [0x80, 7]],
      shape: .array([.integer(7)]),
      isAsked: false
    ),
  ]

  private static func damaged(_ text: String) -> [String] {
    ["the binary property list is damaged: \(text)"]
  }

  static let refused = [
    Case(
      testDescription: "unknown kind",
      objects: [[0x0F]],
      shape: nil,
      messages: damaged("there is no object of the kind 0x0F")
    ),
    Case(
      testDescription: "empty UTF-16",
      objects: [[0x60]],
      shape: nil,
      messages: damaged("an empty text is stored as UTF-16")
    ),
    Case(
      testDescription: "text into the table",
      objects: [[0x55, 0x61]],
      shape: nil,
      messages: damaged("the object here is longer than the file")
    ),
    Case(
      testDescription: "absurd length",
      objects: [[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],
      shape: nil,
      messages: damaged("the object here is longer than the file")
    ),
    Case(
      testDescription: "length that is none",
      objects: [[0x5F, 0x51, 0x61]],
      shape: nil,
      messages: damaged("expected a length, found 0x51")
    ),
    Case(
      testDescription: "unknown object",
      objects: [[0xA1, 9]],
      shape: nil,
      messages: damaged("there is no object 9")
    ),
    Case(
      testDescription: "contains itself",
      objects: [[0xA1, 1], [0xA1, 0]],
      shape: nil,
      messages: damaged("the container at offset 8 contains itself")
    ),
    Case(
      testDescription: "array as a key",
      objects: [[0xD1, 1, 2], [0xA0], [0x51, 0x62]],
      shape: nil,
      messages: damaged("an array or dictionary is a key")
    ),
    Case(
      testDescription: "reference above 32 bits",
      objects: [[0x84, 1, 0, 0, 0, 0]],
      shape: nil,
      messages: damaged("a reference of a keyed archive is above 2^32 - 1")
    ),
  ]

  private static func read(_ bytes: [UInt8]) -> Outcome<PlistDocument> {
    BinaryPlistReader.read(SourceFile(path: "t.strings", bytes: bytes))
  }

  @Test(arguments: values + refused)
  func objectsAreReadAsFoundationReadsThem(_ row: Case) {
    let bytes = BinaryBuilder(row.objects).bytes
    let outcome = Self.read(bytes)
    #expect(outcome.value.isAccepted == (row.shape != nil))
    #expect((outcome.value.isAccepted ? Shape(outcome.value) : nil) == row.shape)
    #expect(outcome.diagnostics.map(\.message.description) == row.messages)
    if row.isAsked { #expect(Oracle.read(bytes, as: .binary) == row.shape) }
  }

  @Test(arguments: [(1, 1), (2, 3), (3, 2), (8, 9), (16, 16)])
  func sizesOfOffsetsAndReferencesAreFree(_ sizes: (Int, Int)) {
    func reference(_ index: Int) -> [UInt8] { BinaryBuilder.number(index, sizes.1) }
    let builder = BinaryBuilder(
      [[0xD1] + reference(1) + reference(2), [0x51, 0x61], [0x51, 0x62]],
      offsetSize: sizes.0,
      referenceSize: sizes.1
    )
    #expect(Shape(Self.read(builder.bytes).value) == .dictionary([Self.a: .string(Self.b)]))
    #expect(Oracle.read(builder.bytes, as: .binary) == .dictionary([Self.a: .string(Self.b)]))
  }

  @Test func rangesAreThoseOfTheBytes() throws {
    let builder = BinaryBuilder([[0xD1, 1, 2], [0x51, 0x61], [0x62, 0, 0x62, 0, 0x63]])
    let document = Self.read(builder.bytes).value
    guard case .dictionary(let members, let range)? = document.root else {
      Issue.record("a dictionary")
      return
    }
    #expect(range == ByteRange(8, 11))
    #expect(members.map(\.key) == [PlistText(range: ByteRange(12, 13), form: .plain)])
    #expect(members.map(\.value.range) == [ByteRange(14, 18)])
    #expect(document.syntax == .binary)
    #expect(document.source.encoding == .binary)
  }

  @Test func theTrailerIsChecked() {
    let bytes = BinaryBuilder([[0xA1, 1], [0x51, 0x61]]).bytes
    let end = bytes.count
    func changed(_ distance: Int, _ byte: UInt8) -> [String] {
      var copy = bytes
      copy[end - distance] = byte
      #expect(Oracle.read(copy, as: .binary) == nil, "\(distance)")
      return Self.read(copy).diagnostics.map(\.message.description)
    }
    #expect(changed(26, 0) == Self.damaged("offsets or references take no bytes"))
    #expect(changed(25, 0) == Self.damaged("offsets or references take no bytes"))
    #expect(changed(1, 8) == Self.damaged("the offset table lies outside"))
    #expect(changed(1, 200) == Self.damaged("the offset table lies outside"))
    #expect(
      changed(17, 9) == Self.damaged("it claims 9 objects, for which the offset table has no room")
    )
    #expect(
      changed(24, 0xFF)
        == Self.damaged(
          "it claims 18374686479671623682 objects, for which the offset table has no room"
        )
    )
    #expect(changed(9, 2) == Self.damaged("there is no object 2"))
    #expect(changed(33, 250) == Self.damaged("object 1 lies outside"))
    #expect(changed(34, 3) == Self.damaged("a reference leads into the header"))
    #expect(
      Self.read(Array(bytes.prefix(20))).diagnostics.map(\.message.description)
        == Self.damaged("it ends before its trailer")
    )
  }

  @Test func depthIsApples() {
    func nested(_ depth: Int) -> [UInt8] {
      let objects = (0..<depth).map { [0xA1] + BinaryBuilder.number($0 + 1, 2) } + [[0x51, 0x61]]
      return BinaryBuilder(objects, offsetSize: 2, referenceSize: 2).bytes
    }
    for depth in [1, 511, 512, 513, 514] {
      let outcome = Self.read(nested(depth))
      #expect(outcome.value.isAccepted == (depth <= 512), "\(depth)")
      #expect((Oracle.read(nested(depth), as: .binary) != nil) == (depth <= 512), "\(depth)")
    }
    #expect(
      Self.read(nested(513)).diagnostics.map(\.message.description) == [
        "nested deeper than 512 levels, where Apple's reader stops"
      ]
    )
  }

  @Test func sharedContainersCannotOutgrowTheFile() {
    // Each array holds the next one twice: 2^40 values in 200 bytes.
    var objects = (0..<40).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] }
    objects.append([0x51, 0x61])
    let outcome = Self.read(BinaryBuilder(objects).bytes)
    #expect(!outcome.value.isAccepted)
    #expect(outcome.diagnostics.map(\.rule) == ["resource-limit"])
  }

  @Test func overlappingObjectsAreNotMultiplied() {
    // 200 objects, each of them the rest of the same bytes.
    let count = 200
    var body = [UInt8](repeating: 0x4F, count: 0)
    for index in 0..<count { body += [0x4F, 0x11] + BinaryBuilder.number(4 * (count - index), 2) }
    body += [UInt8](repeating: 0, count: 4 * count)
    var bytes = Array("bplist00".utf8) + body
    let root = bytes.count
    bytes += [0xAF, 0x10, UInt8(count)] + (0..<count).map { UInt8($0 + 1) }
    let table = bytes.count
    bytes += BinaryBuilder.number(root, 2)
    for index in 0..<count { bytes += BinaryBuilder.number(8 + 4 * index, 2) }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1] + BinaryBuilder.number(count + 1, 8)
    bytes += BinaryBuilder.number(0, 8) + BinaryBuilder.number(table, 8)
    let outcome = Self.read(bytes)
    #expect(!outcome.value.isAccepted)
    #expect(outcome.diagnostics.map(\.rule) == ["resource-limit"])
  }
}
