import SourceText

extension FileSystem {
  /// Reads a regular file of at most `DecodedSource.maximumBytes`.
  ///
  /// - Parameter path: the file; symbolic links are followed.
  /// - Returns: all bytes.
  /// - Throws: as `read(_:limit:)`.
  public func read(_ path: FilePath) throws(FileAccessError) -> [UInt8] {
    try read(path, limit: DecodedSource.maximumBytes)
  }

  /// Returns the absolute path without links, for file systems whose files have no numbers.
  public func identity(of path: FilePath) throws(FileAccessError) -> FileIdentity? {
    try kind(of: path) == nil ? nil : .path(realPath(path))
  }

  /// Writes files one after the other, for file systems where storing cannot fail.
  public func replaceAll(_ contents: [(path: FilePath, bytes: [UInt8])]) throws(FileAccessError) {
    for (path, bytes) in contents { try write(bytes, to: path) }
  }
}
