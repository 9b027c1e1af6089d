/// The codes of ISO 639, ISO 15924 and ISO 3166, as far as folders may carry them.
enum KnownCodes {
  /// Returns whether a code in lower case names a language.
  ///
  /// `mul`, `und` and `zxx` name none.
  static func isLanguage(_ code: String) -> Bool {
    switch code {
    case "mul", "und", "zxx", "mis": false
    default:
      LanguageTables.likely.contains(code) || LanguageTables.others.contains(code)
        || LanguageTables.aliases.contains(code)
    }
  }

  /// Returns whether a code in title case names a script.
  static func isScript(_ code: String) -> Bool {
    LanguageTables.scriptDirections.contains(code)
  }

  /// Returns whether a code in upper case names a country or a part of the world.
  static func isRegion(_ code: String) -> Bool {
    LanguageTables.knownRegions.contains(code)
  }
}
