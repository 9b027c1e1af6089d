import SourceText

/// Turns the bytes between a string's quotes into its text.
///
/// Lenient where the scanner has reported a fault already: an unknown escape yields the character
/// behind the backslash, half a surrogate pair yields U+FFFD.
struct JSONTextDecoder {
  private var cursor: ByteCursor
  private(set) var utf8: [UInt8] = []
  private(set) var map: OffsetMap

  init(_ bytes: [UInt8], content: ByteRange) {
    cursor = ByteCursor(bytes, from: content.lowerBound, to: content.upperBound)
    map = OffsetMap(fileStart: cursor.position)
    utf8.reserveCapacity(content.count)
  }

  mutating func run() {
    while let byte = cursor.current {
      if byte == Byte.backslash {
        escape()
      } else if let (scalar, count) = cursor.scalar() {
        append(scalar, sourceBytes: count)
      } else {
        append("\u{FFFD}", sourceBytes: 1)
      }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, sourceBytes: Int) {
    let start = utf8.count
    utf8.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    map.append(textBytes: utf8.count - start, fileBytes: sourceBytes)
    cursor.advance(by: sourceBytes)
  }

  private mutating func escape() {
    switch cursor.peek() {
    case 0x62: append("\u{8}", sourceBytes: 2)
    case 0x66: append("\u{C}", sourceBytes: 2)
    case 0x6E: append("\n", sourceBytes: 2)
    case 0x72: append("\r", sourceBytes: 2)
    case 0x74: append("\t", sourceBytes: 2)
    case 0x75: unicodeEscape()
    case nil: append("\\", sourceBytes: 1)
    default:
      cursor.advance()
      guard let (scalar, count) = cursor.scalar() else {
        cursor.position -= 1
        return append("\u{FFFD}", sourceBytes: 2)
      }
      cursor.position -= 1
      append(scalar, sourceBytes: count + 1)
    }
  }

  private mutating func unicodeEscape() {
    guard let unit = Self.unit(cursor, at: 0) else { return append("u", sourceBytes: 2) }
    if UTF16.isLeadSurrogate(unit), let second = Self.unit(cursor, at: 6),
      UTF16.isTrailSurrogate(second)
    {
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(second) - 0xDC00
      return append(Unicode.Scalar(value) ?? "\u{FFFD}", sourceBytes: 12)
    }
    append(Unicode.Scalar(unit) ?? "\u{FFFD}", sourceBytes: 6)
  }

  /// Returns the code unit of `\u` and four hex digits that begin at a distance from the cursor, in bytes.
  static func unit(_ cursor: ByteCursor, at distance: Int) -> UInt16? {
    guard cursor.peek(distance) == Byte.backslash, cursor.peek(distance + 1) == 0x75 else {
      return nil
    }
    var value: UInt16 = 0
    for offset in 2..<6 {
      guard let digit = cursor.peek(distance + offset)?.asciiHexValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

extension JSONNode {
  /// The decoded text of a string or key; nil for other nodes.
  public var string: String? {
    guard kind == .string || kind == .key else { return nil }
    let isPlain = tree.isWellFormed && !record.flags.contains(.hasEscapes)
    return isPlain ? tree.source.string(contentRange) : text?.string
  }

  /// The decoded text of a string or key with the way back to the file; nil for other nodes.
  public var text: JSONText? {
    guard kind == .string || kind == .key else { return nil }
    let content = contentRange
    if !record.flags.contains(.hasEscapes), tree.isWellFormed {
      return JSONText(string: tree.source.string(content), content: content, map: nil)
    }
    var decoder = JSONTextDecoder(tree.source.utf8, content: content)
    decoder.run()
    return JSONText(
      string: String(decoding: decoder.utf8, as: UTF8.self),
      content: content,
      map: decoder.map
    )
  }
}
