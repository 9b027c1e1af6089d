import Diagnostics
import JSONSyntax
import SourceText

extension TableText {
  /// Takes over a string or name of a JSON file.
  init(_ node: JSONNode) {
    self.init(range: node.contentRange, form: node.needsDecoding ? .json : .plain)
  }
}

extension JSONNode {
  /// What the node is, in words.
  var kindName: Message {
    switch kind {
    case .null: "null"
    case .boolean: "a truth value"
    case .number: "a number"
    case .string, .key: "a text"
    case .array: "an array"
    case .object: "an object"
    case .hole, .invalid: "no value"
    }
  }

  /// Whether two values are the same, white space aside; members must be in the same order.
  func hasSameContent(as other: JSONNode) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .array:
      var rest = other.elements
      for element in elements {
        guard let twin = rest.next(), element.hasSameContent(as: twin) else { return false }
      }
      return rest.next() == nil
    case .object:
      var rest = other.members
      for member in members {
        guard let twin = rest.next(), member.key.rawText == twin.key.rawText,
          member.value.hasSameContent(as: twin.value)
        else { return false }
      }
      return rest.next() == nil
    default: return rawText.utf8.elementsEqual(other.rawText.utf8)
    }
  }
}
