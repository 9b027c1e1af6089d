/// What Apple's matcher knows of one name: its spellings and the names it falls back to.
///
///     zh-hk  →  base zh_HK, modern zh_Hant_HK,
///               chain zh_Hant_HK, zh_HK, zh_Hant, zh_TW
struct MatcherName: Sendable {
  /// Most names in a chain; ICU stops there, so do we.
  static let maximumChain = 9
  /// Longest name, in bytes, and longest language, that ICU takes; others match nothing.
  static let maximumName = 57
  static let maximumLanguage = 11
  /// Longest name, in bytes, of which the matcher asks whether its region is the usual one.
  static let maximumShortName = 15

  /// The name as written.
  let written: String
  /// The name in ICU's spelling.
  let base: String
  /// The base name without deprecated codes and with Chinese scripts spelt out.
  let modern: String
  /// The language of the modern name.
  let language: String
  /// The languages that may match one another share a group.
  let group: String
  /// Whether the modern name has a region.
  let hasRegion: Bool
  /// The modern name, then its parents, from near to far.
  let parents: [String]
  /// Whether the region is another than the language's usual one, which costs a point.
  let hasUnusualRegion: Bool

  init(_ written: String) {
    self.written = written
    let subtags = Subtags(written)
    guard subtags.language.utf8.count <= Self.maximumLanguage,
      written.utf8.count <= Self.maximumName
    else {
      base = ""
      modern = ""
      language = ""
      group = ""
      hasRegion = false
      hasUnusualRegion = false
      parents = []
      return
    }
    base = subtags.name
    modern = Self.modernize(subtags)
    let parts = modern.isIdentical(to: base) ? subtags : Subtags(modern)
    language = parts.language
    group = Self.group(of: language)
    hasRegion = !parts.region.isEmpty
    hasUnusualRegion = hasRegion && Self.isUnusual(parts)
    parents = Self.chain(from: modern)
  }

  /// Whether the name can match at all.
  var isUsable: Bool { !parents.isEmpty }

  private static func group(of language: String) -> String {
    switch language {
    case "ars": "ar"
    case "hi": "en"
    case "nb", "nn": "no"
    case "wuu", "yue": "zh"
    default: language
    }
  }

  /// Returns the modern form of a name.
  ///
  /// Source: swift-foundation-icu, `ualoc_localizationsToUse`, checked against it name by name.
  static func modernize(_ subtags: Subtags) -> String {
    let base = subtags.name
    if let name = fullName(base) { return name }
    if let replacement = LanguageTables.aliases[base] { return replacement }
    guard base.utf8.count > subtags.language.utf8.count,
      let replacement = LanguageTables.aliases[subtags.language]
    else { return base }
    guard replacement.utf8.contains(UInt8(ascii: "_")) else {
      return replacement + base.dropFirst(subtags.language.utf8.count)
    }
    // A replacement that ends in a script takes the region along, any other takes nothing.
    let last = base.split(separator: "_", omittingEmptySubsequences: false).last ?? ""
    return replacement == "sr_Latn" && last.utf8.count <= 3 ? "\(replacement)_\(last)" : replacement
  }

  /// Returns the parent of a name; nil at the end of the chain.
  static func parent(of name: String) -> String? {
    if let parent = familyParent(name) ?? ParentTable.parents[name] {
      return parent == "root" ? nil : parent
    }
    guard let cut = name.utf8.lastIndex(of: UInt8(ascii: "_")), cut > name.utf8.startIndex else {
      return nil
    }
    return String(name[..<cut])
  }

  private static func chain(from name: String) -> [String] {
    var chain = [name]
    while chain.count < maximumChain, let next = parent(of: chain[chain.count - 1]) {
      chain.append(next)
    }
    return chain
  }

  /// The names of the Mac's first years and the Chinese regions that stand for a script.
  private static func fullName(_ base: String) -> String? {
    switch base {
    case "no_NO": "nb_NO"
    case "yue_CN": "yue_Hans_CN"
    case "yue_HK": "yue_Hant_HK"
    case "zh_CN": "zh_Hans_CN"
    case "zh_HK": "zh_Hant_HK"
    case "zh_MO": "zh_Hant_MO"
    case "zh_SG": "zh_Hans_SG"
    case "zh_TW": "zh_Hant_TW"
    default: OldNames.language(of: base)
    }
  }

  /// The parents in the Chinese family and of Najdi Arabic.
  ///
  /// The steps through `zh_HK`, `yue_HK` and `zh_TW` can match nothing, but count in the distance.
  private static func familyParent(_ name: String) -> String? {
    switch name {
    case "ars": "ar"
    case "wuu": "wuu_Hans"
    case "wuu_Hans", "yue_Hans": "zh_Hans"
    case "wuu_Hant", "zh_HK": "zh_Hant"
    case "yue": "yue_Hant"
    case "yue_HK": "zh_Hant_HK"
    case "yue_Hant": "yue_HK"
    case "zh_Hant": "zh_TW"
    case "zh_Hant_HK": "zh_HK"
    case "zh_TW": "root"
    default: nil
    }
  }

  private static func isUnusual(_ parts: Subtags) -> Bool {
    switch (parts.language, parts.script, parts.region) {
    case ("es", "", "MX") where parts.variants.isEmpty: return false
    case ("zh", "Hant", "TW") where parts.variants.isEmpty: return false
    // ICU reads these as the languages `gan`, `min`, `wuu` and `yue` when it looks for the region.
    case ("zh", "", "GAN"), ("zh", "", "MIN"), ("zh", "", "WUU"), ("zh", "", "YUE"): return false
    default: break
    }
    if LikelySubtags.isUsualRegion(parts) { return false }
    var shortest = parts
    shortest.codeSet = ""
    if parts.script == LikelySubtags.script(language: parts.language, region: parts.region) {
      shortest.script = ""
    }
    return shortest.name.utf8.count <= maximumShortName
  }
}
