import JSONSyntax
import SourceText

/// What a piece of code between `<%` and `%>` does to sections, in Ruby, Elixir and JavaScript.
enum ERBCode {
  /// What one statement does.
  private enum Step {
    case open(repeats: Bool)
    case select
    case middle(isLast: Bool)
    case close
    case none
  }

  /// Returns what the code does; nil where it neither begins nor ends a section.
  ///
  /// A section that begins and ends in the same tag is none.
  static func role(_ code: Substring) -> TemplateTag.Role? {
    if code.hasPrefix("}") {
      guard code.hasSuffix("{") else { return .close }
      return .middle(isLast: !code.contains("if"))
    }
    var depth = 0
    var first: TemplateTag.Role?
    var middle: TemplateTag.Role?
    for statement in code.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
      switch step(statement.trimmed) {
      case .open(let repeats):
        depth += 1
        first = first ?? .open(repeats: repeats)
      case .select:
        depth += 1
        first = first ?? .select
      case .close: depth -= 1
      // The first branch of a `case` in the same tag.
      case .middle where first == .select: first = .open(repeats: false)
      case .middle(let isLast): middle = .middle(isLast: isLast)
      case .none: break
      }
    }
    if depth > 0 { return first }
    return depth < 0 ? .close : middle
  }

  private static func step(_ code: Substring) -> Step {
    let words = code.allWords
    let last = words.last ?? ""
    let endsOnLine = words.count > 1 && last.firstWord == "end"
    switch code.firstWord {
    case "end": return .close
    case "else": return .middle(isLast: true)
    case "elsif", "when", "in", "rescue", "ensure": return .middle(isLast: false)
    case "if", "unless", "begin", "def", "with":
      return block(endsOnLine, .open(repeats: false), code)
    case "case", "cond", "switch":
      // `<% case a when 1 %>`: the first branch has begun.
      let isBegun = words.contains("when") || words.contains("in")
      return block(endsOnLine, isBegun ? .open(repeats: false) : .select, code)
    case "for", "while", "until", "loop": return block(endsOnLine, .open(repeats: true), code)
    default: break
    }
    if endsOnLine { return .none }
    if code.hasPrefix("}") { return .close }
    if last == "do" || code.hasSuffix("{") { return .open(repeats: true) }
    // A clause of Elixir's `case`, and a function.
    if last == "->" { return code.contains("fn ") ? .open(repeats: true) : .middle(isLast: false) }
    let takesItem = code.hasSuffix("|") && (code.contains(" do ") || code.contains("{"))
    return takesItem ? .open(repeats: true) : .none
  }

  /// A block that has an end of its own, unless it is all on one line.
  private static func block(_ endsOnLine: Bool, _ step: Step, _ code: Substring) -> Step {
    let isClosed = code.hasSuffix("}") && code.contains("{")
    // `if x, do: "a", else: "b"` of Elixir is a value.
    return endsOnLine || isClosed || code.contains(" do: ") ? .none : step
  }
}
