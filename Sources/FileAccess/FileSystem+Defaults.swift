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
}
