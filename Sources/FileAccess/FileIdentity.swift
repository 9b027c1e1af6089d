/// Which file a path leads to, however it is written: `a`, `./a` and a link to `a` are one.
public enum FileIdentity: Hashable, Sendable {
  /// A file that is there, as the disk numbers it.
  case number(device: UInt64, file: UInt64)
  /// A file that is there, by its absolute path without links.
  case path(FilePath)
  /// A file that is not there yet, by its folder and its name.
  indirect case new(folder: FileIdentity, name: FilePath)
}

extension FileSystem {
  /// Returns which file a path leads to, or would lead to once it is written.
  ///
  /// - Parameter path: the file; nothing need be there.
  /// - Returns: its identity; nil where the folder is not there either, or the system does not tell.
  public func target(of path: FilePath) -> FileIdentity? {
    if let identity = try? identity(of: path) { return identity }
    guard let folder = try? identity(of: path.parent) else { return nil }
    return .new(folder: folder, name: path.name)
  }
}
