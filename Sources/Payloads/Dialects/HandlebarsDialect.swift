import JSONSyntax
import SourceText

/// Handlebars: Mustache with helpers, `{{#if}}…{{else}}…{{/if}}` and `{{#each}}`.
///
/// Source: Handlebars, "Language guide".
struct HandlebarsDialect: TemplateDialect {
  static let name = "handlebars"

  let starters: [UInt8] = [0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    if cursor.starts(with: "{{!--") {
      return cursor.length(closedBy: "--}}", behind: 5, before: "{{!")
        .map { TemplateTag(.silent, length: $0) } ?? TemplateTag(.unclosed, length: 2)
    }
    if cursor.starts(with: "{{{{") { return rawTag(at: cursor) }
    return CurlyTag.tag(at: cursor, hasTriple: true, read: read)
  }

  private func read(_ words: Substring) -> (TemplateTag.Role, String?) {
    switch words.utf8.first {
    case 0x23:
      // `{{#> layout}}` and `{{#*inline "name"}}` are sections, too.
      let inner = words.dropFirst().drop { $0 == ">" || $0 == "*" }.trimmed
      let name = Self.name(inner)
      return (.open(repeats: !["if", "unless", "with"].contains(name)), name)
    case 0x5E:
      if words.utf8.count == 1 { return (.middle(isLast: true), nil) }
      return (.open(repeats: false), Self.name(words.dropFirst().trimmed))
    case 0x2F: return (.close, Self.name(words.dropFirst().trimmed))
    case 0x21: return (.silent, nil)
    default:
      guard words.firstWord == "else" else { return (.hole, nil) }
      return (.middle(isLast: words.allWords.count == 1), nil)
    }
  }

  /// The helper of a section, without quotes or brackets around it.
  private static func name(_ words: Substring) -> String {
    let word = words.allWords.first ?? ""
    return String(word.filter { !"[]\"'".contains($0) })
  }

  /// The tags `{{{{name}}}}` and `{{{{/name}}}}`, between which nothing is a tag.
  private func rawTag(at cursor: ByteCursor) -> TemplateTag? {
    guard let length = cursor.length(closedBy: "}}}}", behind: 4, before: "{{{{") else {
      return nil
    }
    guard cursor.peek(4) != 0x2F else { return TemplateTag(.silent, length: length) }
    var probe = cursor
    probe.advance(by: length)
    let start = probe.position
    while !probe.isAtEnd, !probe.starts(with: "{{{{") { probe.advance() }
    guard probe.starts(with: "{{{{/") else { return nil }
    return TemplateTag(.literal(probe.position - start), length: length)
  }

  func describe(_ hole: Substring) -> TemplateHole {
    var inner = CurlyTag.inner(hole)
    let isRaw = hole.hasPrefix("{{{") || inner.hasPrefix("&") || inner.hasPrefix(">")
    let words = inner.allWords
    let isFit = words.count > 1 && words[0].mentions(["json", "stringify", "escape", "js"])
    let isPlain = words.count <= 1 || isFit && words.count == 2
    if inner.hasPrefix(">") { inner = "" }
    // Behind a helper its first argument has the name.
    let named = words.count > 1 ? words.dropFirst().lazy.compactMap(\.path).first : inner.path
    return TemplateHole(
      name: named,
      escaping: isFit ? .json : isRaw ? .none : .html,
      text: String(hole),
      isChanged: !isPlain || words.last.map { !$0.isPlainPath } ?? true
    )
  }
}
