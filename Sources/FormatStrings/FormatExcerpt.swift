public import SourceText

extension FormatString {
  /// What `String(format:)` shows of a part of a text besides arguments, and whether it takes one there.
  ///
  ///     "%$d" of "bad %$d"  →  "$d", takes none
  ///     "$1%@"              →  "$1", takes one
  public func excerpt(
    of part: ByteRange,
    in text: [UInt8]
  ) -> (shown: String, takesArgument: Bool) {
    guard !pieces.isEmpty else {
      return (String(decoding: text[part.range], as: UTF8.self), false)
    }
    var shown: [UInt8] = []
    var takesArgument = false
    for piece in pieces where piece.range.overlaps(part) {
      switch piece.kind {
      case .literal:
        let low = max(piece.range.lowerBound, part.lowerBound)
        shown += text[low..<min(piece.range.upperBound, part.upperBound)]
      case .specifier: takesArgument = true
      case .escape(let range): shown += text[range.range]
      case .halfCharacter: shown += Array("\u{FFFD}".utf8)
      case .incomplete: break
      }
    }
    return (String(decoding: shown, as: UTF8.self), takesArgument)
  }

  /// The first argument that two specifiers take, in the order of the text; nil when there is none.
  public var argumentTakenTwice: Int? {
    var taken: Set<Int> = []
    return specifiers.lazy.map(\.slot).first { !taken.insert($0).inserted }
  }
}
