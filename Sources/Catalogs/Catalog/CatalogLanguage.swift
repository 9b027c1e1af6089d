import Languages
public import SourceText

/// A language that a catalog has texts in.
public struct CatalogLanguage: Sendable {
  /// The name as written, for example `zh_Hans_CN`.
  public let name: String
  /// The folder that it is compiled into, without `.lproj`, for example `zh_CN`.
  public let folder: String
  /// Where the name stands first, without its quotes.
  public let range: ByteRange

  /// Creates a language.
  init(name: String, range: ByteRange) {
    self.name = name
    self.range = range
    folder = Self.folder(of: name)
  }

  /// Returns the folder that a language is compiled into, without `.lproj`.
  static func folder(of name: String) -> String { CatalogFolder.name(for: name) }
}
