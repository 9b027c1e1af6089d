/// The language that a project is written in, and how it is known.
public struct DevelopmentLanguage: Hashable, Sendable {
  /// Where the language was found.
  public enum Origin: Hashable, Sendable {
    /// A flag of the command line.
    case flag
    /// The configuration file.
    case configuration
    /// `developmentRegion` of an Xcode project, or another project file, by path.
    case file(String)
    /// A folder `en.lproj`.
    case english
    /// The only language there is, or the first one.
    case only
  }

  /// The language as written.
  public var name: String
  /// Where it was found.
  public var origin: Origin

  /// Creates a language.
  public init(name: String, origin: Origin) {
    self.name = name
    self.origin = origin
  }
}
