/// Values that follow each other: those of an array, or those at the top of a document.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  let tree: JSONTree
  private var position: UInt32
  private let end: UInt32

  init(tree: JSONTree, start: UInt32, end: UInt32) {
    self.tree = tree
    position = start
    self.end = end
  }

  /// Returns the next value; nil behind the last.
  public mutating func next() -> JSONNode? {
    guard position < end, Int(position) < tree.records.count else { return nil }
    let node = JSONNode(tree: tree, index: position)
    position = tree.records[Int(position)].next
    return node
  }

  /// Whether there is no value.
  public var isEmpty: Bool { position >= end }

  /// Number of values, counted in time linear in it.
  public var count: Int { reduce(into: 0) { count, _ in count += 1 } }
}
