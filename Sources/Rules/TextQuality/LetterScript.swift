/// The scripts of letters that rules tell apart, by blocks.
///
/// Source: Unicode, Blocks.txt.
enum LetterScript: String {
  case latin = "Latin"
  case greek = "Greek"
  case cyrillic = "Cyrillic"
  case armenian = "Armenian"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case bengali = "Bengali"
  case tamil = "Tamil"
  case thai = "Thai"
  case georgian = "Georgian"
  case hangul = "Hangul"
  case kana = "Kana"
  case han = "Han"

  /// The script of a letter; nil for other characters and for scripts that are not listed.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x41...0x24F, 0x1E00...0x1EFF, 0xFF21...0xFF5A: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F, 0x1C80...0x1C8F, 0xA640...0xA69F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xB80...0xBFF: self = .tamil
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: self = .han
    default: return nil
    }
  }

  /// The scripts that a language is written in, by the code of its usual one; nil where the code is not
  /// among those listed.
  static func scripts(ofCode code: String) -> Set<LetterScript>? {
    switch code {
    case "Latn": [.latin]
    case "Grek": [.greek]
    case "Cyrl": [.cyrillic]
    case "Armn": [.armenian]
    case "Hebr": [.hebrew]
    case "Arab": [.arabic]
    case "Deva": [.devanagari]
    case "Beng": [.bengali]
    case "Taml": [.tamil]
    case "Thai": [.thai]
    case "Geor": [.georgian]
    case "Kore": [.hangul, .han]
    case "Jpan": [.kana, .han]
    case "Hans", "Hant": [.han]
    default: nil
    }
  }
}
