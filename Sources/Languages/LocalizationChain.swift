/// Where a phone looks for a table, in order.
///
/// Look-up is per file: the first folder that has the table answers for all of its keys, also for
/// those it lacks. An unlocalised table beside the folders comes before all of these.
/// Source: swift-corelibs-foundation, CFBundle_Locale.c and CFBundle_Resources.c.
public struct LocalizationChain: Hashable, Sendable {
  /// The languages that CFBundle picks: the best, its parents, then the development language.
  public let languages: [String]
  /// The folders that are searched, as they are written, without `.lproj`.
  ///
  /// `Base` comes right after the best language. Languages without a folder are left out.
  public let folders: [String]
  /// Whether none of the preferred languages is there, so that the development language answers.
  public let isFallback: Bool

  /// Creates the chain of one phone for one app.
  ///
  /// `available` are the names of the app's folders as written, `declared` the further languages
  /// of `CFBundleLocalizations`.
  public init(
    preferred: [String],
    available: [String],
    declared: [String] = [],
    developmentRegion: String?
  ) {
    self = Localizations(
      folders: available,
      declared: declared,
      developmentRegion: developmentRegion
    )
    .chain(preferred: preferred)
  }

  init(languages: [String], folders: [String], isFallback: Bool) {
    self.languages = languages
    self.folders = folders
    self.isFallback = isFallback
  }
}
