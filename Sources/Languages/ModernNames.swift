/// What deprecated codes are called today.
///
/// Only names that Apple's tools once wrote or still read; other ISO 639 codes are let be.
enum ModernNames {
  /// Returns today's name in canonical spelling; nil where the name is up to date.
  static func modern(of id: LanguageID) -> String? {
    let old = OldNames.language(of: id.written.lowercasedASCII) != nil
    let language = language(id.language)
    let region = LanguageTables.regionAliases[id.region] ?? id.region
    if id.language == "zh", id.script.isEmpty, let name = chinese(region) {
      return name == id.canonical ? nil : name
    }
    guard old || language != nil || region != id.region else { return nil }
    let base = language ?? id.language
    var parts = [base]
    if !id.script.isEmpty, !base.contains("-") { parts.append(id.script) }
    if !region.isEmpty { parts.append(region) }
    return (parts + id.variants + (id.extensions.isEmpty ? [] : [id.extensions]))
      .joined(separator: "-")
  }

  private static func language(_ code: String) -> String? {
    switch code {
    case "in": "id"
    case "iw": "he"
    case "ji": "yi"
    case "jw": "jv"
    case "mo": "ro"
    case "no": "nb"
    case "sh": "sr-Latn"
    case "tl": "fil"
    case "cmn": "zh"
    default: nil
    }
  }

  /// The names that chose a script by a region.
  private static func chinese(_ region: String) -> String? {
    switch region {
    case "CN", "SG": "zh-Hans"
    case "TW", "MO": "zh-Hant"
    case "HK": "zh-HK"
    default: nil
    }
  }
}
