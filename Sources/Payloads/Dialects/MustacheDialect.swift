import JSONSyntax
import SourceText

/// Mustache: `{{name}}`, `{{{name}}}`, `{{#list}}…{{/list}}`, `{{^list}}…{{/list}}`.
///
/// Source: the Mustache manual, mustache(5).
struct MustacheDialect: TemplateDialect {
  static let name = "mustache"

  let starters: [UInt8] = [0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    CurlyTag.tag(at: cursor, hasTriple: true, hasQuotes: false) { words in
      let name = String(words.dropFirst().trimmed)
      return switch words.utf8.first {
      case 0x23: (.open(repeats: true), name)
      // A parent, and a block of one.
      case 0x3C, 0x24: (.open(repeats: false), name)
      case 0x5E: (.open(repeats: false), name)
      case 0x2F: (.close, name)
      case 0x21, 0x3D: (.silent, nil)
      default: (.hole, nil)
      }
    }
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let inner = CurlyTag.inner(hole)
    let isRaw = hole.hasPrefix("{{{") || inner.hasPrefix("&") || inner.hasPrefix(">")
    return TemplateHole(
      name: inner.hasPrefix(">") ? nil : inner.path,
      escaping: isRaw ? .none : .html,
      text: String(hole),
      isChanged: !inner.isPlainPath
    )
  }
}
