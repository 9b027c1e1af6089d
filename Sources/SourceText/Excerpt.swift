/// The beginning of a text that is too long for a sentence.
public enum Excerpt {
  /// Characters of a value that a sentence quotes: longer numbers and words are no such things, but a
  /// file gone wrong.
  public static let longestValue = 60

  /// Returns the text, cut where it is longer than a limit: behind a word where it has words, else
  /// anywhere.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: Most characters that are kept, in scalars.
  /// - Returns: The text, or its beginning with `…`.
  public static func of(_ text: String, limit: Int = longestValue) -> String {
    // No more bytes than scalars: nothing to cut.
    if text.utf8.count <= limit { return text }
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end != scalars.endIndex
    else { return text }
    return String(scalars[..<wordEnd(in: scalars, before: end)]) + "…"
  }

  /// The end of the last whole word before an index; the index where the word is the most of it.
  private static func wordEnd(
    in scalars: String.UnicodeScalarView,
    before end: String.Index
  ) -> String.Index {
    if scalars[end].properties.isWhitespace { return end }
    let start = scalars.startIndex
    guard
      let space = scalars[..<end].lastIndex(where: \.properties.isWhitespace),
      scalars.distance(from: start, to: space) * 2 >= scalars.distance(from: start, to: end)
    else { return end }
    // The white space itself is no part of it.
    return scalars[..<space].lastIndex { !$0.properties.isWhitespace }
      .map { scalars.index(after: $0) } ?? end
  }
}
