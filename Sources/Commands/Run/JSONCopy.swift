import JSONSyntax

/// Writes a JSON document again, compact: the `value` of `inspect` for catalogs and payloads.
enum JSONCopy {
  /// Which of several members of one name counts.
  enum Duplicates {
    /// The first, as Apple's catalog compiler takes.
    case first
    /// The last, as Apple's JSON reader takes.
    case last
  }

  /// Writes a value; numbers stay as they are written.
  static func write(_ node: JSONNode, _ duplicates: Duplicates, to json: inout JSONWriter) {
    switch node.kind {
    case .null, .hole, .invalid: json.null()
    case .boolean: json.boolean(node.boolean ?? false)
    case .number: json.number(literal: node.rawText)
    case .string, .key: json.string(node.string ?? "")
    case .array:
      json.array { json in
        for element in node.elements { write(element, duplicates, to: &json) }
      }
    case .object: writeObject(node, duplicates, to: &json)
    }
  }

  private static func writeObject(
    _ node: JSONNode,
    _ duplicates: Duplicates,
    to json: inout JSONWriter
  ) {
    var indexes: [[UInt8]: Int] = [:]
    var kept: [(name: String, value: JSONNode)] = []
    for member in node.members {
      let name = Array(member.name.utf8)
      if let index = indexes[name] {
        if duplicates == .last { kept[index].value = member.value }
      } else {
        indexes[name] = kept.count
        kept.append((member.name, member.value))
      }
    }
    json.object { json in
      for (name, value) in kept { json.member(name) { write(value, duplicates, to: &$0) } }
    }
  }
}
