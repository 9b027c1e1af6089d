/// A small project that shows a rule firing or being silent.
///
/// In a triggering example the character `↓` stands right before the first byte of each range that
/// the rule must report; it is taken out before the files are read. The development language is the
/// one named by `developmentLanguage`. Files are UTF-8 unless the path ends in `|utf-16le`,
/// `|utf-16be` (with a byte order mark), `|utf-16le-unmarked`, `|utf-16le-odd` (with a byte too many) or
/// `|latin1`, which is taken off, too.
///
///     RuleExample([
///       "en.lproj/Localizable.strings": #""hi" = "Hello"↓"# + "\n",
///     ])
public struct RuleExample: Sendable {
  /// One file of the project.
  public struct File: Sendable {
    /// Path below the project's folder.
    public let path: String
    /// The text, marks included.
    public let text: String
  }

  /// The files in the order they were written.
  public let files: [File]
  /// The development language of the project.
  public let developmentLanguage: String

  /// Creates an example from paths and texts.
  public init(_ files: KeyValuePairs<String, String>, developmentLanguage: String = "en") {
    self.files = files.map { File(path: $0.key, text: $0.value) }
    self.developmentLanguage = developmentLanguage
  }

  /// Creates an example of one English `Localizable.strings`.
  public init(strings text: String) {
    self.init(["en.lproj/Localizable.strings": text])
  }
}
