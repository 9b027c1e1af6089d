import JSONSyntax
import SourceText

/// ERB, and what is like it (EEx, EJS): `<%= name %>`, `<% if … %>…<% end %>`.
///
/// Source: Ruby, class ERB; EJS writes braces for the ends of blocks.
struct ERBDialect: TemplateDialect {
  static let name = "erb"

  let starters: [UInt8] = [0x3C]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    guard cursor.starts(with: "<%"), cursor.peek(2) != 0x25 else { return nil }
    guard let length = cursor.length(closedBy: "%>", behind: 2, before: "<%") else {
      return TemplateTag(.unclosed, length: 2)
    }
    if cursor.peek(2) == 0x23 { return TemplateTag(.silent, length: length) }
    let isOutput = cursor.peek(2) == 0x3D
    let code = cursor.words(from: isOutput ? 3 : 2, to: length - 2)
    let isRaw = cursor.peek(2) == 0x2D
    return TemplateTag(role(code, isOutput: isOutput, isRaw: isRaw), length: length)
  }

  private func role(_ code: Substring, isOutput: Bool, isRaw: Bool) -> TemplateTag.Role {
    if beginsBlock(code) { return .open(repeats: true) }
    if isOutput { return .hole }
    if code.hasPrefix("}") {
      guard code.hasSuffix("{") else { return .close }
      return .middle(isLast: !code.contains("if"))
    }
    switch code.firstWord {
    case "for", "while", "until": return .open(repeats: true)
    case "if", "unless", "case", "begin": return .open(repeats: false)
    case "else": return .middle(isLast: true)
    case "elsif", "when", "in", "rescue", "ensure": return .middle(isLast: false)
    case "end": return .close
    default: break
    }
    if code.hasSuffix("{") { return .open(repeats: true) }
    // `<%- name %>` of EJS is a value, `<%- x = 1 -%>` of ERB none.
    return isRaw && !code.utf8.contains(0x3D) ? .hole : .silent
  }

  private func beginsBlock(_ code: Substring) -> Bool {
    guard !code.hasPrefix("if"), !code.hasPrefix("case"), !code.hasPrefix("unless") else {
      return false
    }
    if code.hasSuffix(" do") || code.hasSuffix("->") { return true }
    return code.hasSuffix("|") && code.contains(" do ")
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let code = hole.dropFirst(2).dropLast(2).drop { $0 == "=" }.trimmed
    let isFit =
      code.mentions(["json", "escape_javascript", "stringify", ".to_i", ".inspect", ".count"])
      || code.hasPrefix("j ") || code.hasPrefix("j(")
    var name = (code.allWords.count > 1 ? code.allWords.last : code)?.path
    for method in ["to_json", "to_s", "to_i", "inspect", "html_safe"] {
      if let path = name, path.hasSuffix(".\(method)") {
        name = String(path.dropLast(method.utf8.count + 1))
      }
    }
    return TemplateHole(name: name, escaping: isFit ? .json : .none, text: String(hole))
  }
}
