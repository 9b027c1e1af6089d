public import FileAccess

/// A file that discovery came upon and what it is taken for.
public struct FoundFile: Hashable, Sendable {
  /// What a file is taken for, by its name and place alone.
  public enum Role: Hashable, Sendable {
    /// A table: bundle folder, language folder as written (nil outside any), table name.
    case table(bundle: String, folder: String?, name: String)
    /// Another file in a language folder, which shows that the folder is there.
    case folderMember(bundle: String, folder: String)
    /// A table in a folder whose ending looks like a misspelt `.lproj`.
    case strayTable(bundle: String, folder: String)
    /// Something that may hold payloads.
    case payload
    /// A file with keys that a server sends from code.
    case manifest
    /// A file that says which language a project is developed in.
    case projectFile

    /// Whether it is a table in its place.
    var isTable: Bool {
      if case .table = self { true } else { false }
    }
  }

  /// The path, relative to the working directory when below it.
  public var path: FilePath
  /// What the file is taken for.
  public var role: Role
  /// Whether the file itself was named on the command line.
  public var isNamed: Bool

  /// Creates a found file.
  public init(path: FilePath, role: Role, isNamed: Bool) {
    self.path = path
    self.role = role
    self.isNamed = isNamed
  }
}
