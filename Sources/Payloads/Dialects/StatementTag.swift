import JSONSyntax
import SourceText

/// Tags of Liquid and Jinja, which differ in their filters and little else.
enum StatementTag {
  private static let loops: Set<Substring> = ["for", "tablerow"]
  private static let blocks: Set<Substring> = [
    "if", "unless", "ifchanged", "capture", "block", "macro", "filter", "with",
    "autoescape", "call", "raw", "verbatim", "comment", "trans", "blocktrans", "spaceless",
    "blocktranslate", "ifequal", "ifnotequal", "localize", "localtime", "language", "apply",
    "embed", "sandbox", "form", "style", "javascript", "schema", "stylesheet", "paginate", "doc",
  ]
  /// Sections whose end has another name.
  private static let endNames: [Substring: String] = [
    "asyncEach": "each", "asyncAll": "all", "ifAsync": "if",
  ]
  private static let middles: Set<Substring> = [
    "elsif", "elif", "elseif", "when", "plural", "pluralize",
  ]
  private static let silents: Set<Substring> = [
    "assign", "set", "do", "import", "from", "extends", "load", "break", "continue", "liquid",
    "layout", "increment", "decrement", "use", "cycle", "flush", "debug", "deprecated",
    "endraw", "endverbatim",
  ]
  /// Sections in which nothing is a tag.
  private static let literals: Set<Substring> = ["raw", "verbatim"]
  /// Sections that are kept for later.
  private static let stores: Set<Substring> = ["macro", "capture"]
  /// Sections that leave nothing behind.
  private static let remarks: Set<Substring> = ["comment", "doc"]

  /// Returns the tag at a cursor: `{{ … }}`, `{% … %}` or `{# … #}`.
  static func tag(at cursor: ByteCursor) -> TemplateTag? {
    guard cursor.current == 0x7B else { return nil }
    switch cursor.peek() {
    case 0x25:
      guard let length = cursor.quotedLength(closedBy: "%}", behind: 2, before: "{%") else {
        return TemplateTag(.unclosed, length: 2)
      }
      return statement(cursor.words(from: 2, to: length - 2), at: cursor, length)
    case 0x23:
      return cursor.length(closedBy: "#}", behind: 2, before: "{#").map {
        TemplateTag(.silent, length: $0)
      }
    case 0x7B where cursor.peek(2) == 0x25 || cursor.peek(2) == 0x23: return nil
    default: return CurlyTag.tag(at: cursor, hasTriple: false) { _ in (.hole, nil) }
    }
  }

  private static func statement(
    _ words: Substring,
    at cursor: ByteCursor,
    _ length: Int
  ) -> TemplateTag {
    let word = words.firstWord
    if literals.contains(word), let body = body(of: word, at: cursor, behind: length) {
      return TemplateTag(.literal(body.length), length: length)
    }
    let isStored = stores.contains(word) || word == "set" && !words.utf8.contains(0x3D)
    if isStored || remarks.contains(word), let body = body(of: word, at: cursor, behind: length),
      !isStored || !cursor.holdsPayload(from: length, to: length + body.length)
    {
      return TemplateTag(.silent, length: length + body.length + body.endLength)
    }
    let (role, name) = role(words, word)
    return TemplateTag(role, length: length, name: name)
  }

  /// Returns the length of what stands between a tag and its end, and that of the end; nil where the
  /// file ends or another tag of the word comes before it.
  private static func body(
    of word: Substring,
    at cursor: ByteCursor,
    behind start: Int
  ) -> (length: Int, endLength: Int)? {
    var probe = cursor
    probe.advance(by: start)
    let start = probe.position
    while !probe.isAtEnd {
      guard probe.starts(with: "{%") else {
        probe.advance()
        continue
      }
      let end = probe.length(closedBy: "%}", behind: 2, before: "{%")
      let own = end.map { probe.words(from: 2, to: $0 - 2).firstWord } ?? ""
      if own == word { return nil }
      if let end, own == "end\(word)" { return (probe.position - start, end) }
      probe.advance(by: 2)
    }
    return nil
  }

  private static func role(
    _ words: Substring,
    _ word: Substring
  ) -> (TemplateTag.Role, String?) {
    if loops.contains(word) { return (.open(repeats: true), String(word)) }
    if let name = endNames[word] { return (.open(repeats: name != "if"), name) }
    // Without a body it is all on one line.
    if word == "block", hasValue(words) { return (.hole, nil) }
    if word == "case" || word == "switch" { return (.select, String(word)) }
    if blocks.contains(word) { return (.open(repeats: false), String(word)) }
    if word == "set", !words.utf8.contains(0x3D) { return (.open(repeats: false), "set") }
    if word == "else" || word == "default" { return (.middle(isLast: true), nil) }
    if middles.contains(word) { return (.middle(isLast: false), nil) }
    if silents.contains(word) || words.utf8.first == 0x23 { return (.silent, nil) }
    return word.hasPrefix("end") ? end(of: word.dropFirst(3)) : (.hole, nil)
  }

  /// The end of a section; one of a word that nobody knows may be anybody's.
  private static func end(of word: Substring) -> (TemplateTag.Role, String?) {
    if word.isEmpty { return (.close, nil) }
    let isKnown =
      loops.contains(word) || blocks.contains(word) || endNames.values.contains(String(word))
      || ["set", "case", "switch"].contains(word)
    return isKnown ? (.close, String(word)) : (.silent, nil)
  }

  /// Whether a block of Twig has its value in the tag, as in `{% block title name|upper %}`.
  private static func hasValue(_ words: Substring) -> Bool {
    let parts = words.allWords
    return parts.count > 2 && parts[2] != "scoped" && parts[2] != "required"
  }

  /// Filters behind which a value cannot break a JSON text.
  private static let fit: Set<Substring> = [
    "json", "to_json", "tojson", "escape_json", "json_encode", "escapejs", "js", "escape", "e",
    "escape_once", "jsonify", "url_encode", "urlencode", "size", "length", "count", "int", "round",
    "abs", "floor", "ceil", "date",
  ]

  /// Filters that leave a word as it is.
  private static let escapes: Set<Substring> = [
    "json", "to_json", "tojson", "escape_json", "json_encode", "escapejs", "js", "escape", "e",
    "escape_once", "jsonify", "url_encode", "urlencode", "raw", "safe",
  ]

  /// Returns what is known of a hole.
  static func describe(_ hole: Substring) -> TemplateHole {
    let parts = CurlyTag.inner(hole).split(separator: "|", omittingEmptySubsequences: false)
    let filters = parts.dropFirst().map { $0.trimmed.firstWord }
    let isPlain =
      hole.hasPrefix("{{") && parts.first?.trimmed.isPlainPath == true
      && filters.allSatisfy(escapes.contains)
    return TemplateHole(
      name: hole.hasPrefix("{{") ? parts.first?.path : nil,
      escaping: filters.contains { fit.contains($0) } ? .json : .none,
      text: String(hole),
      isChanged: !isPlain
    )
  }
}
