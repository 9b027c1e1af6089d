import JSONSyntax

/// Places around a payload that several envelopes have.
enum EnvelopePlaces {
  /// Returns an object where it holds headers of a request to APNs; nil for another object.
  static func headers(_ node: JSONNode) -> JSONNode? {
    let isOne = node.members.contains { member in
      MemberName.folded(member.name).utf8.starts(with: "apns".utf8)
    }
    return isOne ? node : nil
  }

  /// Returns the nodes around a node, the nearest first.
  static func ancestors(of node: JSONNode) -> [JSONNode] {
    var result: [JSONNode] = []
    var outer = node.parent
    while let found = outer {
      result.append(found)
      outer = found.parent
    }
    return result
  }
}

extension JSONNode {
  /// Whether the node is the value of a member of this name.
  func isValue(of name: String) -> Bool { key?.isNamed(name) ?? false }
}
