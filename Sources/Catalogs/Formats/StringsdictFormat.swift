public import SourceText

/// `.stringsdict`: a property list in any of its syntaxes whose values are plural, width or device
/// entries, or texts.
public enum StringsdictFormat: TableFormat {
  /// File name extension.
  public static let pathExtension = "stringsdict"

  /// Reads a `.stringsdict` file.
  public static func read(_ file: SourceFile, name: String, folder: String?) -> TableFile {
    PlistTable.read(file, name: name, folder: folder, kind: .stringsdict)
  }
}
