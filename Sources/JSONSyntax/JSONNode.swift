public import SourceText

/// One node of a JSON document: a value, or the name of a member.
///
/// A node is a handle of two words; texts and numbers are decoded when they are asked for.
public struct JSONNode: Sendable {
  let tree: JSONTree
  let position: UInt32

  init(tree: JSONTree, index: UInt32) {
    self.tree = tree
    position = index
  }

  var record: JSONRecord { tree.records[Int(position)] }

  /// Number of nodes before this one in the file, from 0.
  public var index: Int { Int(position) }
  /// The document the node belongs to.
  public var document: JSONDocument { JSONDocument(tree: tree) }
  /// What the node is.
  public var kind: JSONKind { record.kind }
  /// The whole token or container, quotes and brackets included; empty where a value is missing.
  public var range: ByteRange { record.range }
  /// The part of `range` between the quotes; for other nodes the same.
  public var contentRange: ByteRange { record.content }
  /// The bytes of the file that are the node, as text.
  public var rawText: String { tree.source.string(range) }

  /// Whether the node is a value that is known only when the template is rendered.
  public var isHole: Bool { kind == .hole }
  /// Whether the node is a hole or a string with holes in it.
  public var hasHoles: Bool { isHole || record.flags.contains(.hasHoles) }
  /// Whether the value stands there in a spelling that is no JSON, such as `+1` or `True`.
  public var isMisspelt: Bool { record.flags.contains(.isMisspelt) }
  /// Whether the node stands for a name or a value that is not there.
  public var isMissing: Bool { record.flags.contains(.isMissing) }

  /// Whether the node is `null`.
  public var isNull: Bool { kind == .null }

  /// The truth value; nil for other nodes.
  public var boolean: Bool? {
    guard kind == .boolean, range.lowerBound < tree.source.utf8.count else { return nil }
    return tree.source.utf8[range.lowerBound].asciiLowercased == 0x74
  }

  /// The container that holds the node; nil at the top.
  public var parent: JSONNode? {
    let parent = record.parent
    return parent == JSONRecord.none ? nil : JSONNode(tree: tree, index: parent)
  }

  /// The name's node, for the value of a member; nil for other nodes.
  public var key: JSONNode? {
    guard kind != .key, let parent, parent.kind == .object, position > 0 else { return nil }
    return JSONNode(tree: tree, index: position - 1)
  }

  /// The decoded name, for the value of a member; nil for other nodes.
  public var name: String? { key?.string }

  /// The value, for the name of a member; nil for other nodes.
  public var value: JSONNode? {
    guard kind == .key, index + 1 < tree.records.count else { return nil }
    return JSONNode(tree: tree, index: position + 1)
  }

  /// The values of an array in order; empty for other nodes.
  public var elements: JSONElements {
    guard kind == .array else { return JSONElements(tree: tree, start: 0, end: 0) }
    return JSONElements(tree: tree, start: position + 1, end: record.next)
  }

  /// The members of an object in the order of the file, duplicates included; empty for other nodes.
  public var members: JSONMembers {
    guard kind == .object else { return JSONMembers(tree: tree, start: 0, end: 0) }
    return JSONMembers(tree: tree, start: position + 1, end: record.next)
  }
}

extension JSONNode: Equatable {
  /// Whether both are the same node of the same reading.
  public static func == (first: JSONNode, second: JSONNode) -> Bool {
    first.tree === second.tree && first.position == second.position
  }
}

extension JSONNode: Hashable {
  /// Hashes the node's place in its document.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(position)
  }
}
