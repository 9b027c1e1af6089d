import SourceText

/// Makes elements out of the places of libxml2's events.
///
/// An event says where a tag ends; where it begins is found backwards in the text: no `<` can stand
/// inside a tag of a well-formed document, and no `<!--` inside a comment.
struct XMLTreeBuilder {
  private let utf8: [UInt8]
  private var open: [Int] = []
  private var lastPlace = 0
  /// The first piece of text that is longer than `XMLLimits.maximumTextBytes`.
  private(set) var longText: ByteRange?

  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
  }

  /// Index of the innermost element that is not closed.
  var innermost: Int? { open.last }

  mutating func startElement(at offset: Int, _ document: inout XMLDocument) {
    let start = lastIndex(of: 0x3C, before: offset)
    let isSelfClosing = offset < utf8.count && utf8[offset] == 0x2F
    let end = min(utf8.count, offset + (isSelfClosing ? 2 : 1))
    noteText(to: start, next: end)
    document.elements.append(
      XMLElement(
        name: nameRange(after: start, limit: end),
        startTag: ByteRange(start, end),
        endTag: .empty(at: end),
        parent: open.last,
        next: document.elements.count + 1,
        isSelfClosing: isSelfClosing
      )
    )
    open.append(document.elements.count - 1)
  }

  mutating func endElement(at offset: Int, _ document: inout XMLDocument) {
    guard let index = open.popLast() else { return }
    if !document.elements[index].isSelfClosing {
      let start = lastIndex(of: 0x3C, before: offset)
      noteText(to: start, next: offset)
      document.elements[index].endTag = ByteRange(start, offset)
    }
    document.elements[index].next = document.elements.count
  }

  mutating func comment(endingAt offset: Int, _ document: inout XMLDocument) {
    var start = max(0, offset - 7)
    while start > 0, !isCommentStart(start) { start -= 1 }
    noteText(to: start, next: offset)
    document.comments.append(ByteRange(start, offset))
  }

  mutating func doctype(at offset: Int, _ document: inout XMLDocument) {
    var start = max(0, offset - 1)
    while start > 0, !(utf8[start] == 0x3C && start + 1 < utf8.count && utf8[start + 1] == 0x21) {
      start -= 1
    }
    let isPlain = offset < utf8.count && utf8[offset] == 0x3E
    document.doctype = ByteRange(start, offset + (isPlain ? 1 : 0))
    lastPlace = offset
  }

  /// Closes what is still open where the parser stopped.
  mutating func close(at offset: Int, _ document: inout XMLDocument) {
    for index in open {
      let start = max(offset, document.elements[index].startTag.upperBound)
      document.elements[index].endTag = .empty(at: start)
      document.elements[index].next = document.elements.count
    }
  }

  /// Returns the start tag that ends at, or right behind, an offset.
  func tag(endingAround offset: Int) -> ByteRange {
    ByteRange(lastIndex(of: 0x3C, before: offset), min(utf8.count, offset + 1))
  }

  private func lastIndex(of byte: UInt8, before offset: Int) -> Int {
    var index = min(offset, utf8.count) - 1
    while index > lastPlace, utf8[index] != byte { index -= 1 }
    return max(0, index)
  }

  private func isCommentStart(_ index: Int) -> Bool {
    index + 3 < utf8.count && utf8[index] == 0x3C && utf8[index + 1] == 0x21
      && utf8[index + 2] == 0x2D && utf8[index + 3] == 0x2D
  }

  private func nameRange(after start: Int, limit: Int) -> ByteRange {
    var end = start + 1
    while end < limit {
      switch utf8[end] {
      case 0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E: return ByteRange(start + 1, end)
      default: end += 1
      }
    }
    return ByteRange(start + 1, end)
  }

  private mutating func noteText(to start: Int, next: Int) {
    if longText == nil {
      let pieces = [ByteRange(lastPlace, start), ByteRange(start, next)]
      longText = pieces.first { $0.count > XMLLimits.maximumTextBytes }
    }
    lastPlace = max(lastPlace, next)
  }
}
