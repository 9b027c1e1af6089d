import SourceText

/// A place in a text that names a substitution: `%#@files@` or `%2$#@files@`.
struct SubstitutionReference {
  /// From the percent sign to behind the second at sign, in bytes of the text.
  var range: ByteRange
  /// The name, in bytes of the text.
  var name: ByteRange
  /// The position that is written; nil for a plain reference, and where it does not fit.
  var position: Int?

  /// Returns the references in a text, in order, in time linear in its length.
  static func find(in bytes: UnsafeBufferPointer<UInt8>) -> [SubstitutionReference] {
    guard bytes.contains(UInt8(ascii: "#")) else { return [] }
    var found: [SubstitutionReference] = []
    var index = 0
    /// Where the next at sign is looked for; a text without one is searched once.
    var isClosed = true
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      if bytes[index + 1] == UInt8(ascii: "%") {
        index += 2
        continue
      }
      var cursor = index + 1
      while cursor < bytes.count, bytes[cursor].isASCIIDigit { cursor += 1 }
      var position: Int?
      if cursor > index + 1, cursor < bytes.count, bytes[cursor] == UInt8(ascii: "$") {
        position = Int(String(decoding: bytes[(index + 1)..<cursor], as: UTF8.self))
        cursor += 1
      } else {
        cursor = index + 1
      }
      guard isClosed, cursor + 1 < bytes.count, bytes[cursor] == UInt8(ascii: "#"),
        bytes[cursor + 1] == UInt8(ascii: "@")
      else {
        index += 1
        continue
      }
      let start = cursor + 2
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else {
        isClosed = false
        index += 1
        continue
      }
      if end > start {
        found.append(
          SubstitutionReference(
            range: ByteRange(index, end + 1),
            name: ByteRange(start, end),
            position: position
          )
        )
      }
      index = end + 1
    }
    return found
  }
}
