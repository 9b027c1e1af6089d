public import PlistSyntax

/// One file of a bundle that compiling makes.
public struct BundleTable: Sendable {
  /// The language's folder, without `.lproj`.
  public let folder: String
  /// The table's name, for example `Localizable`.
  public let name: String
  /// Whether it is a `.stringsdict` file and not a `.strings` file.
  public let isStringsdict: Bool
  /// What is in it.
  public let content: PlistTree
  /// The file it is made of, as reports show it.
  public let origin: String

  /// Path below the output folder, for example `de.lproj/Localizable.strings`.
  public var path: String { "\(folder).lproj/\(name).\(isStringsdict ? "stringsdict" : "strings")" }

  /// Longest name of a file or folder that file systems take, in bytes of UTF-8.
  static let longestName = 255

  /// Whether both names can stand in a path and on one line: names come from files, must not lead
  /// elsewhere and need no control characters.
  public var hasUsableNames: Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).count == 2
      && !folder.isEmpty && !name.isEmpty && path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      && path.split(separator: "/").allSatisfy { $0.utf8.count <= Self.longestName }
  }
}
