/// Edit distance between names, for "did you mean".
public enum EditDistance {
  /// Returns the number of insertions, deletions, replacements and swaps of neighbours that turn
  /// one name into the other, in scalars, or nil when it is above the limit.
  public static func between(_ first: String, _ second: String, limit: Int) -> Int? {
    let a = Array(first.unicodeScalars)
    let b = Array(second.unicodeScalars)
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var best = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      if row.allSatisfy({ $0 > limit }) { return nil }
      (beforeLast, last) = (last, row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  /// Returns the candidates near a name: distance at most 2 or a quarter of its length, nearest
  /// first, at most four.
  ///
  /// A difference in case alone counts as nearest, and one that nobody sees.
  public static func nearNames(to name: String, in candidates: some Sequence<String>) -> [String] {
    let limit = max(2, name.unicodeScalars.count / 4)
    let folded = name.lowercased()
    var found: [(distance: Int, name: String)] = []
    let length = name.utf8.count
    for candidate in candidates where !candidate.unicodeScalars.elementsEqual(name.unicodeScalars) {
      // A scalar takes at most four bytes.
      guard abs(candidate.utf8.count - length) <= 4 * limit else { continue }
      if candidate.lowercased() == folded || Lookalike.areAlike(candidate, name) {
        found.append((0, candidate))
      } else if let distance = between(name, candidate, limit: limit),
        distance < name.unicodeScalars.count
      {
        found.append((distance, candidate))
      }
    }
    found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return found.prefix(4).map(\.name)
  }
}
