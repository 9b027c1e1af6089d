import SourceText

/// Tells keys that are names (`NEW_MESSAGE_TITLE`, `chat.new`) from keys that are texts.
enum SymbolicKey {
  /// Whether a key is a name: ASCII letters, digits, `_`, `.` and `-` only, with at least one `_` or
  /// `.`, or without a lower-case letter.
  static func isSymbolic(_ key: String) -> Bool {
    var hasMark = false
    var hasLower = false
    var hasLetter = false
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "_"), UInt8(ascii: "."): hasMark = true
      case UInt8(ascii: "-"): break
      case _ where byte.isASCIIDigit: break
      case _ where byte.isASCIILetter:
        hasLetter = true
        if byte.isASCIILowercase { hasLower = true }
      default: return false
      }
    }
    return hasLetter && (hasMark || !hasLower)
  }
}
