import Diagnostics
import SourceText

extension XMLFault {
  static func nothing(at range: ByteRange) -> XMLFault {
    XMLFault(.malformed, range, "expected an element, found nothing")
  }

  static func bareAmpersand(at range: ByteRange) -> XMLFault {
    XMLFault(.malformed, range, "'&' begins no reference", help: "write '&amp;'")
  }

  static func invalidCharacter(_ value: UInt32, at range: ByteRange) -> XMLFault {
    XMLFault(.malformed, range, "the character \(codePoint(value)) is not allowed in XML")
  }

  static func invalidByte(_ byte: UInt8, at range: ByteRange) -> XMLFault {
    XMLFault(
      .encoding,
      range,
      "byte \(hexadecimal(byte)) is not valid UTF-8",
      help: "save the file as UTF-8"
    )
  }

  static func declarations(_ utf8: [UInt8], at offset: Int, doctype: ByteRange?) -> XMLFault {
    let range = subset(utf8, from: offset)
    return XMLFault(
      .declarations,
      range,
      "declarations of its own ('[…]') make a property list unreadable; no entity was expanded",
      help: "delete what stands in brackets",
      opening: doctype
    )
  }

  static func tooDeep(at range: ByteRange) -> XMLFault {
    XMLFault(
      .limit,
      range,
      "elements are nested deeper than \(XMLLimits.maximumDepth) levels, where XML readers stop"
    )
  }

  static func longText(at range: ByteRange) -> XMLFault {
    XMLFault(
      .limit,
      range,
      "a text is longer than \(XMLLimits.maximumTextBytes) bytes, where XML readers stop"
    )
  }

  static func noMemory(at range: ByteRange) -> XMLFault {
    XMLFault(.limit, range, "there is not enough memory to read this file as XML")
  }

  /// The subset from its bracket to the end of the first declaration's line, for showing.
  private static func subset(_ utf8: [UInt8], from offset: Int) -> ByteRange {
    var end = min(offset + 1, utf8.count)
    while end < utf8.count, utf8[end] != 0x5D, utf8[end] != 0x0A, utf8[end] != 0x0D { end += 1 }
    if end < utf8.count, utf8[end] == 0x5D { end += 1 }
    return ByteRange(min(offset, utf8.count), end)
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
