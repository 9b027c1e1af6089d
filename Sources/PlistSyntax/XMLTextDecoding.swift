import SourceText

/// Character references and CDATA sections in the strings of XML property lists.
///
/// Decoded from the bytes between the tags, because Apple's reader keeps CR LF and XML parsers do
/// not. A reference that is none is copied as it is written: the reader of the file has refused it.
enum XMLTextDecoding {
  /// Decodes the bytes between two tags.
  ///
  /// A byte order mark at the start of the characters is dropped, however it is written.
  /// Source: `spec/strings.md` A6, runs of `PropertyListSerialization`.
  static func decode(_ bytes: [UInt8], _ range: Range<Int>, into builder: inout PlistTextBuilder) {
    var cursor = ByteCursor(bytes, from: range.lowerBound, to: range.upperBound)
    var start = cursor.position
    var isAtStart = true
    while let byte = cursor.current {
      if byte == UInt8(ascii: "&"),
        case .scalar(let scalar, let length) = XMLReference.parse(
          bytes,
          at: cursor.position,
          end: range.upperBound
        )
      {
        copy(bytes, start..<cursor.position, &isAtStart, into: &builder)
        let place = ByteRange(cursor.position, cursor.position + length)
        if !isAtStart || scalar != "\u{FEFF}" { builder.append(scalar, from: place) }
        isAtStart = false
        cursor.advance(by: length)
        start = cursor.position
      } else if byte == UInt8(ascii: "<"), cursor.starts(with: "<![CDATA[") {
        copy(bytes, start..<cursor.position, &isAtStart, into: &builder)
        cursor.advance(by: 9)
        start = cursor.position
        while !cursor.isAtEnd, !cursor.starts(with: "]]>") { cursor.advance() }
        copy(bytes, start..<cursor.position, &isAtStart, into: &builder)
        cursor.advance(by: 3)
        start = cursor.position
      } else {
        cursor.advance()
      }
    }
    copy(bytes, start..<range.upperBound, &isAtStart, into: &builder)
  }

  private static func copy(
    _ bytes: [UInt8],
    _ range: Range<Int>,
    _ isAtStart: inout Bool,
    into builder: inout PlistTextBuilder
  ) {
    guard !range.isEmpty else { return }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let hasMark = isAtStart && bytes[range].starts(with: mark)
    isAtStart = false
    builder.copy(bytes, hasMark ? range.lowerBound + 3..<range.upperBound : range)
  }
}
