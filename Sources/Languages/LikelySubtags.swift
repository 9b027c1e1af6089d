/// The script and region that a language usually has, as CLDR's likely subtags tell.
enum LikelySubtags {
  /// Returns the usual script and region of a language; nil where CLDR knows none.
  static func usual(_ language: String) -> (script: String, region: String)? {
    guard let key = LanguageTables.likely[language], let pair = LanguageTables.pairs[key] else {
      return nil
    }
    return (String(pair.prefix(4)), String(pair.dropFirst(4)))
  }

  /// Returns the script a language is written in where nothing is said about it.
  static func script(language: String, region: String) -> String? {
    if !region.isEmpty, let script = LanguageTables.regions[language, 3, region] { return script }
    return usual(language)?.script
  }

  /// Returns whether a name means the same without its region.
  ///
  /// False also where nothing is known of the language. Source: CLDR, Likely Subtags, "Remove
  /// Likely Subtags", checked against ICU.
  static func isUsualRegion(_ parts: Subtags) -> Bool {
    guard let usual = usual(parts.language) else { return false }
    if parts.script.isEmpty || parts.script == usual.script { return parts.region == usual.region }
    guard let row = LanguageTables.scripts[parts.language, 3, parts.script] else {
      return parts.region == usual.region
    }
    let region = row.dropLast().prefix { $0 != "." }
    return row.hasSuffix("-") && region == parts.region
  }
}
