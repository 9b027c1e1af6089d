import JSONSyntax
import SourceText

/// Go's text/template: `{{ .Name }}`, `{{ range }}…{{ end }}`.
///
/// Source: Go, package text/template.
struct GoDialect: TemplateDialect {
  static let name = "go"

  let starters: [UInt8] = [0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    if cursor.starts(with: "{{/*") || cursor.starts(with: "{{- /*") {
      return remarkLength(at: cursor).map { TemplateTag(.silent, length: $0) }
        ?? TemplateTag(.unclosed, length: 2)
    }
    return CurlyTag.tag(at: cursor, hasTriple: false) { (role($0), nil) }
  }

  /// The length of `{{/* … */}}`, which may hold anything.
  private func remarkLength(at cursor: ByteCursor) -> Int? {
    var probe = cursor
    probe.advance(by: 4)
    while !probe.isAtEnd, !probe.starts(with: "*/") { probe.advance() }
    probe.advance(by: 2)
    while probe.current == 0x20 || probe.current == 0x2D { probe.advance() }
    return probe.starts(with: "}}") ? probe.position + 2 - cursor.position : nil
  }

  private func role(_ words: Substring) -> TemplateTag.Role {
    switch words.firstWord {
    case "range": return .open(repeats: true)
    case "if", "with", "block", "define": return .open(repeats: false)
    case "else": return .middle(isLast: words.allWords.count == 1)
    case "end": return .close
    case "break", "continue": return .silent
    default: break
    }
    let isAssignment =
      words.hasPrefix("$")
      && words.allWords.dropFirst().contains { $0 == "=" || $0 == ":=" }
    return isAssignment ? .silent : .hole
  }

  /// Functions that leave a word as it is.
  private static let fit: Set<Substring> = [
    "js", "html", "urlquery", "print", "json", "toJson", "toJSON", "jsonEscape", "escapeJSON",
  ]

  /// Whether a value is put in as it is: a path, alone or beside functions that only escape.
  private func isPlain(_ words: [Substring]) -> Bool {
    var paths = 0
    for word in words where word != "|" {
      if word.hasPrefix(".") || word.hasPrefix("$") {
        guard word.isPlainPath else { return false }
        paths += 1
      } else if !Self.fit.contains(word) {
        return false
      }
    }
    return paths == 1
  }

  func describe(_ hole: Substring) -> TemplateHole {
    let inner = CurlyTag.inner(hole)
    let words = inner.allWords
    let functions = words.map { $0.firstWord }
    let isFit =
      functions.contains { ["js", "urlquery", "quote", "len"].contains($0) }
      || functions.contains { $0.mentions(["json"]) } || inner.contains("%q")
    let isHTML = functions.contains("html")
    let isPath = { (word: Substring) in word.hasPrefix(".") || word.hasPrefix("$") }
    return TemplateHole(
      name: functions.first == "template" ? nil : words.first(where: isPath)?.path,
      escaping: isFit ? .json : isHTML ? .html : .none,
      text: String(hole),
      isChanged: !isPlain(words)
    )
  }
}
