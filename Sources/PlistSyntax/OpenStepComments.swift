import SourceText

/// Keeps the comment that belongs to the entry which follows.
///
/// A block comment, or lines of `//` without a gap, right before the entry. A comment behind an entry
/// on its line belongs to that entry, not to the next one.
struct OpenStepComments {
  /// The comment of the entry that follows, delimiters included.
  private(set) var current: ByteRange?
  private var isLine = false
  private var sawLineEnd = true
  /// Line feeds since the last comment.
  private var gap = 0

  /// Begins anew behind an entry.
  @inline(__always)
  mutating func reset() {
    current = nil
    sawLineEnd = false
  }

  /// Notes a line end.
  @inline(__always)
  mutating func lineEnd(isLineFeed: Bool) {
    if !sawLineEnd {
      // What stood on the entry's own line belongs to it.
      current = nil
      sawLineEnd = true
    }
    // CR LF is one.
    gap += isLineFeed ? 1 : 0
  }

  /// Notes a `//` comment.
  mutating func line(_ range: ByteRange) {
    if let before = current, isLine, gap <= 1 {
      current = before.union(range)
    } else {
      current = range
    }
    isLine = true
    gap = 0
  }

  /// Notes a block comment.
  mutating func block(_ range: ByteRange) {
    current = range
    isLine = false
    gap = 0
  }
}
