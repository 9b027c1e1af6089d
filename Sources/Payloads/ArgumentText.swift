import JSONSyntax
import SourceText

/// How Apple's classes describe a JSON value, which is what `%@` prints.
///
///     "a" → a      5 → 5      1.50 → 1.5      true → 1      null → <null>
///     ["a", 1] → (⏎    a,⏎    1⏎)      {"k": "a b"} → {⏎    k = "a b";⏎}
///     "{{sender}}" → ⟨sender⟩
///
/// Source: `NSNumber.description`, `NSNull.description`, and the old-style property list that
/// `NSArray.description` and `NSDictionary.description` print.
enum ArgumentText {
  /// Bytes after which a nested description is cut: no payload carries more text, and indentation
  /// would make deep nesting grow with the square of its depth.
  ///
  /// Source: Apple, "Generating a remote notification": 5 KB for VoIP, the largest payload.
  private static let maximumBytes = 5120

  static func of(_ node: JSONNode) -> String {
    switch node.kind {
    case .string, .key: return node.hasHoles ? sample(node) : node.string ?? ""
    case .null, .invalid: return "<null>"
    case .boolean: return node.boolean == true ? "1" : "0"
    case .number: return number(node)
    case .hole: return sample(node)
    case .array, .object:
      var text = ""
      describe(node, indentation: 0, into: &text)
      return text
    }
  }

  /// The text with a sample such as `⟨sender⟩` in each hole's place; of the branches of a condition the
  /// first.
  private static func sample(_ node: JSONNode) -> String {
    (node.templateVariants.first ?? []).reduce(into: "") { text, piece in
      switch piece {
      case .text(let literal): text += literal
      case .hole(let hole): text += hole.sample
      }
    }
  }

  private static func number(_ node: JSONNode) -> String {
    let raw = node.rawText
    if let whole = Int(raw) { return String(whole) }
    if let whole = UInt(raw) { return String(whole) }
    guard let value = node.double else { return raw }
    if let whole = Int(exactly: value), abs(value) < 1e15 { return String(whole) }
    let text = value.description
    return text.utf8.suffix(2).elementsEqual(".0".utf8) ? String(text.dropLast(2)) : text
  }

  private static func describe(_ node: JSONNode, indentation: Int, into text: inout String) {
    guard text.utf8.count < maximumBytes else { return }
    let outer = String(repeating: "    ", count: indentation)
    let inner = outer + "    "
    switch node.kind {
    case .array:
      text += "(\n"
      var isFirst = true
      for element in node.elements {
        guard text.utf8.count < maximumBytes else { return }
        if !isFirst { text += ",\n" }
        isFirst = false
        text += inner
        describe(element, indentation: indentation + 1, into: &text)
      }
      text += isFirst ? "\(outer))" : "\n\(outer))"
    case .object:
      text += "{\n"
      for member in node.members {
        guard text.utf8.count < maximumBytes else { return }
        text += inner + quoted(member.name) + " = "
        describe(member.value, indentation: indentation + 1, into: &text)
        text += ";\n"
      }
      text += "\(outer)}"
    case .null: text += "\"<null>\""
    default: text += quoted(of(node))
    }
  }

  /// Returns a text as an old-style property list has it: bare where it is a word, else quoted and
  /// escaped.
  private static func quoted(_ text: String) -> String {
    let isWord = text.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || byte == 0x5F || byte == 0x24 || byte == 0x2F
        || byte == 0x2E || byte == 0x3A
    }
    if isWord, !text.isEmpty { return text }
    var quoted = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0x20..<0x7F: quoted.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return quoted + "\""
  }
}
