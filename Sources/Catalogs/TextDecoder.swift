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
    guard text.form == .plain else {
      return text.plistText.utf8(in: source).withUnsafeBufferPointer(body)
    }
    return source.utf8.withUnsafeBufferPointer { bytes in
      let end = min(text.range.upperBound, bytes.count)
      let start = min(text.range.lowerBound, end)
      return body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }

  /// Whether two texts of one file have the same UTF-8.
  static func areEqual(_ first: TableText, _ second: TableText, in source: DecodedSource) -> Bool {
    withBytes(of: first, in: source) { one in
      withBytes(of: second, in: source) { other in
        one.count == other.count && one.elementsEqual(other)
      }
    }
  }

  /// Returns where a part of a decoded text stands in the file.
  static func sourceRange(
    of part: ByteRange,
    in text: TableText,
    source: DecodedSource
  ) -> ByteRange {
    text.plistText.sourceRange(ofDecoded: part, in: source)
  }
}

extension TableText {
  /// The text as the property list readers know it.
  var plistText: PlistText {
    let form: PlistText.Form =
      switch self.form {
      case .plain: .plain
      case .openStep: .openStep
      case .xml: .xml
      case .utf16BigEndian: .utf16BigEndian
      case .latin1: .latin1
      }
    return PlistText(range: range, form: form)
  }
}
