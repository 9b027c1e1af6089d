import JSONSyntax
import SourceText

/// A string of a template as what its tags make of it.
struct TemplateText {
  /// A part of the string.
  enum Item {
    case text(String)
    case hole(TemplateHole)
    case section(TemplateSection)
  }

  /// The parts in their order.
  let items: [Item]

  /// Reads a string or hole.
  init(_ node: JSONNode) {
    let source = node.document.source
    let syntax = node.document.template?.syntax
    guard let dialect = (syntax as? QuotedTags)?.dialect ?? syntax as? any TemplateDialect else {
      let hole = TemplateHole(name: nil, escaping: .none, text: node.rawText)
      items = node.hasHoles ? [.hole(hole)] : []
      return
    }
    var reader = TemplateTextReader(source: source, dialect: dialect)
    if node.isHole {
      items = [.hole(reader.value(in: node.range))]
      return
    }
    for segment in node.segments {
      switch segment {
      case .text(let range): reader.add(.text(JSONText(content: range, in: source).string))
      case .hole(let range): reader.readTags(in: range)
      }
    }
    items = reader.items
  }

  /// The stretches, a section as one hole without a name.
  var pieces: [TemplatePiece] {
    var pieces: [TemplatePiece] = []
    for item in items {
      switch item {
      case .text(let text): pieces.add(text)
      case .hole(let hole): pieces.append(.hole(hole))
      case .section(let section):
        pieces.append(.hole(TemplateHole(name: nil, escaping: .json, text: section.text)))
      }
    }
    return pieces
  }

  /// All holes, those inside sections too.
  var holes: [TemplateHole] { Self.holes(of: items) }

  private static func holes(of items: [Item]) -> [TemplateHole] {
    items.flatMap { item -> [TemplateHole] in
      switch item {
      case .text: []
      case .hole(let hole): [hole]
      case .section(let section): section.branches.flatMap(holes)
      }
    }
  }

  // MARK: Variants

  /// Most texts that conditions make of one string.
  private static let mostVariants = 64

  /// The texts that conditions make, in the order of their branches; nil where sections are loops or
  /// calls, or depend on conditions of which nobody knows how they go together.
  var variants: [[TemplatePiece]]? { Self.variants(of: items[...]) }

  private static func variants(of items: ArraySlice<Item>) -> [[TemplatePiece]]? {
    let sections = items.compactMap { item in
      if case .section(let section) = item { section } else { nil }
    }
    guard let first = sections.first else { return [joined(items)] }
    guard let condition = first.condition,
      sections.allSatisfy({ $0.condition?.text == condition.text })
    else { return nil }
    let isPair = sections.count > 1
    // Whether a helper is a condition shows where it has a counterpart.
    guard !condition.needsCounterpart || isPair || first.branches.count > 1,
      !isPair || sections.allSatisfy({ $0.isTwofold })
    else { return nil }
    let states = isPair ? 2 : first.states
    var found: [[TemplatePiece]] = []
    for state in 0..<states {
      guard let own = variants(of: items, inState: state),
        found.count + own.count <= mostVariants
      else { return nil }
      found += own.filter { !found.contains($0) }
    }
    return found
  }

  /// The texts where a condition is settled: 0 where it is true, else the number of the branch.
  private static func variants(of items: ArraySlice<Item>, inState state: Int)
    -> [[TemplatePiece]]?
  {
    var found: [[TemplatePiece]] = [[]]
    for item in items {
      var next: [[TemplatePiece]] = [[]]
      switch item {
      case .text(let text): next[0].add(text)
      case .hole(let hole): next[0].append(.hole(hole))
      case .section(let section):
        let isInverse = section.condition?.isInverse == true && section.isTwofold
        let number = isInverse ? 1 - state : state
        guard section.branches.indices.contains(number) else { continue }
        guard let own = variants(of: section.branches[number][...]) else { return nil }
        next = own
      }
      guard found.count * next.count <= mostVariants else { return nil }
      found = found.flatMap { start in
        next.map { end in
          var pieces = start
          for piece in end {
            if case .text(let text) = piece { pieces.add(text) } else { pieces.append(piece) }
          }
          return pieces
        }
      }
    }
    return found
  }

  private static func joined(_ items: ArraySlice<Item>) -> [TemplatePiece] {
    items.reduce(into: []) { pieces, item in
      switch item {
      case .text(let text): pieces.add(text)
      case .hole(let hole): pieces.append(.hole(hole))
      case .section: break
      }
    }
  }
}

/// A section inside a string.
struct TemplateSection {
  /// What it depends on; nil for a loop or a call.
  var condition: TemplateCondition?
  /// What stands in its branches.
  var branches: [[TemplateText.Item]]
  /// Whether one of the branches is always taken.
  var isExhaustive: Bool
  /// Whether the first branch begins with the next tag.
  var awaitsBranch: Bool
  /// Where it stands, its tags included.
  var range: ByteRange
  /// The section as it is written.
  var text = ""

  /// Number of outcomes: the branches, and none of them where one may be taken or not.
  var states: Int { branches.count + (isExhaustive ? 0 : 1) }
  /// Whether the condition is true or false and nothing else.
  var isTwofold: Bool { isExhaustive ? branches.count == 2 : branches.count == 1 }
}

extension [TemplatePiece] {
  /// Adds a text to the one at the end.
  fileprivate mutating func add(_ text: String) {
    if case .text(let last)? = last {
      self[count - 1] = .text(last + text)
    } else if !text.isEmpty {
      append(.text(text))
    }
  }
}
