/// The direction a language is written in.
public enum TextDirection: String, Sendable {
  /// From left to right.
  case leftToRight = "ltr"
  /// From right to left.
  case rightToLeft = "rtl"
}

extension LanguageID {
  /// The script the language is written in, spelt out, for example `Arab` for `fa`.
  ///
  /// Nil where CLDR knows none.
  public var usualScript: String? {
    let id = modern
    if !id.script.isEmpty { return id.script }
    return LikelySubtags.script(language: id.language, region: id.region)
  }

  /// The direction of the language's script; left to right where nothing is known.
  public var direction: TextDirection {
    guard let script = usualScript else { return .leftToRight }
    // Nastaliq and the Syriac hands have no letters of their own, so Unicode gives them no direction.
    switch script {
    case "Aran", "Syre", "Syrj", "Syrn": return .rightToLeft
    default: return LanguageTables.scriptDirections[script] == "R" ? .rightToLeft : .leftToRight
    }
  }
}
