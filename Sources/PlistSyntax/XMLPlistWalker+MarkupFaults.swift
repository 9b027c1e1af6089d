import Diagnostics
import SourceText
import XMLSyntax

extension XMLPlistWalker {
  mutating func looseText() {
    let start = position
    while current.map({ $0 != 0x3C }) ?? false { position += 1 }
    var stop = start
    while stop < position, utf8[stop] != 0x0A, utf8[stop] != 0x0D { stop += 1 }
    while stop > start + 1, utf8[stop - 1].isXMLBlank { stop -= 1 }
    refuse(
      Self.structure,
      ByteRange(start, stop),
      "text outside an element",
      help: "put it between '<string>' and '</string>', or delete it"
    )
  }

  mutating func looseDeclaration() {
    let start = position
    guard starts(with: "<![CDATA[") else { return malformedTag(start) }
    let close = sectionEnd(from: start + 9)
    guard close < end else { return unclosed(start, 9, "CDATA section") }
    position = close + 3
    refuse(
      Self.structure,
      ByteRange(start, start + 9),
      "a CDATA section may only stand in '<string>' or '<key>'"
    )
  }

  /// Reports `<!` inside a text; returns whether reading can go on behind it.
  mutating func declarationInText(_ start: Int) -> Bool {
    guard starts(with: "<!--") else {
      malformedTag(start)
      return false
    }
    while !isFinished, !starts(with: "-->") {
      position += 1
      if position >= end { unclosed(start, 4, "comment") }
    }
    if isFinished { return false }
    position += 3
    refuse(
      Self.structure,
      ByteRange(start, position),
      "a comment inside a text makes Apple's reader refuse the file",
      help: "move it before the '<key>'"
    )
    return true
  }

  mutating func unknownElement(_ tag: Tag) {
    let next = utf8[tag.range.lowerBound + 1..<tag.range.upperBound].firstIndex(of: 0x3C)
    if let next {
      let begun = ByteRange(tag.range.lowerBound, next)
      refuse(Self.malformed, .empty(at: next), "expected '>' after '\(text(begun))'", opening: nil)
      isFinished = true
      return
    }
    let name = text(tag.name)
    let names = Name.allCases.map(\.rawValue)
    let isShown = found.count < Self.maximumFindings
    let near = isShown ? EditDistance.nearNames(to: name, in: names).first : nil
    refuse(
      Self.structure,
      tag.name,
      "'\(name)' is no element of a property list",
      help: near.map { "did you mean '\($0)'?" }
    )
    if !tag.isSelfClosing { skipElement(startingAt: tag.range.lowerBound) }
    lose()
  }

  mutating func unfinishedTag(_ start: Int) {
    refuse(Self.malformed, thing(at: start), "the tag that begins here never ends")
    isFinished = true
  }

  mutating func malformedTag(_ start: Int) {
    refuse(Self.malformed, ByteRange(start, start + 1), "'<' begins no tag", help: "write '&lt;'")
    isFinished = true
  }

  mutating func unclosed(_ start: Int, _ count: Int, _ name: String) {
    isFinished = true
    position = end
    let range = ByteRange(start, min(end, start + count))
    if document.isWellFormed {
      refuse(
        Self.structure,
        range,
        "Apple's reader does not find the end of this \(name)",
        help: "put a space into it, or delete it"
      )
    } else {
      refuse(Self.malformed, range, "the \(name) that begins here never ends")
    }
  }

  mutating func wrongEndTag(_ name: StaticString, at start: Int, opening: ByteRange) {
    let isContainer = frames.last?.tag == opening
    if isContainer { isFinished = true }
    position = start
    let isText = ["string", "key"].contains(name.description)
    guard start < end else {
      refuse(
        Self.malformed,
        .empty(at: end),
        "the file ends before '</\(name.description)>'",
        opening: opening
      )
      return
    }
    let found = thing(at: start)
    refuse(
      ruleOfMarkup,
      found,
      "expected '</\(name.description)>', found '\(text(found))'",
      help: isText && utf8[start] == 0x3C && peek(1) != 0x2F
        ? "write '&lt;' for a '<' of the text" : nil,
      opening: opening
    )
  }
}
