/// A table of lines in one literal, each under several names, read where it lies.
///
///     "de nl|one:i = 1\nja ko|"  →  "nl" is "one:i = 1", "ja" is ""
struct NamedLines: Sendable {
  let text: StaticString

  /// Returns what stands behind the names in the first line that has a name; nil without one.
  subscript(_ name: String) -> Substring? {
    guard !name.isEmpty else { return nil }
    var name = name
    return name.withUTF8 { find($0) }
  }

  private func find(_ name: UnsafeBufferPointer<UInt8>) -> Substring? {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var index = 0
    while index < bytes.count {
      // At the start of a line: names with spaces between, then `|`.
      var isFound = false
      while index < bytes.count, bytes[index] != UInt8(ascii: "|") {
        var length = 0
        while index + length < bytes.count, bytes[index + length] > UInt8(ascii: " "),
          bytes[index + length] != UInt8(ascii: "|")
        {
          length += 1
        }
        isFound = isFound || length == name.count && matches(name, bytes, index)
        index += max(length, 1)
      }
      index += 1
      let start = min(index, bytes.count)
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      if isFound { return Substring(String(decoding: bytes[start..<index], as: UTF8.self)) }
      index += 1
    }
    return nil
  }

  private func matches(
    _ name: UnsafeBufferPointer<UInt8>,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ start: Int
  ) -> Bool {
    for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
    return true
  }
}
