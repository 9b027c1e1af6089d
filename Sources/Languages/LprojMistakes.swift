/// Names that are no language, with the one that is meant.
///
/// Most are codes of a country where the code of its language belongs.
enum LprojMistakes {
  /// Returns what a whole name, in lower case and with hyphens, stands for.
  static func whole(_ name: String) -> String? {
    switch name {
    case "al": "sq"
    case "at": "de-AT"
    case "au": "en-AU"
    case "by": "be"
    case "cn", "hans", "zh-chs", "zh-simplified", "zh-hans-simplified", "chs": "zh-Hans"
    case "hant", "zh-cht", "zh-traditional", "zh-hant-traditional", "cht": "zh-Hant"
    case "cz": "cs"
    case "dk": "da"
    case "eg", "ae", "sa-ar": "ar"
    case "gb": "en-GB"
    case "ge": "ka"
    case "gr": "el"
    case "hk": "zh-HK"
    case "il": "he"
    case "ir": "fa"
    case "jp": "ja"
    case "mx": "es-MX"
    case "md": "ro"
    case "ph": "fil"
    case "pk": "ur"
    case "rs": "sr"
    case "us": "en"
    case "ua": "uk"
    case "vn": "vi"
    default: nil
    }
  }

  /// Returns what an existing code is often mistaken for, and the languages beside which it is right.
  static func confusion(
    of id: LanguageID
  ) -> (confusion: LprojName.Confusion, neighbours: [String])? {
    guard id.script.isEmpty, id.region.isEmpty, id.variants.isEmpty else { return nil }
    return switch id.language {
    case "br": (.init(meaning: "Breton", suggestion: "pt-BR"), ["fr"])
    case "ee": (.init(meaning: "Ewe", suggestion: "et"), ["ak", "gaa", "fr"])
    case "kr": (.init(meaning: "Kanuri", suggestion: "ko"), ["ha"])
    case "se": (.init(meaning: "Northern Sami", suggestion: "sv"), ["fi", "nb", "nn"])
    case "tw": (.init(meaning: "Twi", suggestion: "zh-Hant"), ["ee", "gaa"])
    default: nil
    }
  }

  /// Returns an identifier with one more part, mended where it can be; nil where it cannot.
  static func extended(_ id: LanguageID, by part: String) -> LanguageID? {
    let upper = part.uppercasedASCII
    let title = part.titlecasedASCII
    let name = id.canonical
    if KnownCodes.isScript(title), id.script.isEmpty, id.region.isEmpty {
      return LanguageID("\(name)-\(title)")
    }
    if let script = script(title), id.script.isEmpty, id.region.isEmpty {
      return LanguageID("\(name)-\(script)")
    }
    guard id.region.isEmpty else { return nil }
    if KnownCodes.isRegion(upper) { return LanguageID("\(name)-\(upper)") }
    if let region = LanguageTables.regionAliases[upper] { return LanguageID("\(name)-\(region)") }
    // Android writes `pt-rBR`.
    let rest = String(upper.dropFirst())
    if part.utf8.count == 3, upper.hasPrefix("R"), KnownCodes.isRegion(rest) {
      return LanguageID("\(name)-\(rest)")
    }
    return nil
  }

  private static func script(_ title: String) -> String? {
    switch title {
    case "Latin": return "Latn"
    case "Cyrillic": return "Cyrl"
    case "Arabic": return "Arab"
    case "Simplified": return "Hans"
    case "Traditional": return "Hant"
    default:
      return ["Hans", "Hant", "Latn", "Cyrl", "Arab", "Deva", "Guru"].first {
        Typo.isOneEdit(Array(title.utf8), Array($0.utf8))
      }
    }
  }
}
