import JSONSyntax
import SourceText

/// FreeMarker: `${name}`, `<#if>…<#else>…</#if>`, `<#list>`.
///
/// Source: Apache FreeMarker, "Template language reference".
struct FreemarkerDialect: TemplateDialect {
  static let name = "freemarker"

  let starters: [UInt8] = [0x24, 0x23, 0x3C]

  private static let silents: Set<Substring> = [
    "sep", "break", "continue", "import", "setting", "flush", "ftl", "nested", "return", "t", "lt",
    "rt", "nt",
  ]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    if cursor.current != 0x3C {
      guard cursor.peek() == 0x7B else { return nil }
      let length = cursor.length(balancing: 0x7B, 0x7D, behind: 2)
      return length.map { TemplateTag(.hole, length: $0) } ?? TemplateTag(.unclosed, length: 2)
    }
    if cursor.starts(with: "<#--") {
      let length = cursor.length(closedBy: "-->", behind: 4, before: "<#--")
      return TemplateTag(length == nil ? .unclosed : .silent, length: length ?? 4)
    }
    if cursor.starts(with: "</#") || cursor.starts(with: "</@") {
      guard let length = cursor.length(closedBy: ">", behind: 3, before: "<") else { return nil }
      let isClose = cursor.peek(2) == 0x23 && cursor.words(from: 3, to: length) != "sep>"
      return TemplateTag(isClose ? .close : .silent, length: length)
    }
    if cursor.starts(with: "<@") {
      return cursor.length(closedBy: ">", behind: 2, before: "<@").map {
        TemplateTag(.hole, length: $0)
      }
    }
    guard cursor.starts(with: "<#") else { return nil }
    guard let length = directiveLength(cursor) else { return TemplateTag(.unclosed, length: 2) }
    return TemplateTag(role(cursor.words(from: 2, to: length - 1)), length: length)
  }

  /// The length up to a `>` outside of parentheses.
  private func directiveLength(_ cursor: ByteCursor) -> Int? {
    var depth = 0
    var distance = 2
    while let byte = cursor.peek(distance) {
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      if byte == 0x3E, depth <= 0 { return distance + 1 }
      if byte == 0x3C, cursor.peek(distance + 1) == 0x23 { return nil }
      distance += 1
    }
    return nil
  }

  private func role(_ words: Substring) -> TemplateTag.Role {
    let word = words.firstWord
    switch word {
    case "list", "items", "foreach": return .open(repeats: true)
    case "else", "default": return .middle(isLast: true)
    case "elseif", "case", "recover": return .middle(isLast: false)
    case "include": return .hole
    case "assign", "local", "global":
      return words.utf8.contains(0x3D) ? .silent : .open(repeats: false)
    default: return Self.silents.contains(word) ? .silent : .open(repeats: false)
    }
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let inner = hole.hasPrefix("<") ? "" : hole.dropFirst(2).dropLast()
    let fit = ["?json_string", "?js_string", "?c", "?url", "?size", "?length", "?number"]
    let isHTML = inner.contains("?html")
    return TemplateHole(
      name: inner.path,
      escaping: inner.mentions(fit) ? .json : isHTML ? .html : .none,
      text: String(hole)
    )
  }
}
