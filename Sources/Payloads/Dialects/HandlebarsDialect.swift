import JSONSyntax
import SourceText

/// Handlebars: Mustache with helpers, `{{#if}}…{{else}}…{{/if}}` and `{{#each}}`.
///
/// Source: Handlebars, "Language guide".
struct HandlebarsDialect: TemplateDialect {
  static let name = "handlebars"

  let starters: [UInt8] = [0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    if cursor.starts(with: "{{!--"),
      let length = cursor.length(closedBy: "--}}", behind: 5, before: "{{!")
    {
      return TemplateTag(.silent, length: length)
    }
    return CurlyTag.tag(at: cursor, hasTriple: true, role: role)
  }

  private func role(_ words: Substring) -> TemplateTag.Role {
    switch words.utf8.first {
    case 0x23:
      let helper = words.dropFirst().firstWord
      return .open(repeats: !["if", "unless", "with"].contains(helper))
    case 0x5E: return words.utf8.count == 1 ? .middle(isLast: true) : .open(repeats: false)
    case 0x2F: return .close
    case 0x21: return .silent
    default:
      guard words.firstWord == "else" else { return .hole }
      return .middle(isLast: words.allWords.count == 1)
    }
  }

  func describe(_ hole: Substring) -> TemplateHole {
    var inner = CurlyTag.inner(hole)
    let isRaw = hole.hasPrefix("{{{") || inner.hasPrefix("&") || inner.hasPrefix(">")
    let words = inner.allWords
    let isFit = words.count > 1 && words[0].mentions(["json", "stringify", "escape", "js"])
    if inner.hasPrefix(">") { inner = "" }
    // Behind a helper its first argument has the name.
    let named = words.count > 1 ? words.dropFirst().lazy.compactMap(\.path).first : inner.path
    return TemplateHole(
      name: named,
      escaping: isFit ? .json : isRaw ? .none : .html,
      text: String(hole)
    )
  }
}
