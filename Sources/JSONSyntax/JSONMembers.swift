/// A name and its value in an object.
public struct JSONMember: Hashable, Sendable {
  /// The name's node.
  public let key: JSONNode
  /// The value's node.
  public let value: JSONNode

  /// The decoded name.
  public var name: String { key.string ?? "" }
}

/// The members of one object, in the order of the file.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  let tree: JSONTree
  private var position: UInt32
  private let end: UInt32

  init(tree: JSONTree, start: UInt32, end: UInt32) {
    self.tree = tree
    position = start
    self.end = end
  }

  /// Returns the next member; nil behind the last.
  public mutating func next() -> JSONMember? {
    guard position < end, Int(position) + 1 < tree.records.count else { return nil }
    let member = JSONMember(
      key: JSONNode(tree: tree, index: position),
      value: JSONNode(tree: tree, index: position + 1)
    )
    position = tree.records[Int(position) + 1].next
    return member
  }

  /// Whether there is no member.
  public var isEmpty: Bool { position >= end }
}
