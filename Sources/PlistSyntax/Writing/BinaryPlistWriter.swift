/// Writes binary property lists in one canonical form.
///
/// Equal strings, numbers and data are one object. Objects stand in the order in which the list names
/// them, a dictionary before its keys and these before its values; numbers are as short as they can be.
/// Source: Apple's CFBinaryPList.c.
struct BinaryPlistWriter {
  /// An object whose references are known.
  private enum Object {
    case leaf(PlistTree)
    case array([Int])
    case dictionary(keys: [Int], values: [Int])
  }

  /// What makes two leaves one object: the same bytes, also where Swift takes other texts for equal.
  private enum Leaf: Hashable {
    case string([UInt8])
    case data([UInt8])
    case integer(Int128)
    case real(UInt64)
    case boolean(Bool)
    case date(UInt64)

    init?(_ tree: PlistTree) {
      switch tree {
      case .string(let text): self = .string(Array(text.utf8))
      case .data(let bytes): self = .data(bytes)
      case .integer(let number): self = .integer(number)
      case .real(let number): self = .real(number.bitPattern)
      case .boolean(let flag): self = .boolean(flag)
      case .date(let seconds): self = .date(seconds.bitPattern)
      case .dictionary, .array: return nil
      }
    }
  }

  private var objects: [Object] = []
  private var leaves: [Leaf: Int] = [:]

  /// Returns the bytes of a list.
  static func bytes(of tree: PlistTree) -> [UInt8] {
    var writer = BinaryPlistWriter()
    _ = writer.number(of: tree)
    return writer.bytes()
  }

  /// Gives an object and all below it their numbers.
  private mutating func number(of tree: PlistTree) -> Int {
    switch tree {
    case .dictionary(let members):
      let own = objects.count
      objects.append(.array([]))
      let keys = members.map { number(of: .string($0.key)) }
      let values = members.map { number(of: $0.value) }
      objects[own] = .dictionary(keys: keys, values: values)
      return own
    case .array(let items):
      let own = objects.count
      objects.append(.array([]))
      objects[own] = .array(items.map { number(of: $0) })
      return own
    case .string, .data, .integer, .real, .boolean, .date:
      guard let leaf = Leaf(tree) else { return 0 }
      if let known = leaves[leaf] { return known }
      leaves[leaf] = objects.count
      objects.append(.leaf(tree))
      return objects.count - 1
    }
  }

  private func bytes() -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    let width = Self.width(of: objects.count)
    var offsets: [Int] = []
    offsets.reserveCapacity(objects.count)
    for object in objects {
      offsets.append(bytes.count)
      switch object {
      case .leaf(let tree): Self.append(tree, to: &bytes)
      case .array(let items):
        Self.appendMarker(0xA0, count: items.count, to: &bytes)
        for item in items { Self.append(item, width: width, to: &bytes) }
      case .dictionary(let keys, let values):
        Self.appendMarker(0xD0, count: keys.count, to: &bytes)
        for item in keys { Self.append(item, width: width, to: &bytes) }
        for item in values { Self.append(item, width: width, to: &bytes) }
      }
    }
    let table = bytes.count
    let offsetWidth = Self.width(of: table)
    for offset in offsets { Self.append(offset, width: offsetWidth, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(width)]
    for number in [objects.count, 0, table] { Self.append(number, width: 8, to: &bytes) }
    return bytes
  }

  /// Bytes that hold numbers below a limit: 1, 2, 4 or 8.
  private static func width(of limit: Int) -> Int {
    switch limit {
    case ...0x100: 1
    case ...0x1_0000: 2
    case ...0x1_0000_0000: 4
    default: 8
    }
  }

  private static func append(_ number: Int, width: Int, to bytes: inout [UInt8]) {
    for shift in stride(from: 8 * (width - 1), through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Writes an object's kind and its length; from 15 on, the length is a number of its own.
  private static func appendMarker(_ kind: UInt8, count: Int, to bytes: inout [UInt8]) {
    if count < 15 {
      bytes.append(kind | UInt8(count))
    } else {
      bytes.append(kind | 15)
      append(Int128(count), to: &bytes)
    }
  }

  private static func append(_ tree: PlistTree, to bytes: inout [UInt8]) {
    switch tree {
    case .string(let text): append(text, to: &bytes)
    case .data(let data):
      appendMarker(0x40, count: data.count, to: &bytes)
      bytes += data
    case .integer(let number): append(number, to: &bytes)
    case .real(let number):
      bytes.append(0x23)
      append(Int(truncatingIfNeeded: number.bitPattern), width: 8, to: &bytes)
    case .boolean(let flag): bytes.append(flag ? 0x09 : 0x08)
    case .date(let seconds):
      bytes.append(0x33)
      append(Int(truncatingIfNeeded: seconds.bitPattern), width: 8, to: &bytes)
    case .dictionary, .array: break
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      appendMarker(0x50, count: text.utf8.count, to: &bytes)
      bytes += text.utf8
    } else {
      appendMarker(0x60, count: text.utf16.count, to: &bytes)
      for unit in text.utf16 {
        bytes.append(UInt8(unit >> 8))
        bytes.append(UInt8(unit & 0xFF))
      }
    }
  }

  /// Negative numbers always take eight bytes, and what eight cannot hold takes sixteen.
  private static func append(_ number: Int128, to bytes: inout [UInt8]) {
    if number > Int128(Int64.max) {
      bytes.append(0x14)
      bytes += [UInt8](repeating: 0, count: 8)
      append(Int(truncatingIfNeeded: number), width: 8, to: &bytes)
      return
    }
    let widths: [(limit: Int128, width: Int, marker: UInt8)] = [
      (0x100, 1, 0x10), (0x1_0000, 2, 0x11), (0x1_0000_0000, 4, 0x12),
    ]
    let fitting = number < 0 ? nil : widths.first { number < $0.limit }
    bytes.append(fitting?.marker ?? 0x13)
    append(Int(truncatingIfNeeded: number), width: fitting?.width ?? 8, to: &bytes)
  }
}
