import JSONSyntax
import SourceText

/// Go's text/template: `{{ .Name }}`, `{{ range }}…{{ end }}`.
///
/// Source: Go, package text/template.
struct GoDialect: TemplateDialect {
  static let name = "go"

  let starters: [UInt8] = [0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? {
    CurlyTag.tag(at: cursor, hasTriple: false) { words in
      if words.hasPrefix("/*") { return .silent }
      switch words.firstWord {
      case "range": return .open(repeats: true)
      case "if", "with", "block", "define": return .open(repeats: false)
      case "else": return .middle(isLast: words.allWords.count == 1)
      case "end": return .close
      case "break", "continue": return .silent
      default: break
      }
      let isAssignment = words.hasPrefix("$") && words.allWords.dropFirst().first?.last == "="
      return isAssignment ? .silent : .hole
    }
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
      text: String(hole)
    )
  }
}
