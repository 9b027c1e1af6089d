/// The stretches of lines in which two texts differ.
///
/// Myers' greedy algorithm, linear in the texts for few differences. Very different texts are not
/// worth the square of their differences: what stands between the common ends counts as one stretch.
struct LineDifference {
  /// Lines that were replaced; empty on one side for an insertion or a deletion.
  struct Stretch: Hashable {
    /// Numbers of the old lines, from 0.
    var old: Range<Int>
    /// Numbers of the new lines, from 0.
    var new: Range<Int>
  }

  /// Most differences that are told apart: the steps back need memory of their square.
  static let mostDifferences = 1000

  /// The lines of both texts, line ends included.
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// The stretches in order, none touching the next.
  private(set) var stretches: [Stretch] = []

  init(_ old: [UInt8], _ new: [UInt8], carriageReturnsEndLines: Bool = false) {
    self.old = Self.lines(old, carriageReturnsEndLines)
    self.new = Self.lines(new, carriageReturnsEndLines)
    stretches = Self.compare(self.old, self.new)
  }

  private static func lines(
    _ text: [UInt8],
    _ carriageReturnsEndLines: Bool
  ) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in text.indices {
      let isEnd =
        text[index] == 0x0A
        || (carriageReturnsEndLines && text[index] == 0x0D
          && (index + 1 >= text.count || text[index + 1] != 0x0A))
      guard isEnd else { continue }
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private static func compare(
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>]
  ) -> [Stretch] {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let a = old.map(number)
    let b = new.map(number)
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var end = 0
    while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
      end += 1
    }
    let first = Array(a[start..<(a.count - end)])
    let second = Array(b[start..<(b.count - end)])
    if first.isEmpty && second.isEmpty { return [] }
    guard !first.isEmpty, !second.isEmpty, let kept = kept(first, second) else {
      return [Stretch(old: start..<(a.count - end), new: start..<(b.count - end))]
    }
    return stretches(between: kept, first.count, second.count, offset: start)
  }

  /// Turns pairs of lines that stay into the stretches between them.
  private static func stretches(
    between kept: [(Int, Int)],
    _ oldCount: Int,
    _ newCount: Int,
    offset: Int
  ) -> [Stretch] {
    var result: [Stretch] = []
    var (x, y) = (0, 0)
    for (nextX, nextY) in kept + [(oldCount, newCount)] {
      if nextX > x || nextY > y {
        result.append(
          Stretch(old: (x + offset)..<(nextX + offset), new: (y + offset)..<(nextY + offset))
        )
      }
      (x, y) = (nextX + 1, nextY + 1)
    }
    return result
  }

  /// Returns the pairs of lines that stay, in order; nil for too many differences.
  ///
  /// Source: E. Myers, "An O(ND) Difference Algorithm and Its Variations".
  private static func kept(_ a: [Int], _ b: [Int]) -> [(Int, Int)]? {
    let most = min(a.count + b.count, mostDifferences)
    var furthest = [Int](repeating: 0, count: 2 * most + 3)
    let middle = most + 1
    var history: [[Int]] = []
    for distance in 0...most {
      history.append(Array(furthest[(middle - distance)...(middle + distance)]))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let goesDown =
          diagonal == -distance
          || (diagonal != distance
            && furthest[middle + diagonal - 1] < furthest[middle + diagonal + 1])
        var x =
          goesDown ? furthest[middle + diagonal + 1] : furthest[middle + diagonal - 1] + 1
        var y = x - diagonal
        while x < a.count, y < b.count, a[x] == b[y] {
          x += 1
          y += 1
        }
        furthest[middle + diagonal] = x
        if x >= a.count, y >= b.count { return walkBack(history, a.count, b.count) }
      }
    }
    return nil
  }

  /// Follows the furthest places back from the ends of both texts.
  private static func walkBack(
    _ history: [[Int]],
    _ oldCount: Int,
    _ newCount: Int
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (x, y) = (oldCount, newCount)
    for distance in stride(from: history.count - 1, through: 1, by: -1) {
      let row = history[distance]
      func before(_ diagonal: Int) -> Int {
        let index = diagonal + distance
        return row.indices.contains(index) ? row[index] : 0
      }
      let diagonal = x - y
      let goesDown =
        diagonal == -distance
        || (diagonal != distance && before(diagonal - 1) < before(diagonal + 1))
      let previous = goesDown ? diagonal + 1 : diagonal - 1
      let previousX = before(previous)
      let previousY = previousX - previous
      while x > previousX, y > previousY, x > 0, y > 0 {
        pairs.append((x - 1, y - 1))
        x -= 1
        y -= 1
      }
      (x, y) = (previousX, previousY)
    }
    while x > 0, y > 0 {
      pairs.append((x - 1, y - 1))
      x -= 1
      y -= 1
    }
    return pairs.reversed()
  }
}
