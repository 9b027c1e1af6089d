import Diagnostics
import SourceText

/// Tags of templates: holes are values or parts of them, all others stand between tokens.
extension JSONScanner {
  static func starters(of template: JSONTemplate?) -> [Bool] {
    guard let template else { return [] }
    var starters = [Bool](repeating: false, count: 256)
    for byte in template.syntax.starters { starters[Int(byte)] = true }
    return starters
  }

  /// Index of the branch around the cursor; -1 outside all sections.
  var currentSection: Int32 { openSections.last.map { Int32(truncatingIfNeeded: $0.branch) } ?? -1 }

  /// Returns the tag at a position; nil where none begins.
  func tag(at position: Int, isInText: Bool) -> TemplateTag? {
    guard let template, position < cursor.end, position >= literalEnd,
      starters[Int(cursor.bytes[position])]
    else { return nil }
    var probe = cursor
    probe.position = position
    return template.syntax.tag(at: probe, isInText: isInText)
  }

  func isHole(at position: Int) -> Bool { tag(at: position, isInText: false)?.role == .hole }

  /// Whether a tag stands between the last token and the cursor, or a hole on either side: then what
  /// is rendered may have a comma there, or none.
  var isBesideTag: Bool {
    guard template != nil else { return false }
    if lastTagEnd > lastEnd || isHole(at: cursor.position) { return true }
    guard let last = records.last else { return false }
    return last.kind == .hole && last.range.upperBound == lastEnd
  }

  // MARK: Between tokens

  /// Steps over tags that are no values.
  mutating func skipTags() {
    while let tag = tag(at: cursor.position, isInText: false), tag.role != .hole {
      take(tag)
      skipPlainTrivia()
    }
  }

  private mutating func take(_ tag: TemplateTag) {
    let range = ByteRange(cursor.position, cursor.position + tag.length)
    switch tag.role {
    case .open, .select: openSection(OpenTag(tag, at: range))
    case .middle(let isLast): nextBranch(isLast: isLast, at: range)
    case .close: closeSection(tag.name, at: range)
    case .unclosed: return unclosedTag(at: range)
    case .literal(let length):
      literalEnd = range.upperBound + length
      cursor.position = range.upperBound
      return
    case .hole, .silent: break
    }
    guard !isStopped else { return }
    isQuiet = false
    cursor.position = range.upperBound
    lastTagEnd = cursor.position
  }

  // MARK: Values and members

  /// Reads a hole in a value's place, with words and holes that touch it.
  mutating func holeValue() {
    let start = cursor.position
    skipHoles()
    addRecord(.hole, ByteRange(start, cursor.position))
    lastEnd = cursor.position
    afterValue()
  }

  /// Joins holes that touch a number to it: what is rendered is one value.
  mutating func joinHoles() {
    guard let last = records.indices.last, records[last].range.upperBound == cursor.position,
      isHole(at: cursor.position)
    else { return }
    skipHoles()
    records[last].kind = .hole
    records[last].range.end = UInt32(truncatingIfNeeded: cursor.position)
    lastEnd = cursor.position
  }

  private mutating func skipHoles() {
    while let byte = cursor.current {
      if let tag = tag(at: cursor.position, isInText: false) {
        guard tag.role == .hole else { return }
        cursor.advance(by: tag.length)
      } else if byte.isWordByte {
        cursor.advance()
      } else {
        return
      }
    }
  }

  /// Reads what only templates have in an object: another branch's value for the last name, a name
  /// that is a hole, and holes for whole members; returns whether it did.
  mutating func templateObjectStep(_ byte: UInt8) -> Bool {
    let last = frames.count - 1
    if let depth = frames[last].valueDepth {
      if openSections.count <= depth {
        frames[last].valueDepth = nil
      } else if lastTagEnd > lastEnd, startsAlternative(byte) {
        let key = records[Int(frames[last].key)]
        addRecord(.key, key.range, flags: key.flags, delimiters: key.delimiters)
        value()
        return true
      }
    }
    guard isHole(at: cursor.position) else { return false }
    let start = cursor.position
    skipHoles()
    var next = cursor.position
    while next < cursor.end, cursor.bytes[next].isJSONSpace { next += 1 }
    // A name that nobody knows may be any.
    records[Int(frames[last].node)].flags.insert(.isOpen)
    if next < cursor.end, cursor.bytes[next] == Byte.colon {
      addRecord(.key, ByteRange(start, cursor.position), flags: .hasHoles)
      lastEnd = cursor.position
      memberValue()
    } else {
      frames[last].expectation = .separator
      lastTagEnd = cursor.position
    }
    return true
  }

  /// Whether a value begins at the cursor, and not the name of a next member.
  private func startsAlternative(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.openBrace, Byte.openBracket, Byte.minus, 0x30...0x39: return true
    case 0x74: return cursor.starts(with: "true")
    case 0x66: return cursor.starts(with: "false")
    case 0x6E: return cursor.starts(with: "null")
    case Byte.quote: break
    default: return isHole(at: cursor.position)
    }
    var position = cursor.position + 1
    while position < cursor.end, cursor.bytes[position] != Byte.quote {
      if let tag = tag(at: position, isInText: true) {
        position += tag.length
      } else {
        position += cursor.bytes[position] == Byte.backslash ? 2 : 1
      }
    }
    position += 1
    while position < cursor.end, cursor.bytes[position].isJSONSpace { position += 1 }
    return position >= cursor.end || cursor.bytes[position] != Byte.colon
  }

  /// Reads an item that has no comma before it, because a tag has; returns whether it did.
  mutating func templateArrayStep(_ byte: UInt8) -> Bool {
    guard isBesideTag, byte != Byte.closeBrace, byte != Byte.semicolon, byte != Byte.colon else {
      return false
    }
    value()
    return true
  }

  /// Notes where the elements of a long array stand, so that one's number is found quickly.
  mutating func countElements(of index: Int) {
    /// Elements up to which counting is as quick.
    let many = 32
    var elements: [UInt32] = []
    var child = index + 1
    while child < records.count {
      elements.append(UInt32(truncatingIfNeeded: child))
      child = Int(records[child].next)
    }
    if elements.count > many { longArrays[UInt32(truncatingIfNeeded: index)] = elements }
  }
}
