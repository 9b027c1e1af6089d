import SourceText

/// Texts in Base64, such as the id of a channel for broadcasts.
enum Base64Text {
  /// Whether a text is one or more bytes in Base64, padded.
  ///
  /// Source: RFC 4648, section 4.
  static func isValid(_ text: String) -> Bool {
    let digits = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.dropFirst(digits.count)
    return !digits.isEmpty && text.utf8.count % 4 == 0 && padding.count <= 2
      && padding.allSatisfy { $0 == UInt8(ascii: "=") }
      && digits.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2B || $0 == 0x2F }
  }
}
