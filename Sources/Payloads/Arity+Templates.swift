import JSONSyntax

extension Arity {
  /// Counts from the fewest to the most; without a most there is no limit.
  init(fewest: Int, most: Int?) {
    guard let most else {
      self = fewest == 0 ? .unknown : .atLeast(fewest)
      return
    }
    self = most <= fewest ? .exact(fewest) : .range(fewest...most)
  }

  /// Counts the elements of an array, as far as a template shows them.
  ///
  /// A string is one argument whatever its holes; a hole in the place of an element may be several, and
  /// alone none, unless a filter makes one JSON value of it. What stands in a section may be left out
  /// or repeated.
  ///
  /// Source: `spec/payload.md` D2.4.
  init(of array: JSONNode) {
    let elements = Array(array.elements)
    let depth = array.sections.count
    let counter = ArityCounter(document: array.document, isAlone: elements.count == 1)
    let chains = elements.map { Array($0.sections.dropFirst(depth)) }
    self = counter.count(elements[...], chains[...], depth: 0)
  }

  /// The counts of either.
  func union(_ other: Arity) -> Arity {
    let limits = [most, other.most].compactMap { $0 }
    return Arity(
      fewest: min(fewest, other.fewest),
      most: limits.count == 2 ? limits.max() : nil
    )
  }

  /// The counts of two branches of which each is taken at some time.
  func alternative(_ other: Arity) -> Arity {
    guard let own = sureCounts, let others = other.sureCounts else { return union(other) }
    let fewest = min(own.lowerBound, others.lowerBound)
    let most = max(own.upperBound, others.upperBound)
    return fewest == most ? .exact(fewest) : .either(fewest...most)
  }

  /// The smallest and largest count that are surely sent at some time; nil where nobody can tell.
  private var sureCounts: ClosedRange<Int>? {
    switch self {
    case .exact(let count): count...count
    case .either(let counts): counts
    case .range, .atLeast, .unknown: nil
    }
  }

  /// The counts of both together.
  func sum(_ other: Arity) -> Arity {
    if case .exact(let count) = other, case .either(let counts) = self {
      return .either((counts.lowerBound + count)...(counts.upperBound + count))
    }
    if case .exact(let count) = self, case .either(let counts) = other {
      return .either((counts.lowerBound + count)...(counts.upperBound + count))
    }
    let limits = [most, other.most].compactMap { $0 }
    return Arity(
      fewest: fewest + other.fewest,
      most: limits.count == 2 ? limits.reduce(0, +) : nil
    )
  }
}

/// Counts elements by the sections they stand in.
private struct ArityCounter {
  let document: JSONDocument
  /// Whether the array has one element.
  let isAlone: Bool

  func count(
    _ elements: ArraySlice<JSONNode>,
    _ chains: ArraySlice<[JSONSection]>,
    depth: Int
  ) -> Arity {
    var total = Arity.exact(0)
    var index = elements.startIndex
    while index < elements.endIndex {
      guard chains[index].count > depth else {
        total = total.sum(one(elements[index]))
        index += 1
        continue
      }
      let group = chains[index][depth].group
      var end = index
      while end < elements.endIndex, chains[end].count > depth, chains[end][depth].group == group {
        end += 1
      }
      total = total.sum(section(elements[index..<end], chains[index..<end], group, depth: depth))
      index = end
    }
    return total
  }

  private func section(
    _ elements: ArraySlice<JSONNode>,
    _ chains: ArraySlice<[JSONSection]>,
    _ group: Int,
    depth: Int
  ) -> Arity {
    let facts = document.sectionGroups[group]
    var total: Arity?
    var branches = 0
    var index = elements.startIndex
    while index < elements.endIndex {
      let branch = chains[index][depth].branch
      var end = index
      while end < elements.endIndex, chains[end][depth].branch == branch { end += 1 }
      var own = count(elements[index..<end], chains[index..<end], depth: depth + 1)
      if facts.repeats, branch == 0 { own = Arity(fewest: own.fewest, most: nil) }
      total = total?.alternative(own) ?? own
      branches += 1
      index = end
    }
    let isSure = facts.isExhaustive && branches == facts.branches
    return isSure ? total ?? .exact(0) : (total ?? .exact(0)).union(.exact(0))
  }

  private func one(_ element: JSONNode) -> Arity {
    guard element.isHole else { return .exact(1) }
    // A filter made one value of it, or it stands for a quoted number.
    if element.templateHoles.first?.escaping == .json { return .exact(1) }
    return Arity(fewest: isAlone ? 0 : 1, most: nil)
  }
}
