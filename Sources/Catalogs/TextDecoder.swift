import JSONSyntax
import PlistSyntax
import SourceText

/// Decodes the texts of tables, whatever syntax they are written in.
enum TextDecoder {
  /// Calls a closure with the UTF-8 of a text, without copying where the bytes are the text.
  static func withBytes<Result>(
    of text: TableText,
    in source: DecodedSource,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    switch text.form {
    case .plain:
      return source.utf8.withUnsafeBufferPointer { bytes in
        let end = min(text.range.upperBound, bytes.count)
        let start = min(text.range.lowerBound, end)
        return body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
    case .json:
      let string = JSONText(content: text.range, in: source).string
      return Array(string.utf8).withUnsafeBufferPointer(body)
    case .openStep, .xml, .utf16BigEndian, .latin1:
      return text.plistText.utf8(in: source).withUnsafeBufferPointer(body)
    }
  }

  /// Whether two texts of one file have the same UTF-8.
  static func areEqual(_ first: TableText, _ second: TableText, in source: DecodedSource) -> Bool {
    withBytes(of: first, in: source) { one in
      withBytes(of: second, in: source) { other in
        one.hasSameBytes(as: other)
      }
    }
  }

  /// Returns where a part of a decoded text stands in the file.
  static func sourceRange(
    of part: ByteRange,
    in text: TableText,
    source: DecodedSource
  ) -> ByteRange {
    if text.form == .json {
      return JSONText(content: text.range, in: source).sourceRange(of: part.range)
    }
    return text.plistText.sourceRange(ofDecoded: part, in: source)
  }
}

extension TableText {
  /// The text as the property list readers know it; they know nothing of JSON.
  var plistText: PlistText {
    let form: PlistText.Form =
      switch self.form {
      case .plain, .json: .plain
      case .openStep: .openStep
      case .xml: .xml
      case .utf16BigEndian: .utf16BigEndian
      case .latin1: .latin1
      }
    return PlistText(range: range, form: form)
  }
}
