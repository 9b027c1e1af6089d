import JSONSyntax
import SourceText

/// Reads the tags inside a string of a template.
struct TemplateTextReader {
  let source: DecodedSource
  let dialect: any TemplateDialect
  /// What was read outside of sections.
  private(set) var items: [TemplateText.Item] = []
  /// Sections that are open.
  private var open: [TemplateSection] = []
  private let starters: Set<UInt8>

  init(source: DecodedSource, dialect: any TemplateDialect) {
    self.source = source
    self.dialect = dialect
    starters = Set(dialect.starters)
  }

  /// Adds a part to the innermost section.
  mutating func add(_ item: TemplateText.Item) {
    if open.isEmpty {
      items.append(item)
    } else {
      let last = open.count - 1
      open[last].branches[open[last].branches.count - 1].append(item)
    }
  }

  /// Returns what is known of a hole in a value's place, which may take quotation marks with it.
  func value(in range: ByteRange) -> TemplateHole {
    var text = Substring(source.string(range))
    if text.utf8.first == 0x22 { text = text.dropFirst().dropLast() }
    let cursor = ByteCursor(Array(text.utf8))
    guard let tag = dialect.tag(at: cursor, isInText: true), tag.role == .hole,
      tag.length == text.utf8.count
    else {
      // Words that touch a hole.
      return TemplateHole(name: nil, escaping: .json, text: String(text))
    }
    return dialect.describe(text)
  }

  /// Reads a tag of a string, or a section with all that it holds.
  mutating func readTags(in range: ByteRange) {
    // What follows belongs to the look of a tag, for instance a second brace.
    var cursor = ByteCursor(source.utf8, from: range.lowerBound)
    var start = cursor.position
    while cursor.position < range.upperBound, let byte = cursor.current {
      guard starters.contains(byte), let tag = dialect.tag(at: cursor, isInText: true) else {
        cursor.advance()
        continue
      }
      addText(from: start, to: cursor.position)
      let own = ByteRange(cursor.position, cursor.position + tag.length)
      cursor.position = own.upperBound
      start = own.upperBound
      if case .literal(let length) = tag.role {
        cursor.position = min(own.upperBound + length, range.upperBound)
      }
      take(tag, at: own)
    }
    addText(from: start, to: range.upperBound)
    // A section that ends in another string: nobody can tell what it leaves behind.
    if !open.isEmpty { opaque(range) }
    open = []
  }

  private mutating func take(_ tag: TemplateTag, at range: ByteRange) {
    switch tag.role {
    case .hole: add(.hole(dialect.describe(Substring(source.string(range)))))
    case .silent, .literal: break
    case .open, .select:
      let text = source.string(range)
      open.append(
        TemplateSection(
          condition: TemplateCondition(tag, text),
          branches: [[]],
          isExhaustive: false,
          awaitsBranch: tag.role == .select,
          range: range
        )
      )
    case .middle(let isLast): nextBranch(isLast: isLast, at: range)
    case .close:
      guard var section = open.popLast() else { return opaque(range) }
      section.range = ByteRange(section.range.lowerBound, range.upperBound)
      section.text = source.string(section.range)
      add(.section(section))
    case .unclosed: opaque(range)
    }
  }

  private mutating func nextBranch(isLast: Bool, at range: ByteRange) {
    guard !open.isEmpty else { return opaque(range) }
    let last = open.count - 1
    if isLast { open[last].isExhaustive = true }
    if open[last].awaitsBranch {
      // What stands before the first branch is not there.
      open[last].branches = [[]]
      open[last].awaitsBranch = false
    } else {
      open[last].branches.append([])
    }
  }

  private mutating func opaque(_ range: ByteRange) {
    let hole = TemplateHole(name: nil, escaping: .json, text: source.string(range))
    items.append(.hole(hole))
  }

  private mutating func addText(from start: Int, to end: Int) {
    guard start < end else { return }
    add(.text(JSONText(content: ByteRange(start, end), in: source).string))
  }
}

/// What a section inside a string depends on.
struct TemplateCondition {
  /// What is asked.
  let text: String
  /// Whether the section is there where the condition is false.
  let isInverse: Bool
  /// Whether it is a condition only where there is a section for the other case, too.
  let needsCounterpart: Bool

  /// Helpers of Handlebars that compare.
  private static let comparisons: Set<Substring> = [
    "eq", "ne", "neq", "gt", "lt", "gte", "lte", "and", "or", "not", "is", "isnt", "compare",
  ]

  /// Reads the tag that opens a section; nil for a loop, a call and the like.
  init?(_ tag: TemplateTag, _ written: String) {
    var words = Substring(written)
    func isMark(_ character: Character) -> Bool { "{}<>%- ~+".contains(character) }
    while let first = words.first, isMark(first) { words = words.dropFirst() }
    while let last = words.last, isMark(last) { words = words.dropLast() }
    let sign = words.first.flatMap { $0 == "#" || $0 == "^" ? $0 : nil }
    words = sign == nil ? words : words.dropFirst().trimmed
    let word = words.firstWord
    let rest = words.dropFirst(word.count).trimmed
    if sign == "^" {
      self.init(String(words), isInverse: true, needsCounterpart: false)
    } else if tag.role == .select {
      self.init(String(words), isInverse: false, needsCounterpart: false)
    } else if word == "if" || word == "unless" {
      self.init(String(rest), isInverse: word == "unless", needsCounterpart: false)
    } else if word.hasPrefix("if") && word != "ifchanged" || Self.comparisons.contains(word) {
      self.init(String(words), isInverse: false, needsCounterpart: false)
    } else if sign == "#", words.isPlainPath {
      self.init(String(words), isInverse: false, needsCounterpart: true)
    } else {
      return nil
    }
  }

  private init(_ text: String, isInverse: Bool, needsCounterpart: Bool) {
    self.text = text
    self.isInverse = isInverse
    self.needsCounterpart = needsCounterpart
  }
}
