import Diagnostics
import PlistSyntax
public import SourceText

/// `.strings`: old-style text, XML or a binary property list whose values are texts.
public enum StringsFormat: TableFormat {
  /// File name extension.
  public static let pathExtension = "strings"

  /// Reads a `.strings` file.
  public static func read(_ file: SourceFile, name: String, folder: String?) -> TableFile {
    PlistTable.read(file, name: name, folder: folder, kind: .strings)
  }
}
