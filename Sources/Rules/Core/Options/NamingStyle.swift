import SourceText

/// A way to spell names of several words.
public enum NamingStyle: String, Sendable, CaseIterable {
  /// `chat-id`
  case kebabCase = "kebab-case"
  /// `chatId`
  case camelCase
  /// `chat_id`
  case snakeCase = "snake_case"
}

extension NamingStyle {
  /// Whether a name has this style; a single word in lower case has all of them.
  func fits(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isASCIILowercase else { return false }
    return name.utf8.allSatisfy { byte in
      if byte.isASCIILowercase || byte.isASCIIDigit { return true }
      return switch self {
      case .kebabCase: byte == UInt8(ascii: "-")
      case .camelCase: byte.isASCIILetter
      case .snakeCase: byte == UInt8(ascii: "_")
      }
    }
  }

  /// Returns a name in this style; nil where its words cannot be told.
  func spelling(of name: String) -> String? {
    var words: [String] = []
    var isAfterLower = false
    for byte in name.utf8 {
      guard byte.isASCIILetter || byte.isASCIIDigit || [0x2D, 0x5F, 0x20].contains(byte) else {
        return nil
      }
      if !byte.isASCIILetter, !byte.isASCIIDigit {
        words.append("")
      } else {
        let isCapital = byte.isASCIILetter && !byte.isASCIILowercase
        if words.isEmpty || (isCapital && isAfterLower) { words.append("") }
        words[words.count - 1].unicodeScalars.append(Unicode.Scalar(byte.asciiLowercased))
      }
      isAfterLower = byte.isASCIILowercase || byte.isASCIIDigit
    }
    words.removeAll { $0.isEmpty }
    let spelt: String =
      switch self {
      case .kebabCase: words.joined(separator: "-")
      case .snakeCase: words.joined(separator: "_")
      case .camelCase:
        words.prefix(1).joined()
          + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      }
    return fits(spelt) ? spelt : nil
  }
}
