import SourceText

/// Finds comments in what stands between the entries of a table: `/* */`, `//` and `<!-- -->`.
enum CommentScanner {
  /// A comment.
  struct Comment {
    /// The comment, delimiters included.
    var range: ByteRange
    /// The part between the delimiters.
    var content: ByteRange
  }

  /// The forms of comments; nil as an end is the end of the line.
  private static let forms: [(open: [UInt8], close: [UInt8]?)] = [
    (Array("/*".utf8), Array("*/".utf8)),
    (Array("//".utf8), nil),
    (Array("<!--".utf8), Array("-->".utf8)),
  ]

  /// Returns the comments in a part of a text, in order.
  static func comments(in range: ByteRange, of source: DecodedSource) -> [Comment] {
    var found: [Comment] = []
    var index = range.lowerBound
    let end = min(range.upperBound, source.utf8.count)
    while index < end {
      let form = forms.first { starts(with: $0.open, at: index, end, source.utf8) }
      guard let form else {
        index += 1
        continue
      }
      let start = index + form.open.count
      var stop = start
      while stop < end, !isEnd(of: form.close, at: stop, end, source.utf8) { stop += 1 }
      let close = stop < end ? form.close?.count ?? 0 : 0
      found.append(
        Comment(range: ByteRange(index, stop + close), content: ByteRange(start, stop))
      )
      index = stop + close
    }
    return found
  }

  /// The part of a comment between its delimiters.
  static func content(of comment: ByteRange, in source: DecodedSource) -> ByteRange {
    comments(in: comment, of: source).first?.content ?? comment
  }

  private static func isEnd(
    of close: [UInt8]?,
    at index: Int,
    _ end: Int,
    _ bytes: [UInt8]
  ) -> Bool {
    guard let close else { return bytes[index] == 0x0A || bytes[index] == 0x0D }
    return starts(with: close, at: index, end, bytes)
  }

  private static func starts(
    with word: [UInt8],
    at index: Int,
    _ end: Int,
    _ bytes: [UInt8]
  ) -> Bool {
    guard index + word.count <= end else { return false }
    for step in 0..<word.count where bytes[index + step] != word[step] { return false }
    return true
  }
}
