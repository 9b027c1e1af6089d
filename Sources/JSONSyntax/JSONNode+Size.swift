import SourceText

/// How many bytes a value takes as JSON without white space.
public struct JSONSize: Hashable, Sendable {
  /// Bytes with text in UTF-8 and only the escapes that JSON demands.
  public var utf8: Int
  /// Bytes with every character outside ASCII as `\u` and four hex digits, as many servers write by default.
  public var escaped: Int

  /// Creates a size.
  public init(utf8: Int, escaped: Int) {
    self.utf8 = utf8
    self.escaped = escaped
  }

  /// Adds two sizes.
  public static func + (first: JSONSize, second: JSONSize) -> JSONSize {
    JSONSize(utf8: first.utf8 + second.utf8, escaped: first.escaped + second.escaped)
  }

  /// Adds a size.
  public static func += (first: inout JSONSize, second: JSONSize) {
    first = first + second
  }

  /// Subtracts a size.
  public static func - (first: JSONSize, second: JSONSize) -> JSONSize {
    JSONSize(utf8: first.utf8 - second.utf8, escaped: first.escaped - second.escaped)
  }
}

extension JSONNode {
  /// The size of the node, and everything in it, without white space and comments.
  ///
  /// Numbers count as they are written; a key counts without its colon; holes and things that are
  /// no JSON count as nothing, and so does what stands in sections of a template inside the node. Takes time linear in the node's bytes.
  public var compactSize: JSONSize {
    var size = JSONSize(utf8: 0, escaped: 0)
    for index in index..<max(index + 1, subtreeEnd) {
      guard index < tree.records.count else { break }
      guard isSure(index) else { continue }
      let record = tree.records[index]
      switch record.kind {
      case .null, .boolean, .number:
        size += JSONSize(utf8: record.range.count, escaped: record.range.count)
      case .string, .key:
        size += JSONNode(tree: tree, index: UInt32(truncatingIfNeeded: index)).stringSize
      case .array, .object:
        let marks = 2 + separators(of: index)
        size += JSONSize(utf8: marks, escaped: marks)
      case .hole, .invalid: break
      }
    }
    return size
  }

  /// Whether a node inside this one is there whenever this one is.
  private func isSure(_ other: Int) -> Bool {
    tree.sectionOfRecord.isEmpty
      || tree.sectionOfRecord[other] == tree.sectionOfRecord[index]
  }

  /// Index of the first node behind this one and everything in it; behind itself for a key.
  private var subtreeEnd: Int { kind == .key ? index + 1 : Int(record.next) }

  /// Number of commas and colons between the children of a container: one fewer than keys and values.
  private func separators(of index: Int) -> Int {
    let records = tree.records
    var children = 0
    var child = index + 1
    let end = min(Int(records[index].next), records.count)
    while child < end {
      if isSure(child) { children += 1 }
      child = Int(records[child].next)
    }
    return max(0, children - 1)
  }

  /// The size of a string with its quotes; its holes are empty.
  private var stringSize: JSONSize {
    guard hasHoles else { return size(ofText: contentRange) + JSONSize(utf8: 2, escaped: 2) }
    return segments.reduce(into: JSONSize(utf8: 2, escaped: 2)) { size, segment in
      if case .text(let range) = segment { size += self.size(ofText: range) }
    }
  }

  private func size(ofText range: ByteRange) -> JSONSize {
    var size = JSONSize(utf8: 0, escaped: 0)
    var decoder = JSONTextDecoder(tree.source.utf8, content: range)
    decoder.run()
    for byte in decoder.utf8 {
      switch byte {
      case Byte.quote, Byte.backslash, 0x08, 0x09, 0x0A, 0x0C, 0x0D:
        size += JSONSize(utf8: 2, escaped: 2)
      case 0..<0x20: size += JSONSize(utf8: 6, escaped: 6)
      case 0x80..<0xC0: size.utf8 += 1
      case 0xF0...: size += JSONSize(utf8: 1, escaped: 12)
      case 0xC0...: size += JSONSize(utf8: 1, escaped: 6)
      default: size += JSONSize(utf8: 1, escaped: 1)
      }
    }
    return size
  }
}
