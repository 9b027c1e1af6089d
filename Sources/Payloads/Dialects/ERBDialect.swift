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
    return TemplateTag(
      role(code, isOutput: isOutput, isRaw: cursor.peek(2) == 0x2D),
      length: length
    )
  }

  private func role(_ code: Substring, isOutput: Bool, isRaw: Bool) -> TemplateTag.Role {
    if let role = ERBCode.role(code) { return role }
    // `<%- name %>` of EJS is a value, `<%- x = 1 -%>` of ERB none.
    return isOutput || isRaw && !code.utf8.contains(0x3D) ? .hole : .silent
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let code = hole.dropFirst(2).dropLast(2).drop { $0 == "=" }.trimmed
    let isFit =
      code.mentions(["json", "escape_javascript", "stringify", ".to_i", ".inspect", ".count"])
      || code.hasPrefix("j ") || code.hasPrefix("j(")
    let words = code.split { !$0.isLetter && !$0.isNumber && !"_@.".contains($0) }
    let isPlain =
      words.last?.isPlainPath == true && words.dropLast().allSatisfy(Self.escapes.contains)
      && !code.contains { "+*/%?:[{|&\"'".contains($0) }
    var name = (code.allWords.count > 1 ? code.allWords.last : code)?.path
    for method in ["to_json", "to_s", "to_i", "inspect", "html_safe"] {
      if let path = name, path.hasSuffix(".\(method)") {
        name = String(path.dropLast(method.utf8.count + 1))
      }
    }
    return TemplateHole(
      name: name,
      escaping: isFit ? .json : .none,
      text: String(hole),
      isChanged: !isPlain
    )
  }

  /// Functions that leave a word as it is.
  private static let escapes: Set<Substring> = [
    "j", "h", "raw", "escape_javascript", "json_escape", "html_escape", "JSON.stringify",
    "JSON.generate", "Jason.encode",
  ]
}
