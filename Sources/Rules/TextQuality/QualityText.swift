import SourceText

/// A text as rules about its quality read it: its scalars, with their places.
struct QualityText {
  /// The scalars in order.
  let scalars: [Unicode.Scalar]
  /// Where each scalar begins in the UTF-8, and where the last one ends.
  private let offsets: [Int]

  init(_ bytes: [UInt8]) {
    var scalars: [Unicode.Scalar] = []
    var offsets = [0]
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      scalars.append(scalar)
      offsets.append((offsets.last ?? 0) + UTF8.width(scalar))
    }
    self.scalars = scalars
    self.offsets = offsets
  }

  /// Returns where some scalars stand in the text, in bytes of its UTF-8.
  func range(_ part: Range<Int>) -> ByteRange {
    ByteRange(offsets[part.lowerBound], offsets[part.upperBound])
  }

  /// Returns some scalars as a text.
  func string(_ part: Range<Int>) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars[part])
    return string
  }

  /// Returns the stretches of scalars of one kind, in order.
  func runs(where belongs: (Unicode.Scalar) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, scalar) in scalars.enumerated() {
      if belongs(scalar) {
        start = start ?? index
      } else if let begin = start {
        runs.append(begin..<index)
        start = nil
      }
    }
    if let start { runs.append(start..<scalars.count) }
    return runs
  }

  /// Scalars of white space at the beginning.
  var leadingSpaces: Int { scalars.prefix(while: \.properties.isWhitespace).count }
  /// Scalars of white space at the end.
  var trailingSpaces: Int {
    scalars.reversed().prefix(while: \.properties.isWhitespace).count
  }
}

extension Unicode.Scalar {
  /// Whether words are made of it: a letter, or a mark on one.
  var isWordPart: Bool {
    if isASCII { return properties.isAlphabetic }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return properties.isAlphabetic
    }
  }
}
