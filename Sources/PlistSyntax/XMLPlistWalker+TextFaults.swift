import Diagnostics
import SourceText

extension XMLPlistWalker {
  mutating func wrongReference(_ result: XMLReference.Result, at start: Int) {
    func range(_ length: Int) -> ByteRange { ByteRange(start, min(end, start + length)) }
    switch result {
    case .scalar: break
    case .bareAmpersand:
      refuse(Self.malformed, range(1), "'&' begins no reference", help: "write '&amp;'")
    case .unknownName(let length):
      refuse(
        Self.malformed,
        range(length),
        "'\(text(range(length)))' is no reference that Apple's reader knows",
        help: "it knows '&amp;', '&lt;', '&gt;', '&quot;', '&apos;' and numbers like '&#233;'"
      )
    case .unterminated(2):
      refuse(
        Self.malformed,
        range(2),
        "expected digits after '&#'",
        help: "write a number like '&#233;' or '&#xE9;', or '&amp;' for a '&' of the text"
      )
    case .unterminated(let length):
      refuse(
        Self.malformed,
        range(length),
        "expected ';' after '\(text(range(length)))'",
        help: "add ';'"
      )
    case .tooLong(let length):
      refuse(
        Self.structure,
        range(length),
        "'\(text(range(length)))' has more than \(XMLReference.maximumDigits) digits",
        help: "leave out the zeros"
      )
    case .noCharacter(let length):
      refuse(Self.malformed, range(length), "'\(text(range(length)))' names no character")
    }
  }

  /// Reports bytes that are no UTF-8, once for a file.
  mutating func invalidUTF8(_ bytes: ByteRange, isRefused: Bool) {
    if isRefused { isAccepted = false }
    if hasInvalidUTF8 { return }
    hasInvalidUTF8 = true
    var finding = PlistEncodingFaults.invalidUTF8(source, first: bytes)
    finding.key = topKey
    if !isRefused { finding.message = "\(finding.message); it is shown as '\u{FFFD}'" }
    found.append(finding)
  }

  mutating func emptyScalar(_ tag: Tag) {
    refuse(
      Self.structure,
      tag.range,
      "'\(text(tag.range))' holds no value, and Apple's reader refuses the file"
    )
    lose()
  }

  mutating func wrongInteger(_ fault: XMLPlistNumber.IntegerFault, _ tag: Tag) {
    switch fault {
    case .empty(let offset):
      refuse(Self.structure, .empty(at: offset), "expected a whole number")
    case .character(let offset):
      let found = thing(at: offset)
      refuse(Self.structure, found, "expected a digit, found '\(text(found))'")
    case .outOfRange:
      refuse(
        Self.structure,
        content(of: tag),
        "'\(text(content(of: tag)))' is outside -2^63 to 2^64 - 1"
      )
    }
    skipElement(startingAt: tag.range.lowerBound)
    lose()
  }

  mutating func wrongReal(_ content: ByteRange, _ tag: Tag) {
    refuse(
      Self.structure,
      content,
      content.isEmpty
        ? "expected a number" : "'\(text(content))' is no number that Apple's reader knows"
    )
    skipElement(startingAt: tag.range.lowerBound)
    lose()
  }

  mutating func wrongDate(_ tag: Tag) {
    let content = content(of: tag)
    refuse(
      Self.structure,
      content,
      content.isEmpty
        ? "expected a date" : "'\(text(content))' is no date that Apple's reader knows",
      help: "write it like '2004-05-06T07:08:09Z'"
    )
    skipElement(startingAt: tag.range.lowerBound)
    lose()
  }

  mutating func wrongData(_ tag: Tag) {
    let found = thing(at: position)
    refuse(Self.structure, found, "'\(text(found))' cannot stand in Base64 data")
    skipElement(startingAt: tag.range.lowerBound)
    lose()
  }

  /// What stands between a start tag and the next `<`.
  private func content(of tag: Tag) -> ByteRange {
    var index = tag.range.upperBound
    while index < end, utf8[index] != 0x3C { index += 1 }
    return ByteRange(tag.range.upperBound, index)
  }
}
