import Diagnostics
import SourceText

/// Turns libxml2's error code and place into a range and a sentence of our own.
///
/// libxml2 says where its cursor stood, which is inside or behind the fault; the text around that
/// place gives the exact bytes.
struct XMLFaultPlace {
  var utf8: [UInt8]
  var start: Int
  var offset: Int
  var open: XMLElement?

  /// Returns the fault for an error code of libxml2 (`xmlerror.h`; the numbers never change).
  func fault(code: Int, message: String) -> XMLFault {
    // libxml2 tells other faults, too, of a character that XML does not allow.
    if let value = value(scalar(at: offset)), !isXMLCharacter(value) {
      return .invalidCharacter(value, at: scalar(at: offset))
    }
    return switch code {
    case 4: .nothing(at: .empty(at: min(offset, utf8.count)))
    case 5: contentAfterRoot()
    case 9, 81: invalidCharacter()
    case 6, 7, 8, 10, 23, 26, 65...67: reference(message)
    case 68: missingName()
    case 38: byte("'<' inside an attribute value", help: "write '&lt;'")
    case 39...41: attributeWithoutValue()
    case 42: repeatedAttribute()
    case 45: unclosed("<!--", "comment")
    case 46: XMLFault(.malformed, scalar(at: offset), "expected a name behind '<?'")
    case 47: unclosed("<?", "processing instruction")
    case 63: unclosed("<![CDATA[", "CDATA section")
    case 57: span(0, "expected '?>' at the end of the XML declaration")
    case 62: looseSectionEnd()
    case 64: lateDeclaration(message)
    case 74, 76: mismatchedEndTag()
    case 77: missingEndTag()
    case 80: span(2, "'--' inside a comment")
    default: other(message)
    }
  }

  private func other(_ message: String) -> XMLFault {
    // One line, without libxml2's own punctuation.
    let line = String(message.prefix { $0 != "\n" })
    return XMLFault(.malformed, scalar(at: offset), "this is not well-formed XML: \(line)")
  }

  private func contentAfterRoot() -> XMLFault {
    var begin = offset
    while begin < utf8.count, isBlank(utf8[begin]) { begin += 1 }
    var end = begin
    while end < utf8.count, utf8[end] != 0x0A, utf8[end] != 0x0D { end += 1 }
    return XMLFault(
      .contentAfterRoot,
      ByteRange(begin, end),
      "text behind the end of the document",
      help: "delete it"
    )
  }

  private func invalidCharacter() -> XMLFault {
    // The cursor stands before, inside or right behind the bytes.
    for candidate in [offset, offset - 1, offset - 2, offset - 3] {
      let range = scalar(at: candidate)
      guard !range.isEmpty, utf8[candidate] & 0xC0 != 0x80 || candidate == offset else { continue }
      guard let value = value(range) else { return .invalidByte(utf8[candidate], at: range) }
      if !isXMLCharacter(value) { return .invalidCharacter(value, at: range) }
    }
    let range = backwards(to: 0x26) ?? scalar(at: offset)
    return XMLFault(
      .malformed,
      range,
      "'\(text(range))' names a character that XML does not allow"
    )
  }

  private func reference(_ message: String) -> XMLFault {
    guard let range = backwards(to: 0x26) else { return other(message) }
    if range.count > 1, utf8[range.upperBound - 1] == 0x3B {
      return XMLFault(
        .malformed,
        range,
        "'\(text(range))' is no reference that XML knows",
        help: "XML knows '&amp;', '&lt;', '&gt;', '&quot;', '&apos;' and numbers like '&#233;'"
      )
    }
    return XMLFault(.malformed, range, "expected ';' after '\(text(range))'", help: "add ';'")
  }

  private func looseSectionEnd() -> XMLFault {
    // The cursor stands before the piece of text that holds the mark.
    var cursor = ByteCursor(utf8, from: offset)
    while !cursor.isAtEnd, !cursor.starts(with: "]]>") { cursor.advance() }
    return XMLFault(
      .malformed,
      ByteRange(cursor.position, min(utf8.count, cursor.position + 3)),
      "']]>' outside a CDATA section",
      help: "write ']]&gt;'"
    )
  }

