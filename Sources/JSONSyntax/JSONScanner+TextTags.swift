import Diagnostics
import SourceText

/// Tags of templates inside strings.
extension JSONScanner {
  /// The tags of one string.
  struct TextTags {
    /// Number of sections that are open in the string.
    var depth = 0
    /// The tag that opened the outermost of them.
    var opening = ByteRange(0, 0)
    /// Whether there was any tag.
    var isEmpty = true
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
    let quotes = cursor.bytes[position..<(position + tag.length)].count { $0 == Byte.quote }
    // The end of another string's tag, or none.
    if quotes % 2 == 1, tag.role != .unclosed { tag = TemplateTag(.unclosed, length: 2) }
    let range = ByteRange(position, position + tag.length)
    switch tag.role {
    case .open:
      if tags.depth == 0 { tags.opening = range }
      tags.depth += 1
    case .close where tags.depth > 0:
      tags.depth -= 1
      if tags.depth == 0 { holes.append(tags.opening.union(range)) }
    case .unclosed:
      unclosedTextTag(at: range)
      return range.upperBound
    case .hole, .middle, .close, .silent:
      if tags.depth == 0 { holes.append(range) }
    }
    tags.isEmpty = false
    return range.upperBound
  }

  /// Ends the tags of a string; returns whether it has holes.
  mutating func finishTags(_ tags: TextTags) -> Bool {
    if tags.depth > 0 { holes.append(tags.opening) }
    return !tags.isEmpty
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

  private mutating func unclosedTextTag(at range: ByteRange) {
    guard template?.isCertain == true, isReported(isCertain: true) else { return }
    report(
      "'\(source.string(range))' begins a tag that has no end",
      at: range,
      help: "close the tag"
    )
  }
}
