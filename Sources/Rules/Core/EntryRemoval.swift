import Catalogs
import SourceText

/// Finds what has to go so that an old-style entry is gone and nothing else.
enum EntryRemoval {
  /// Returns the entry's bytes, with its line end when nothing else stands on its lines.
  ///
  /// A comment before the entry stays. Nil when the entry does not end in its semicolon.
  static func range(of entry: Entry, in source: DecodedSource) -> ByteRange? {
    let bytes = source.utf8
    guard entry.range.count > 0, entry.range.upperBound <= bytes.count,
      bytes[entry.range.upperBound - 1] == UInt8(ascii: ";")
    else { return nil }
    var start = entry.range.lowerBound
    while start > source.contentStart, isBlank(bytes[start - 1]) { start -= 1 }
    var end = entry.range.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    let beginsLine = start == source.contentStart || isLineEnd(bytes[start - 1])
    guard beginsLine, end >= bytes.count || isLineEnd(bytes[end]) else { return entry.range }
    if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { end += 1 }
    return ByteRange(start, min(end + 1, bytes.count))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
