import Diagnostics
import SourceText
import XMLSyntax

extension XMLPlistWalker {
  /// The elements of property lists.
  enum Name: String, CaseIterable {
    case plist, dict, array, key, string, data, date, real, integer
    case isTrue = "true"
    case isFalse = "false"
  }

  /// A start tag.
  struct Tag {
    /// From `<` to behind `>`.
    var range: ByteRange
    /// What stands right behind `<`.
    var name: ByteRange
    /// Whether `/` stands right before `>`.
    var isSelfClosing: Bool
  }

  /// Reads what may stand before the first element, and that element's start tag.
  mutating func readProlog() {
    while !isFinished {
      skipBlanks()
      guard position + 1 < end else { return nothingThere() }
      guard current == 0x3C else { return noXML() }
      switch peek(1) {
      case 0x21:
        let start = position
        position += 2
        if starts(with: "--") {
          // Apple steps over one byte more than the two hyphens here, so `<!---->` never ends.
          position = min(end, position + 3)
          skipComment(from: start)
        } else {
          skipDocumentType(from: start)
        }
      case 0x3F:
        position += 2
        skipInstruction(from: position - 2)
      default:
        return readElement()
      }
    }
  }

  /// Reads an element, or the start tag of a container.
  mutating func readElement() {
    let start = position
    guard let tag = readTag() else { return }
    let name = Name(rawValue: text(tag.name))
    if tag.isSelfClosing {
      readEmptyElement(name, tag)
    } else {
      switch name {
      case .plist: open(.plist, tag.range)
      case .dict: open(.dictionary, tag.range)
      case .array: open(.array, tag.range)
      case .key, .string: readString(name == .key ? "key" : "string", tag)
      case .data: readData(tag)
      case .date: readDate(tag)
      case .real: readReal(tag)
      case .integer: readInteger(tag)
      case .isTrue, .isFalse: readBoolean(name == .isTrue, tag)
      case nil: unknownElement(tag)
      }
    }
    assert(position > start || isFinished, "the reader must move")
  }

  private mutating func readEmptyElement(_ name: Name?, _ tag: Tag) {
    switch name {
    case .dict: take(.dictionary([], tag.range), element: tag.range)
    case .array: take(.array([], tag.range), element: tag.range)
    case .key, .string:
      let text = PlistText(range: .empty(at: tag.name.upperBound), form: .plain)
      take(.string(text), element: tag.range, isKey: name == .key)
    case .isTrue, .isFalse: take(.boolean(name == .isTrue, tag.range), element: tag.range)
    case .plist: emptyPlist(tag.range)
    case .data, .date, .real, .integer: emptyScalar(tag)
    case nil: unknownElement(tag)
    }
  }

  /// Reads a start tag; Apple ends it at the first `>`, also inside an attribute.
  private mutating func readTag() -> Tag? {
    let start = position
    var index = start + 1
    var nameEnd: Int?
    while index < end, utf8[index] != 0x3E {
      if nameEnd == nil, utf8[index].isXMLBlank { nameEnd = index }
      index += 1
    }
    guard index < end else {
      unfinishedTag(start)
      return nil
    }
    let isSelfClosing = utf8[index - 1] == 0x2F && index > start + 1
    position = index + 1
    let name = ByteRange(start + 1, nameEnd ?? (isSelfClosing ? index - 1 : index))
    guard !name.isEmpty else {
      malformedTag(start)
      return nil
    }
    return Tag(range: ByteRange(start, index + 1), name: name, isSelfClosing: isSelfClosing)
  }

  /// Reads the end tag of the innermost container.
  mutating func readEndTag() {
    guard let frame = frames.last else { return isFinished = true }
    let name: StaticString =
      switch frame.kind {
      case .plist: "plist"
      case .dictionary: "dict"
      case .array: "array"
      }
    if frame.kind == .plist, frame.items.isEmpty, !frame.hasLostElement {
      return emptyPlist(frame.tag)
    }
    if let key = frame.pendingKey {
      keyWithoutValue(key)
      frames[frames.count - 1].pendingKey = nil
    } else if frame.kind == .dictionary {
      reportKeysAsValues(frame)
    }
    guard takeEndTag(name, opening: frame.tag) else { return }
    comment = nil
    close(at: position)
  }

  /// Steps over an end tag; reports and returns false when another thing stands there.
  mutating func takeEndTag(_ name: StaticString, opening: ByteRange) -> Bool {
    let start = position
    if starts(with: "</") {
      position += 2
      if starts(with: name) {
        position += name.utf8CodeUnitCount
        skipBlanks()
        if current == 0x3E {
          position += 1
          return true
        }
      }
    }
    wrongEndTag(name, at: start, opening: opening)
    return false
  }

  /// Steps over an instruction; the position is behind its `<`, or behind `<?` in the prolog.
  mutating func skipInstruction(from start: Int) {
    while position + 1 < end {
      if utf8[position] == 0x3F, utf8[position + 1] == 0x3E {
        position += 2
        comment = nil
        return
      }
      position += 1
    }
    unclosed(start, 2, "processing instruction")
  }

  /// Steps over a comment; the position is behind its `<!--`.
  mutating func skipComment(from start: Int) {
    while position + 3 < end {
      if starts(with: "-->") {
        position += 3
        comment = ByteRange(start, position)
        return
      }
      position += 1
    }
    unclosed(start, 4, "comment")
  }

  private mutating func skipDocumentType(from start: Int) {
    guard starts(with: "DOCTYPE") else { return malformedTag(start) }
    while let byte = current {
      if byte == 0x3E {
        position += 1
        return
      }
      if byte == 0x5B { return declarations() }
      position += 1
    }
    unclosed(start, 9, "document type")
  }
}
