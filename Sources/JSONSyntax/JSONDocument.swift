public import Diagnostics
public import SourceText

/// A file read as JSON: a flat tree of nodes with their ranges, order and duplicates kept.
///
/// Reading never fails; a broken file gives the tree that was most likely meant.
///
///     let outcome = JSONDocument.parse(source)
///     outcome.value.root?["aps"]?["badge"]?.integer
public struct JSONDocument: Sendable {
  let tree: JSONTree

  /// Reads a text as JSON, in time linear in its length.
  ///
  /// Never fails; problems are in `diagnostics`. With a template's language its tags are read as holes
  /// and sections, without rendering them.
  public static func parse(
    _ source: DecodedSource,
    options: JSONOptions = .strict,
    template: JSONTemplate? = nil
  ) -> Outcome<JSONDocument> {
    var scanner = JSONScanner(source: source, options: options, template: template)
    scanner.run()
    let tree = JSONTree(scanner)
    return Outcome(JSONDocument(tree: tree), diagnostics: scanner.sortedDiagnostics)
  }

  /// Whether both are the same reading of a text.
  public func isSame(as other: JSONDocument) -> Bool { tree === other.tree }

  /// The text that ranges count in.
  public var source: DecodedSource { tree.source }

  /// Whether the text was right under the options it was read with.
  public var isWellFormed: Bool { tree.isWellFormed }

  /// Whether the shape of the tree is certainly the one that was meant.
  ///
  /// True also for a file whose faults have one obvious correction, such as a trailing comma; false
  /// after a bracket that does not match or a string without an end. Checks of where something
  /// stands keep silent then.
  public var isStructureCertain: Bool { tree.isStructureCertain }

  /// The top-level value; nil in an empty file.
  public var root: JSONNode? { tree.records.isEmpty ? nil : JSONNode(tree: tree, index: 0) }

  /// All top-level values: at most one, but for a sequence one a line.
  public var roots: JSONElements {
    JSONElements(tree: tree, start: 0, end: UInt32(truncatingIfNeeded: tree.records.count))
  }

  /// All nodes in the order of the file, keys included.
  public var nodes: some RandomAccessCollection<JSONNode> & Sendable {
    JSONNodes(tree: tree)
  }

  /// Comments in the order of the file, delimiters included.
  public var comments: [ByteRange] { tree.comments }

  /// Returns the comments that stand between the token before a node and the node.
  ///
  /// For the value of a member give its key.
  public func comments(before node: JSONNode) -> [ByteRange] {
    var low = 0
    var high = comments.count
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].end <= node.range.start { low = middle + 1 } else { high = middle }
    }
    var first = low
    var edge = node.range.lowerBound
    while first > 0, isTrivia(from: comments[first - 1].upperBound, to: edge) {
      first -= 1
      edge = comments[first].lowerBound
    }
    return Array(comments[first..<low])
  }

  private func isTrivia(from start: Int, to end: Int) -> Bool {
    guard start <= end, end <= source.utf8.count else { return false }
    return source.utf8[start..<end].allSatisfy(\.isJSONSpace)
  }
}

/// The nodes of a document in the order of the file.
private struct JSONNodes: RandomAccessCollection, Sendable {
  let tree: JSONTree

  var startIndex: Int { 0 }
  var endIndex: Int { tree.records.count }

  subscript(position: Int) -> JSONNode {
    precondition(position >= 0 && position < endIndex, "no node has this index")
    return JSONNode(tree: tree, index: UInt32(truncatingIfNeeded: position))
  }
}
