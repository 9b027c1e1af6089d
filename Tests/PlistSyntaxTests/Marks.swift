import SourceText

/// Texts with `«` and `»` round the ranges that a test expects.
enum Marks {
  /// Returns the bytes without the marks, and the ranges between them.
  static func take(_ text: String) -> (bytes: [UInt8], ranges: [ByteRange]) {
    var bytes: [UInt8] = []
    var ranges: [ByteRange] = []
    var start = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "«": start = bytes.count
      case "»": ranges.append(ByteRange(start, bytes.count))
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
    return (bytes, ranges)
  }
}
