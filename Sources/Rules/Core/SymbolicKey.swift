import Catalogs
import SourceText

/// Tells keys that are names (`NEW_MESSAGE_TITLE`, `chat.new`) from keys that are texts.
public enum SymbolicKey {
  /// Whether a key is a name: ASCII letters, digits, `_`, `.` and `-` only, with at least one `_` or
  /// `.`, or without a lower-case letter.
  public static func isSymbolic(_ key: String) -> Bool {
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

  /// Whether a key is certainly a name and no word of a text: `Loading...` and `OK` are texts.
  ///
  /// It is symbolic, and long or with a mark between two letters or digits.
  static func isName(_ key: String) -> Bool {
    guard isSymbolic(key) else { return false }
    let bytes = Array(key.utf8)
    let hasInnerMark = bytes.indices.dropFirst().dropLast().contains { index in
      let isMark = bytes[index] == UInt8(ascii: "_") || bytes[index] == UInt8(ascii: ".")
      return isMark && isWordPart(bytes[index - 1]) && isWordPart(bytes[index + 1])
    }
    return hasInnerMark || !key.utf8.contains(where: \.isASCIILowercase) && key.utf8.count > 5
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit
  }

  /// Whether a name is more than a word that is a text of its own, such as `OK` and `PIN`: it has a
  /// mark or many letters.
  static func isLong(_ key: String) -> Bool {
    key.utf8.contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") } || key.utf8.count > 5
  }
}

extension Entry {
  /// Whether a catalog has no text here and the key that stands in for it is a name, or nothing.
  ///
  /// That it is shown is the fault, so nothing else is said of it.
  func isBareName(in table: StringTable) -> Bool {
    guard isKeyAsText else { return false }
    let key = table.string(key)
    return SymbolicKey.isName(key) || key.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
