import Diagnostics
import SourceText

extension XMLPlistWalker {
  /// Reads a `<string>` or `<key>`: characters, references and CDATA sections.
  mutating func readString(_ name: StaticString, _ tag: Tag) {
    let start = position
    let isPlain = readText()
    let text = PlistText(range: ByteRange(start, position), form: isPlain ? .plain : .xml)
    if isFinished { return }
    guard takeEndTag(name, opening: tag.range) else {
      // What can be recovered is worth keeping: the value is there, if odd.
      return keep(.string(text), tag, isKey: name.utf8CodeUnitCount == 3)
    }
    take(
      .string(text),
      element: ByteRange(tag.range.lowerBound, position),
      isKey: name.utf8CodeUnitCount == 3
    )
  }

  /// Steps over a text up to its end tag; returns whether its bytes are the text itself.
  private mutating func readText() -> Bool {
    let start = position
    var isPlain = !starts(with: "\u{FEFF}")
    while let byte = current {
      switch byte {
      case 0x3C:
        if peek(1) != 0x21 { return checkUTF8(start, position) && isPlain }
        isPlain = false
        guard readSection() else { return false }
      case 0x26:
        isPlain = false
        readReference()
      default: position += 1
      }
    }
    return checkUTF8(start, position) && isPlain
  }

  private mutating func readSection() -> Bool {
    let start = position
    guard starts(with: "<![CDATA[") else { return declarationInText(start) }
    position = sectionEnd(from: position + 9)
    guard position < end else {
      unclosed(start, 9, "CDATA section")
      return false
    }
    position += 3
    return true
  }

  /// Returns where the `]]>` of a CDATA section stands, or the end.
  func sectionEnd(from start: Int) -> Int {
    var cursor = ByteCursor(utf8, from: start, to: end)
    while !cursor.isAtEnd, !cursor.starts(with: "]]>") { cursor.advance() }
    return cursor.position
  }

  private mutating func readReference() {
    let start = position
    let result = XMLReference.parse(utf8, at: start, end: end)
    if case .scalar(_, let length) = result {
      position += length
    } else {
      position += 1
      wrongReference(result, at: start)
    }
  }

  /// Checks the bytes of a text; returns whether all are valid UTF-8.
  private mutating func checkUTF8(_ start: Int, _ limit: Int) -> Bool {
    guard let first = UTF8Validation.firstInvalid(in: utf8, start..<limit) else { return true }
    let refused = PlistEncodingFaults.firstRefused(utf8, from: first, to: limit)
    invalidUTF8(refused ?? first, isRefused: refused != nil)
    return false
  }

  /// Reads `<true></true>` or `<false></false>`: nothing may stand between the tags.
  mutating func readBoolean(_ value: Bool, _ tag: Tag) {
    guard takeEndTag(value ? "true" : "false", opening: tag.range) else {
      return keep(.boolean(value, tag.range), tag)
    }
    let range = ByteRange(tag.range.lowerBound, position)
    take(.boolean(value, range), element: range)
  }

  /// Reads an `<integer>`.
  mutating func readInteger(_ tag: Tag) {
    switch XMLPlistNumber.integer(utf8, from: position, to: end) {
    case .success(let (value, next)):
      position = next
      finish(tag, "integer") { .integer(value, $0) }
    case .failure(let fault):
      wrongInteger(fault, tag)
    }
  }

  /// Reads a `<real>`, whose content is a text.
  mutating func readReal(_ tag: Tag) {
    let start = position
    _ = readText()
    if isFinished { return }
    let content = ByteRange(start, position)
    guard
      let value = XMLPlistNumber.real(
        PlistText(range: content, form: .xml).utf8(in: source)
      )
    else {
      return wrongReal(content, tag)
    }
    finish(tag, "real") { .real(value, $0) }
  }

  /// Reads a `<date>`: `2004-05-06T07:08:09Z`, nothing before or behind it.
  mutating func readDate(_ tag: Tag) {
    guard let (value, next) = XMLPlistNumber.date(utf8, from: position, to: end) else {
      return wrongDate(tag)
    }
    position = next
    finish(tag, "date") { .date(value, $0) }
  }

  /// Reads `<data>`: Base64, in which Apple passes over every ASCII character it does not know.
  mutating func readData(_ tag: Tag) {
    var data: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    var padding = 0
    while let byte = current, byte != 0x3C {
      if byte == 0x3D {
        padding += 1
      } else if !byte.isXMLBlank, byte != 0x0B, byte != 0x0C {
        padding = 0
      }
      if byte >= 0x80 { return wrongData(tag) }
      if let value = Self.base64Value(byte) {
        count += 1
        bits = bits << 6 | UInt32(value)
        if count & 3 == 0 {
          data.append(UInt8(truncatingIfNeeded: bits >> 16))
          if padding < 2 { data.append(UInt8(truncatingIfNeeded: bits >> 8)) }
          if padding < 1 { data.append(UInt8(truncatingIfNeeded: bits)) }
        }
      }
      position += 1
    }
    finish(tag, "data") { .data(data, $0) }
  }

  private static func base64Value(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x61 + 26
    case 0x30...0x39: byte - 0x30 + 52
    case 0x2B: 62
    case 0x2F: 63
    case 0x3D: 0
    default: nil
    }
  }

  private mutating func finish(
    _ tag: Tag,
    _ name: StaticString,
    _ value: (ByteRange) -> PlistValue
  ) {
    guard takeEndTag(name, opening: tag.range) else { return keep(value(tag.range), tag) }
    let range = ByteRange(tag.range.lowerBound, position)
    take(value(range), element: range)
  }
}
