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
    "rt", "nt", "visit", "recurse", "fallback", "stop",
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
      let name = cursor.words(from: 3, to: length - 1)
      let isClose = cursor.peek(2) == 0x23 && !Self.optionalEnds.contains(name)
      return TemplateTag(isClose ? .close : .silent, length: length, name: String(name))
    }
    if cursor.starts(with: "<@") {
      return cursor.length(closedBy: ">", behind: 2, before: "<@").map {
        TemplateTag(.hole, length: $0)
      }
    }
    guard cursor.starts(with: "<#") else { return nil }
    guard let length = directiveLength(cursor) else { return TemplateTag(.unclosed, length: 2) }
    let words = cursor.words(from: 2, to: length - 1)
    if !words.utf8.contains(0x3D), let literal = literal(words.firstWord, at: cursor, length) {
      return literal
    }
    return TemplateTag(role(words), length: length, name: String(words.firstWord))
  }

  /// Ends that may be there or not.
  private static let optionalEnds: Set<Substring> = ["sep", "noparse", "else", "elseif", "case"]

  /// Sections whose bodies are not put out where they stand, or as they are: the end of each, and
  /// what another one begins with.
  private static let bodies: [Substring: (end: StaticString, again: StaticString)] = [
    "noparse": ("</#noparse>", "<#noparse>"), "comment": ("</#comment>", "<#comment>"),
    "macro": ("</#macro>", "<#macro"), "function": ("</#function>", "<#function"),
    "assign": ("</#assign>", "<#assign"), "local": ("</#local>", "<#local"),
    "global": ("</#global>", "<#global"),
  ]

  /// A section in which nothing is a tag, or that leaves nothing behind.
  private func literal(_ word: Substring, at cursor: ByteCursor, _ length: Int) -> TemplateTag? {
    guard let (end, again) = Self.bodies[word] else { return nil }
    var probe = cursor
    probe.advance(by: length)
    let start = probe.position
    while !probe.isAtEnd, !probe.starts(with: end), !probe.starts(with: again) { probe.advance() }
    let body = probe.position - start
    guard probe.starts(with: end) else { return nil }
    if word == "noparse" { return TemplateTag(.literal(body), length: length) }
    if word != "comment", cursor.holdsPayload(from: length, to: length + body) { return nil }
    return TemplateTag(.silent, length: length + body + end.utf8CodeUnitCount)
  }

  /// The length up to a `>` outside of parentheses and quotes.
  private func directiveLength(_ cursor: ByteCursor) -> Int? {
    var depth = 0
    var probe = cursor
    probe.advance(by: 2)
    while let byte = probe.current {
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 { depth -= 1 }
      if byte == 0x3E, depth <= 0 { return probe.position + 1 - cursor.position }
      if byte == 0x3C, probe.peek() == 0x23 { return nil }
      probe.advance(by: probe.quotationLength ?? 1)
    }
    return nil
  }

  private func role(_ words: Substring) -> TemplateTag.Role {
    let word = words.firstWord
    switch word {
    case "list", "items", "foreach": return .open(repeats: true)
    case "else", "default": return .middle(isLast: true)
    case "elseif", "case", "on", "recover": return .middle(isLast: false)
    case "switch": return .select
    case "include": return .hole
    case "assign", "local", "global":
      return words.utf8.contains(0x3D) ? .silent : .open(repeats: false)
    default: return Self.silents.contains(word) ? .silent : .open(repeats: false)
    }
  }

  /// Operations that leave a word as it is.
  private static let escapes: Set<Substring> = [
    "json_string", "js_string", "html", "esc", "no_esc", "string", "url", "xml", "xhtml",
  ]

  /// Whether a value is put in as it is.
  private static func isPlain(_ inner: Substring) -> Bool {
    let parts = inner.split(separator: "?", omittingEmptySubsequences: false)
    return parts.first?.trimmed.isPlainPath == true
      && parts.dropFirst().allSatisfy { escapes.contains($0.trimmed) }
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let inner = hole.hasPrefix("<") ? "" : hole.dropFirst(2).dropLast()
    let fit = ["?json_string", "?js_string", "?c", "?url", "?size", "?length", "?number"]
    let isHTML = inner.contains("?html")
    return TemplateHole(
      name: inner.path,
      escaping: inner.mentions(fit) ? .json : isHTML ? .html : .none,
      text: String(hole),
      isChanged: !Self.isPlain(inner)
    )
  }
}