  private func missingName() -> XMLFault {
    let mark = ByteRange(max(start, offset - 1), offset)
    switch mark.isEmpty ? 0 : utf8[mark.lowerBound] {
    case 0x26: return .bareAmpersand(at: mark)
    case 0x3C: return XMLFault(.malformed, mark, "'<' begins no tag", help: "write '&lt;'")
    default: return XMLFault(.malformed, scalar(at: offset), "expected a name")
    }
  }

  private func attributeWithoutValue() -> XMLFault {
    XMLFault(
      .malformed,
      scalar(at: offset),
      "expected a value in quotes after the attribute's name"
    )
  }

  private func repeatedAttribute() -> XMLFault {
    var index = offset - 1
    guard index > start, utf8[index] == 0x22 || utf8[index] == 0x27 else {
      return XMLFault(.malformed, scalar(at: offset), "the tag has an attribute twice")
    }
    let quote = utf8[index]
    repeat { index -= 1 } while index > start && utf8[index] != quote
    while index > start, utf8[index] != 0x3D { index -= 1 }
    var end = index
    while end > start, isBlank(utf8[end - 1]) { end -= 1 }
    var begin = end
    while begin > start, !isBlank(utf8[begin - 1]) { begin -= 1 }
    let range = ByteRange(begin, end)
    return XMLFault(.malformed, range, "the tag has the attribute '\(text(range))' twice")
  }

  private func unclosed(_ mark: StaticString, _ name: String) -> XMLFault {
    let count = mark.utf8CodeUnitCount
    var index = min(offset, utf8.count - count)
    while index > start, !ByteCursor(utf8, from: index).starts(with: mark) { index -= 1 }
    if utf8.count - index > XMLLimits.maximumTextBytes {
      return .longText(at: ByteRange(index, index + count))
    }
    return XMLFault(
      .malformed,
      ByteRange(index, index + count),
      "the \(name) that begins here never ends"
    )
  }

  private func lateDeclaration(_ message: String) -> XMLFault {
    let range = ByteRange(max(start, offset - 5), offset)
    guard text(range).lowercased() == "<?xml" else { return other(message) }
    return XMLFault(
      .malformed,
      range,
      "an XML declaration may only be the very first thing in a file",
      help: "delete what stands before it, or the declaration"
    )
  }

  private func mismatchedEndTag() -> XMLFault {
    var begin = min(offset, utf8.count) - 1
    while begin > start, utf8[begin] != 0x3C { begin -= 1 }
    let tag = ByteRange(max(start, begin), offset)
    guard let open else { return XMLFault(.malformed, tag, "an end tag without a start tag") }
    return XMLFault(
      .malformed,
      tag,
      "expected '</\(text(open.name))>', found '\(text(tag))'",
      opening: open.startTag
    )
  }

  private func missingEndTag() -> XMLFault {
    guard let open else { return other("the document ends too early") }
    return XMLFault(
      .malformed,
      .empty(at: utf8.count),
      "the file ends before '</\(text(open.name))>'",
      opening: open.startTag
    )
  }

  private func byte(_ message: Message, help: Message) -> XMLFault {
    XMLFault(.malformed, scalar(at: offset), message, help: help)
  }

  private func span(_ count: Int, _ message: Message, help: Message? = nil) -> XMLFault {
    XMLFault(.malformed, ByteRange(offset, min(utf8.count, offset + count)), message, help: help)
  }

  // MARK: The text around the place

  private func scalar(at index: Int) -> ByteRange {
    guard index >= start, index < utf8.count else { return .empty(at: utf8.count) }
    return ByteRange(index, index + (ByteCursor(utf8, from: index).scalar()?.count ?? 1))
  }

  private func value(_ range: ByteRange) -> UInt32? {
    ByteCursor(utf8, from: range.lowerBound).scalar()?.scalar.value
  }

  private func backwards(to byte: UInt8) -> ByteRange? {
    var index = min(offset, utf8.count) - 1
    while index >= start, utf8[index] != byte {
      if utf8[index] == 0x3C || offset - index > XMLFaultPlace.longestReference { return nil }
      index -= 1
    }
    return index >= start ? ByteRange(index, offset) : nil
  }

  private func text(_ range: ByteRange) -> String {
    String(decoding: utf8[range.range], as: UTF8.self)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether XML 1.0 allows a character (`Char`, section 2.2).
  private func isXMLCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Longer ones are not shown as references; a guard against quadratic time.
  private static let longestReference = 100
}
