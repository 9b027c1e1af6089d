import SourceText

/// The words `pushloc:ignore RULE… -- reason` inside one comment.
struct SuppressionDirective {
  /// A rule or category as it is named, right or wrong.
  struct Name {
    var text: String
    var range: ByteRange
  }

  /// The comment, delimiters included.
  var comment: ByteRange
  /// From the first word to the end of the reason, on one line.
  var range: ByteRange
  /// The names in order.
  var names: [Name] = []
  /// Whether something stands behind the separator.
  var hasReason = false

  /// The word that makes a comment a suppression.
  static let word = Array("pushloc:ignore".utf8)

  /// A dash before the reason: in XML two hyphens may not stand inside a comment.
  private static let separators = ["--", "—", "–"]

  /// How far a search for the word may go on behind a byte that stands where its last one would: to
  /// the byte's last place in the word, or past it.
  private static let steps: [Int] = {
    var steps = [Int](repeating: word.count, count: 256)
    for (index, byte) in word.dropLast().enumerated() {
      steps[Int(byte)] = word.count - 1 - index
    }
    return steps
  }()

  /// Whether a text holds the word at all.
  static func isMentioned(in bytes: [UInt8]) -> Bool {
    let last = word.count - 1
    return bytes.withUnsafeBufferPointer { bytes in
      steps.withUnsafeBufferPointer { steps in
        var index = 0
        while index + last < bytes.count {
          if matches(bytes, at: index) { return true }
          index += steps[Int(bytes[index + last])]
        }
        return false
      }
    }
  }

  /// Finds the directives of a comment.
  ///
  /// - Parameters:
  ///   - comment: The comment with its delimiters.
  ///   - content: The part between them.
  ///   - source: The text.
  /// - Returns: The directives in order, one a line.
  static func find(
    in comment: ByteRange,
    content: ByteRange,
    of source: DecodedSource
  ) -> [SuppressionDirective] {
    var found: [SuppressionDirective] = []
    var index = content.lowerBound
    let end = min(content.upperBound, source.utf8.count)
    while index < end {
      guard source.utf8.withUnsafeBufferPointer({ matches($0, at: index) }) else {
        index += 1
        continue
      }
      var lineEnd = index
      while lineEnd < end, source.utf8[lineEnd] != 0x0A, source.utf8[lineEnd] != 0x0D {
        lineEnd += 1
      }
      let line = ByteRange(index, lineEnd)
      found.append(SuppressionDirective(comment: comment, line: line, source: source))
      index = max(lineEnd, index + 1)
    }
    return found
  }

  private static func matches(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + word.count <= bytes.count, bytes[index] == word[0] else { return false }
    for step in 0..<word.count where bytes[index + step] != word[step] { return false }
    // `pushloc:ignored` is prose.
    let next = index + word.count
    return next >= bytes.count || !(bytes[next].isASCIILetter || bytes[next] == 0x2D)
  }

  private init(comment: ByteRange, line: ByteRange, source: DecodedSource) {
    self.comment = comment
    range = line
    var index = line.lowerBound + Self.word.count
    while let token = Self.token(from: &index, to: line.upperBound, in: source.utf8) {
      let text = source.string(token)
      if Self.separators.contains(text) {
        let reason = Self.token(from: &index, to: line.upperBound, in: source.utf8)
        hasReason = reason != nil
        break
      }
      names.append(Name(text: text, range: token))
    }
    range = ByteRange(line.lowerBound, Self.trimmed(line, in: source.utf8))
  }

  private static func token(
    from index: inout Int,
    to end: Int,
    in bytes: [UInt8]
  ) -> ByteRange? {
    func isSeparator(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x2C }
    while index < end, isSeparator(bytes[index]) { index += 1 }
    let start = index
    while index < end, !isSeparator(bytes[index]) { index += 1 }
    return index > start ? ByteRange(start, index) : nil
  }

  private static func trimmed(_ line: ByteRange, in bytes: [UInt8]) -> Int {
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }
}
