/// The localizations of an app, made once and asked for every phone.
///
/// Source: swift-corelibs-foundation, CFBundle_Locale.c.
public struct Localizations: Sendable {
  /// The folders' names as written, without `.lproj`.
  public let folders: [String]
  /// The development language, spelt as a folder spells it.
  public let developmentRegion: String?

  private let languages: [String]
  private let matcher: LanguageMatcher
  private let fallback: [String]

  /// Creates the localizations of an app.
  ///
  /// `folders` are names as written without `.lproj`, `declared` the further languages of
  /// `CFBundleLocalizations`, `developmentRegion` is `CFBundleDevelopmentRegion`.
  public init(folders: [String], declared: [String] = [], developmentRegion: String?) {
    self.folders = folders
    var languages = (declared + folders).filter { !$0.isIdentical(to: "Base") }
    let region = developmentRegion.flatMap { $0.isEmpty ? nil : $0 }
    let spelt = region.flatMap { Self.spelling(of: $0, in: languages) }
    if let region, spelt == nil, folders.contains(where: { $0.isIdentical(to: "Base") }) {
      languages.append(region)
    }
    self.languages = languages
    self.developmentRegion = spelt ?? region
    matcher = LanguageMatcher(available: languages)
    fallback = Self.fallback(matcher, languages, self.developmentRegion)
  }

  /// Returns where a phone with these preferred languages looks.
  public func chain(preferred: [String]) -> LocalizationChain {
    var chosen = matcher.chain(preferred: preferred)
    let isFallback = chosen.isEmpty
    if isFallback { chosen = fallback }
    if let region = developmentRegion ?? english, !chosen.contains(where: region.isIdentical) {
      chosen.append(region)
    }
    if chosen.isEmpty { chosen = ["en"] }
    return LocalizationChain(
      languages: chosen,
      folders: searched(chosen),
      isFallback: isFallback
    )
  }

  /// Without a development language, English is kept as a last resort where it is there.
  private var english: String? {
    ["en", "English", "en_US"].first { name in languages.contains(where: name.isIdentical) }
  }

  private func searched(_ chosen: [String]) -> [String] {
    var result: [String] = []
    func add(_ name: String) {
      guard folders.contains(where: name.isIdentical), !result.contains(where: name.isIdentical)
      else { return }
      result.append(name)
    }
    for (index, name) in chosen.enumerated() {
      add(name)
      if index == 0 { add("Base") }
    }
    return result
  }

  private static func fallback(
    _ matcher: LanguageMatcher,
    _ languages: [String],
    _ region: String?
  ) -> [String] {
    for name in [region, "en_US", languages.first].compactMap(\.self) {
      let chain = matcher.chain(preferred: [name])
      if !chain.isEmpty { return chain }
    }
    return []
  }

  /// The development language as the list spells it; nil where the list does not hold it.
  private static func spelling(of region: String, in languages: [String]) -> String? {
    if let same = languages.first(where: region.isIdentical) { return same }
    let modern = MatcherName(region).modern
    return languages.first { MatcherName($0).modern == modern }
  }
}
