// The only Swift file that imports the C façade (docs/decisions/0006).
import CLibXML
import Diagnostics
import SourceText

extension XMLDocument {
  /// Reads UTF-8 bytes from an offset on as XML; offsets in the result count from the first byte.
  public init(parsing utf8: [UInt8], from start: Int = 0) {
    self.init()
    let start = min(max(0, start), utf8.count)
    // A second byte of zero makes libxml2 take the text for UTF-16, which it cannot be.
    guard utf8.count - start > 1, utf8[start + 1] != 0 else {
      let isEmpty = utf8.count - start <= 1
      let range = isEmpty ? ByteRange.empty(at: utf8.count) : ByteRange(start + 1, start + 2)
      fault = isEmpty ? .nothing(at: range) : .invalidCharacter(0, at: range)
      return
    }
    let record = utf8[start...].withUnsafeBufferPointer { bytes in
      pushloc_xml_parse(bytes.baseAddress, bytes.count, Int32(XMLLimits.maximumDepth), 0)
    }
    guard let record else {
      fault = .noMemory(at: .empty(at: start))
      return
    }
    defer { pushloc_xml_free(record) }
    var builder = XMLTreeBuilder(utf8)
    var count = 0
    if let events = pushloc_xml_get_events(record, &count) {
      elements.reserveCapacity(count / 2)
      for index in 0..<count {
        let event = events[index]
        let offset = min(max(0, Int(event.offset)) + start, utf8.count)
        switch Int(event.kind) {
        case PUSHLOC_XML_START: builder.startElement(at: offset, &self)
        case PUSHLOC_XML_END: builder.endElement(at: offset, &self)
        case PUSHLOC_XML_COMMENT: builder.comment(endingAt: offset, &self)
        default: builder.doctype(at: offset, &self)
        }
      }
    }
    finish(record, start, utf8, &builder)
  }

  /// Returns whether an XML parser can read a file in the encoding that its mark or its declaration
  /// names, when the text, once decoded, is well-formed.
  static func canDecode(_ bytes: [UInt8]) -> Bool {
    let record = bytes.withUnsafeBufferPointer {
      pushloc_xml_parse($0.baseAddress, $0.count, Int32(XMLLimits.maximumDepth), 1)
    }
    guard let record else { return false }
    defer { pushloc_xml_free(record) }
    return pushloc_xml_get_result(record).status != PUSHLOC_XML_MALFORMED
  }

  private mutating func finish(
    _ record: OpaquePointer,
    _ start: Int,
    _ utf8: [UInt8],
    _ builder: inout XMLTreeBuilder
  ) {
    let result = pushloc_xml_get_result(record)
    let offset = min(max(0, Int(result.offset)) + start, utf8.count)
    builder.close(at: offset, &self)
    switch Int(result.status) {
    case PUSHLOC_XML_COMPLETE:
      fault = builder.longText.map { .longText(at: $0) }
    case PUSHLOC_XML_SUBSET:
      fault = .declarations(utf8, at: offset, doctype: doctype)
    case PUSHLOC_XML_TOO_DEEP:
      fault = .tooDeep(at: builder.tag(endingAround: offset))
    case PUSHLOC_XML_NO_MEMORY:
      fault = .noMemory(at: .empty(at: offset))
    default:
      let place = XMLFaultPlace(
        utf8: utf8,
        start: start,
        offset: offset,
        open: builder.innermost.map { elements[$0] }
      )
      let message = String(cString: pushloc_xml_get_message(record))
      fault = place.fault(code: Int(result.code), message: message)
    }
  }
}
