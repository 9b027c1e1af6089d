public import SourceText

/// A file format that holds string tables.
public protocol TableFormat: Sendable, SendableMetatype {
  /// File name extension, lower case, without the dot.
  static var pathExtension: String { get }

  /// Reads a file.
  ///
  /// Never fails; problems are in the result's diagnostics.
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Table name, for example `Localizable`.
  ///   - folder: Name of the language folder as written, without `.lproj`; nil outside any.
  /// - Returns: The file's tables and what was wrong.
  static func read(_ file: SourceFile, name: String, folder: String?) -> TableFile
}

/// The formats that tables are read from: one line each.
public enum FormatRegistry {
  /// All formats.
  public static let formats: [any TableFormat.Type] = [
    StringsFormat.self,
    StringsdictFormat.self,
    XCStringsFormat.self,
  ]

  /// Returns the format of a file name; nil when it holds no table.
  public static func format(forExtension pathExtension: String) -> (any TableFormat.Type)? {
    formats.first { $0.pathExtension == pathExtension }
  }
}
