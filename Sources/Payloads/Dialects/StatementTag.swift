import JSONSyntax
import SourceText

/// Tags of Liquid and Jinja, which differ in their filters and little else.
enum StatementTag {
  private static let loops: Set<Substring> = ["for", "tablerow"]
  private static let blocks: Set<Substring> = [
    "if", "unless", "case", "ifchanged", "capture", "block", "macro", "filter", "with",
    "autoescape", "call", "raw", "verbatim", "comment", "trans", "blocktrans", "spaceless",
  ]
  private static let middles: Set<Substring> = ["elsif", "elif", "elseif", "when"]
  private static let silents: Set<Substring> = [
    "assign", "set", "do", "import", "from", "extends", "load", "break", "continue", "liquid",
    "layout", "increment", "decrement", "use",
  ]

  /// Returns the tag at a cursor: `{{ … }}`, `{% … %}` or `{# … #}`.
  static func tag(at cursor: ByteCursor) -> TemplateTag? {
    guard cursor.current == 0x7B else { return nil }
    switch cursor.peek() {
    case 0x25:
      guard let length = cursor.length(closedBy: "%}", behind: 2, before: "{%") else {
        return TemplateTag(.unclosed, length: 2)
      }
      return TemplateTag(role(cursor.words(from: 2, to: length - 2)), length: length)
    case 0x23:
      return cursor.length(closedBy: "#}", behind: 2, before: "{#").map {
        TemplateTag(.silent, length: $0)
      }
    case 0x7B where cursor.peek(2) == 0x25 || cursor.peek(2) == 0x23: return nil
    default: return CurlyTag.tag(at: cursor, hasTriple: false) { _ in .hole }
    }
  }

  private static func role(_ words: Substring) -> TemplateTag.Role {
    let word = words.firstWord
    if loops.contains(word) { return .open(repeats: true) }
    if blocks.contains(word) { return .open(repeats: false) }
    if word == "set", !words.utf8.contains(0x3D) { return .open(repeats: false) }
    if word == "else" { return .middle(isLast: true) }
    if middles.contains(word) { return .middle(isLast: false) }
    if word.hasPrefix("end") { return .close }
    return silents.contains(word) ? .silent : .hole
  }

  /// Filters behind which a value cannot break a JSON text.
  private static let fit: Set<Substring> = [
    "json", "to_json", "tojson", "escape_json", "json_encode", "escapejs", "js", "escape", "e",
    "escape_once", "jsonify", "url_encode", "urlencode", "size", "length", "count", "int", "round",
    "abs", "floor", "ceil", "date",
  ]

  /// Returns what is known of a hole.
  static func describe(_ hole: Substring) -> TemplateHole {
    let parts = CurlyTag.inner(hole).split(separator: "|", omittingEmptySubsequences: false)
    let filters = parts.dropFirst().map { $0.trimmed.firstWord }
    return TemplateHole(
      name: hole.hasPrefix("{{") ? parts.first?.path : nil,
      escaping: filters.contains { fit.contains($0) } ? .json : .none,
      text: String(hole)
    )
  }
}
