/// The folder that a string catalog's compiler writes a language into.
///
/// The compiler respells names, so two languages of a catalog can fall into one folder, of which
/// one wins at random. A `_` before a region stays: `fr_CA` and `fr-CA` are two folders. Examples:
///
///     iw → he, no-bok → nb, sr-Cyrl → sr, zh_Hans_CN → zh_CN, en-UK → en-GB, pt_br → pt_BR
///
/// Source: swift-corelibs-foundation, CFLocaleIdentifier.c, and recorded runs of Apple's compiler.
public enum CatalogFolder {
  /// Returns the folder of a language as a catalog writes it, without `.lproj`.
  public static func name(for language: String) -> String {
    let whole = language.prefix { $0 != "@" }
    if whole.utf8.first?.isUppercase == true,
      let old = OldNames.language(of: whole.lowercasedASCII)
    {
      return old == "zh_Hans" ? "zh-Hans" : old
    }
    var parts = Part.split(String(whole))
    CatalogFolderCodes.renameLanguage(&parts)
    let region = respell(&parts)
    renameRegions(&parts)
    CatalogFolderCodes.dropUsualScript(&parts, region: region.map { parts[$0].text })
    return parts.map { ($0.separator ?? "") + $0.text }.joined()
  }

  /// A subtag with the separator before it.
  struct Part {
    var separator: String?
    var text: String

    static func split(_ name: String) -> [Part] {
      var parts: [Part] = []
      var bytes: [UInt8] = []
      var separator: String?
      for byte in name.utf8 {
        guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") else {
          bytes.append(byte)
          continue
        }
        parts.append(Part(separator: separator, text: String(decoding: bytes, as: UTF8.self)))
        separator = byte == UInt8(ascii: "-") ? "-" : "_"
        bytes = []
      }
      parts.append(Part(separator: separator, text: String(decoding: bytes, as: UTF8.self)))
      return parts
    }
  }

  /// Puts the parts into their usual case and returns where the region behind a `_` is.
  ///
  /// What follows such a region is a variant and keeps its `_`; before it every `_` becomes `-`.
  private static func respell(_ parts: inout [Part]) -> Int? {
    var region: Int?
    var hasHyphenRegion = false
    for index in parts.indices.dropFirst() {
      let text = parts[index].text
      if region != nil {
        parts[index].text = text.uppercasedASCII
        continue
      }
      let isLetters = text.utf8.allSatisfy(\.isLetter)
      let isRegion =
        text.utf8.count == 2 && isLetters
        || text.utf8.count == 3 && text.utf8.allSatisfy { $0.isDigit }
      if isRegion, parts[index].separator == "_" {
        region = index
        parts[index].text = text.uppercasedASCII
        continue
      }
      parts[index].separator = "-"
      if isRegion, !hasHyphenRegion {
        hasHyphenRegion = true
        parts[index].text = text.uppercasedASCII
      } else if text.utf8.count == 4, isLetters {
        parts[index].text = text.titlecasedASCII
      } else {
        parts[index].text = text.lowercasedASCII
      }
    }
    return region
  }

  private static func renameRegions(_ parts: inout [Part]) {
    guard let language = parts.first?.text else { return }
    for index in parts.indices.dropFirst() {
      switch (parts[index].text, language) {
      case ("UK", _): parts[index].text = "GB"
      case ("TP", _): parts[index].text = "TL"
      case ("CS", "cs"): parts[index].text = "CZ"
      case ("CS", "sk"): parts[index].text = "SK"
      case ("CS", _), ("YU", _): parts[index].text = "RS"
      default: break
      }
    }
    if language == "sh" {
      // Serbo-Croatian is split by the region, where there is one.
      let regions = parts.map(\.text)
      if regions.contains("HR") {
        parts[0].text = "hr"
      } else if regions.contains("RS") {
        parts[0].text = "sr"
      }
    }
  }
}
