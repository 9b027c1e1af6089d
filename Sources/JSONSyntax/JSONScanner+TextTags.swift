import Diagnostics
import SourceText

/// Tags of templates inside strings.
extension JSONScanner {
  /// The tags of one string.
  struct TextTags {
    /// A section that is open in the string.
    struct Section {
      let tag: OpenTag
      /// Number of holes before it.
      let holes: Int
    }

    /// Sections that are open in the string, the outermost first.
    var sections: [Section] = []
    /// The tags outside of sections, and sections as a whole.
    var holes: [ByteRange] = []
    /// The first tag without an end.
    var unclosed: ByteRange?
    /// Offset behind the last tag, in bytes.
    var end = 0
  }

  /// Returns the first offset from a start at which a text ends, escapes, holds a control character,
  /// or may hold a tag.
  func templatePlainEnd(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let byte = cursor.bytes[index]
      if byte < Byte.space || byte == Byte.quote || byte == Byte.backslash || starters[Int(byte)] {
        return index
      }
      index += 1
    }
    return end
  }

  /// Steps over the tag at a position in a string, or over one byte where none begins.
  ///
  /// A section that begins and ends in the string is one hole, with all that it holds.
  mutating func tagInText(at position: Int, _ tags: inout TextTags) -> Int {
    guard var tag = tag(at: position, isInText: true) else { return position + 1 }
    let bytes = cursor.bytes[position..<(position + tag.length)]
    // The end of another string's tag, or none; a remark may hold anything.
    if tag.role != .unclosed, tag.role != .silent || bytes.contains(where: \.isLineEnd),
      bytes.count(where: { $0 == Byte.quote }) % 2 == 1
    {
      tag = TemplateTag(.unclosed, length: 2)
    }
    let range = ByteRange(position, position + tag.length)
    if tag.role == .unclosed {
      if tags.unclosed == nil { tags.unclosed = range }
      return range.upperBound
    }
    tags.end = range.upperBound
    take(tag, inTextAt: range, &tags)
    return range.upperBound
  }

  private mutating func take(
    _ tag: TemplateTag,
    inTextAt range: ByteRange,
    _ tags: inout TextTags
  ) {
    switch tag.role {
    case .open, .select:
      tags.sections.append(.init(tag: OpenTag(tag, at: range), holes: tags.holes.count))
    case .close where !tags.sections.isEmpty:
      closeSection(tag.name, inTextAt: range, &tags)
      return
    // The end of a section that began in another string, or between two.
    case .close: if isSectionJudged { closeSection(tag.name, at: range) }
    case .middle(let isLast):
      if tags.sections.isEmpty, isSectionJudged { nextBranch(isLast: isLast, at: range) }
    case .literal(let length): literalEnd = range.upperBound + length
    case .hole, .silent, .unclosed: break
    }
    tags.holes.append(range)
  }

  /// Whether sections may reach from one string into another: only where tags come before JSON.
  private var isSectionJudged: Bool { template?.isRendered == true }

  private mutating func closeSection(
    _ name: String?,
    inTextAt range: ByteRange,
    _ tags: inout TextTags
  ) {
    var index = tags.sections.count - 1
    if !tags.sections[index].tag.isEnded(by: name) {
      wrongEnd(at: range, of: tags.sections[index].tag)
      index = tags.sections.lastIndex { $0.tag.isEnded(by: name) } ?? index
    }
    let section = tags.sections[index]
    tags.sections.removeSubrange(index...)
    tags.holes.removeSubrange(section.holes...)
    tags.holes.append(section.tag.range.union(range))
  }

  /// Ends the tags of a string; returns whether it has holes.
  mutating func finishTags(_ tags: TextTags) -> Bool {
    if let unclosed = tags.unclosed, unclosedTextTag(at: unclosed) {
      // The quotation mark that ended the string may be the tag's.
      isQuiet = true
      let rest = cursor.bytes[unclosed.upperBound..<cursor.end]
      if !rest.contains(where: \.isLineEnd) { endsInside = true }
    }
    holes += tags.holes
    if isSectionJudged { sectionsBehindText = tags.sections.map(\.tag) }
    return !tags.holes.isEmpty
  }

  /// Whether a string is one hole that takes the quotes with it.
  func takesQuotes(_ kind: JSONKind, from start: Int, to end: Int) -> Bool {
    guard kind == .string, let template, let hole = holes.last, hole.lowerBound == start + 1,
      hole.upperBound == end - 1
    else { return false }
    var probe = cursor
    probe.position = hole.lowerBound
    return template.syntax.takesQuotes(probe)
  }

  /// Reports a tag in a string without an end; returns whether it did.
  @discardableResult
  mutating func unclosedTextTag(at range: ByteRange) -> Bool {
    guard template?.isCertain == true, isReported(isCertain: true) else { return false }
    report(
      "'\(source.string(range))' begins a tag that has no end",
      at: range,
      help: "close the tag"
    )
    return true
  }
}
