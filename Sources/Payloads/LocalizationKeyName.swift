/// Names of members that mean a localization key, however they are spelt.
public enum LocalizationKeyName {
  /// What may stand before `loc-key` in one word, in lower case.
  private static let prefixes = ["", "title", "subtitle", "body", "action", "alert", "message"]

  /// Returns whether a name is some spelling of `loc-key`, alone or behind another word.
  ///
  /// True for `loc-key`, `title_loc_key`, `titleLocKey`, `lockey`; false for `allocKey`, `block-key`.
  public static func matches(_ name: String) -> Bool {
    let words = words(of: name)
    if words.count >= 2, words[words.count - 1] == "key", words[words.count - 2] == "loc" {
      return true
    }
    let joined = words.joined()
    return prefixes.contains { joined == $0 + "lockey" }
  }

  /// Returns whether a name ends as Apple spells it, in `loc-key`.
  public static func isApples(_ name: String) -> Bool {
    AlertPartName.allCases.contains { $0.keyName.utf8.elementsEqual(name.utf8) }
  }

  /// Splits a name at what is no letter or digit and before capitals, in lower case.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterCapital = false
    for byte in name.utf8 {
      let isCapital = byte >= 0x41 && byte <= 0x5A
      let isSeparator = byte == 0x2D || byte == 0x5F || byte == 0x20 || byte == 0x2E
      if isSeparator || (isCapital && !isAfterCapital), !word.isEmpty {
        words.append(word)
        word = ""
      }
      if !isSeparator {
        word.unicodeScalars.append(Unicode.Scalar(isCapital ? byte | 0x20 : byte))
      }
      isAfterCapital = isCapital
    }
    return word.isEmpty ? words : words + [word]
  }
}
