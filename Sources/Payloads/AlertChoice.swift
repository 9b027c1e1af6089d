import JSONSyntax

/// A key that a template may send for a text, and what comes with it.
public struct AlertChoice: Hashable, Sendable {
  /// The key.
  public let key: AlertKey
  /// Its arguments; nil without an array of them.
  public let arguments: ArgumentList?
  /// How many arguments are sent with this key.
  public let arity: Arity
}

/// The arrays of arguments of one text, one for each branch of a template that has one.
struct AlertArguments {
  private let candidates: [(node: JSONNode, list: ArgumentList?)]
  private let isAstray: Bool

  init(_ nodes: [JSONNode], list: (JSONNode?) -> ArgumentList?, isAstray: Bool) {
    candidates = nodes.map { ($0, list($0)) }
    self.isAstray = isAstray
  }

  /// Returns the arguments that are sent with a key: those of its own branch, else those of all
  /// branches that can be taken together with it.
  func found(with key: JSONNode?) -> (list: ArgumentList?, arity: Arity) {
    let met = candidates.filter { candidate in key.map { !$0.excludes(candidate.node) } ?? true }
    guard let last = met.last else {
      return (nil, isAstray && candidates.isEmpty ? .unknown : .exact(0))
    }
    let around = key?.sections ?? []
    if let sure = met.last(where: { around.starts(with: $0.node.sections) }) {
      let isFixed = key?.hasHoles != true && around.count == sure.node.sections.count
      return (sure.list, isFixed ? arity(sure) : arity(sure).loosened)
    }
    // Where the key depends on a condition, too, branches may belong together.
    let isFixed =
      key?.hasHoles != true && met.allSatisfy { $0.node.sections.starts(with: around) }
      && Self.isComplete(met.map(\.node))
    let counts = met.map(arity)
    guard !isFixed else {
      return (last.list, counts.dropFirst().reduce(counts[0]) { $0.alternative($1) })
    }
    var union = counts.dropFirst().reduce(counts[0]) { $0.union($1) }
    if !Self.isComplete(met.map(\.node)) { union = union.union(.exact(0)) }
    return (last.list, union.loosened)
  }

  private func arity(_ candidate: (node: JSONNode, list: ArgumentList?)) -> Arity {
    if let list = candidate.list { return list.arity }
    return candidate.node.isNull ? .exact(0) : .unknown
  }

  /// Whether one of some nodes is always there: they stand in all branches of one section.
  private static func isComplete(_ nodes: [JSONNode]) -> Bool {
    guard let section = nodes.first?.ownSections.first,
      nodes.allSatisfy({
        $0.ownSections.count == 1 && $0.ownSections.first?.group == section.group
      }), let group = nodes.first?.document.sectionGroups[section.group]
    else { return false }
    return group.isExhaustive && nodes.count == group.branches
  }
}
