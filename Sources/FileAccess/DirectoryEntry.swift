/// What a path leads to, symbolic links followed.
public enum FileKind: String, Sendable {
  /// A regular file.
  case file
  /// A directory.
  case directory
  /// Anything else: a pipe, a socket, a device, a link that leads nowhere.
  case other
}

/// One name in a directory.
public struct DirectoryEntry: Hashable, Sendable {
  /// The name: one component.
  public var name: FilePath
  /// What it leads to, links followed.
  public var kind: FileKind
  /// Whether the name itself is a symbolic link.
  public var isSymbolicLink: Bool

  /// Creates an entry.
  public init(name: FilePath, kind: FileKind, isSymbolicLink: Bool = false) {
    self.name = name
    self.kind = kind
    self.isSymbolicLink = isSymbolicLink
  }
}
