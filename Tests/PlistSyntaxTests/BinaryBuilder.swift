/// Puts objects, a table and a trailer together.
struct BinaryBuilder {
  var objects: [[UInt8]]
  var offsetSize = 1
  var referenceSize = 1
  var top = 0

  init(_ objects: [[UInt8]], offsetSize: Int = 1, referenceSize: Int = 1, top: Int = 0) {
    self.objects = objects
    self.offsetSize = offsetSize
    self.referenceSize = referenceSize
    self.top = top
  }

  /// The offset of each object.
  var offsets: [Int] {
    var offset = 8
    return objects.map { object in
      defer { offset += object.count }
      return offset
    }
  }

  var bytes: [UInt8] {
    var result = Array("bplist00".utf8)
    for object in objects { result += object }
    let table = result.count
    for offset in offsets { result += Self.number(offset, offsetSize) }
    result += [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    result += Self.number(objects.count, 8) + Self.number(top, 8) + Self.number(table, 8)
    return result
  }

  static func number(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { index in
      let shift = 8 * (size - 1 - index)
      return shift < 64 ? UInt8(truncatingIfNeeded: value >> shift) : 0
    }
  }
}
