/// The English names that folders had on the first versions of Mac OS X, and still may have.
///
/// Source: Apple's matcher in swift-foundation-icu (`ualoc_localizationsToUse`).
enum OldNames {
  /// Returns the identifier for a name in lower case; nil for other names.
  static func language(of name: String) -> String? {
    switch name {
    case "arabic": "ar"
    case "chinese": "zh_Hans"
    case "danish": "da"
    case "dutch": "nl"
    case "english": "en"
    case "finnish": "fi"
    case "french": "fr"
    case "german": "de"
    case "italian": "it"
    case "japanese": "ja"
    case "korean": "ko"
    case "norwegian": "nb"
    case "polish": "pl"
    case "portuguese": "pt"
    case "russian": "ru"
    case "spanish": "es"
    case "swedish": "sv"
    case "thai": "th"
    case "turkish": "tr"
    default: nil
    }
  }
}
