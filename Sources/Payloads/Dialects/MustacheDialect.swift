import JSONSyntax
import SourceText

/// Mustache: `{{name}}`, `{{{name}}}`, `{{#list}}…{{/list}}`, `{{^list}}…{{/list}}`.
///
/// Source: the Mustache manual, mustache(5).
struct MustacheDialect: TemplateDialect {
  static let name = "mustache"

  let starters: [UInt8] = [0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    CurlyTag.tag(at: cursor, hasTriple: true) { words in
      switch words.utf8.first {
      case 0x23: .open(repeats: true)
      case 0x5E: .open(repeats: false)
      case 0x2F: .close
      case 0x21, 0x3D: .silent
      default: .hole
      }
    }
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let inner = CurlyTag.inner(hole)
    let isRaw = hole.hasPrefix("{{{") || inner.hasPrefix("&") || inner.hasPrefix(">")
    return TemplateHole(
      name: inner.hasPrefix(">") ? nil : inner.path,
      escaping: isRaw ? .none : .html,
      text: String(hole)
    )
  }
}
