/// A file system in which some files have other contents than on the disk; nothing is written there.
///
/// Files that the overlay adds are found by their names, and are not listed.
public struct OverlayFiles: FileSystem {
  private let base: any FileSystem
  private let directory: FilePath
  private let contents: [FilePath: [UInt8]?]

  /// Creates a file system over another one.
  ///
  /// - Parameters:
  ///   - base: What answers for all other files.
  ///   - contents: What files hold, by path; nil for a file that is not there.
  /// - Throws: when there is no working directory.
  public init(
    _ base: any FileSystem,
    contents: [FilePath: [UInt8]?]
  ) throws(FileAccessError) {
    self.base = base
    let directory = try base.currentDirectory()
    self.directory = directory
    self.contents = Dictionary(
      contents.map { (directory.appending($0.key).normalized, $0.value) },
      uniquingKeysWith: { _, last in last }
    )
  }

  private func content(_ path: FilePath) -> [UInt8]?? {
    contents[directory.appending(path).normalized]
  }

  /// Reads a regular file.
  public func read(_ path: FilePath, limit: Int) throws(FileAccessError) -> [UInt8] {
    guard let content = content(path) else { return try base.read(path, limit: limit) }
    guard let content else { throw FileAccessError(.read, path, .notFound) }
    guard content.count <= limit else {
      throw FileAccessError(.read, path, .tooLarge(limit: limit))
    }
    return content
  }

  /// Lists a directory of the base, without the files that are not there.
  public func list(_ directory: FilePath) throws(FileAccessError) -> [DirectoryEntry] {
    try base.list(directory).filter { entry in
      content(directory.appending(entry.name)).map { $0 != nil } ?? true
    }
  }

  /// Returns what a path leads to.
  public func kind(of path: FilePath) throws(FileAccessError) -> FileKind? {
    guard let content = content(path) else { return try base.kind(of: path) }
    return content == nil ? nil : .file
  }

  /// Returns the absolute path of the base.
  public func realPath(_ path: FilePath) throws(FileAccessError) -> FilePath {
    try base.realPath(path)
  }

  /// Returns what the base says, and the path for a file that only the overlay has.
  public func identity(of path: FilePath) throws(FileAccessError) -> FileIdentity? {
    if let identity = try base.identity(of: path) { return identity }
    return try kind(of: path) == nil ? nil : .path(directory.appending(path).normalized)
  }

  /// Returns the directory from which relative paths count.
  public func currentDirectory() throws(FileAccessError) -> FilePath { directory }

  /// Writes nothing.
  ///
  /// - Throws: always: the contents are fixed.
  public func write(_ bytes: [UInt8], to path: FilePath) throws(FileAccessError) {
    throw FileAccessError(.write, path, .denied)
  }

  /// Makes nothing.
  ///
  /// - Throws: always: the contents are fixed.
  public func createDirectory(_ path: FilePath) throws(FileAccessError) {
    throw FileAccessError(.create, path, .denied)
  }

  /// Runs a program, which sees the base.
  public func run(
    command: String,
    arguments: [FilePath]
  ) throws(FileAccessError) -> ProcessResult {
    try base.run(command: command, arguments: arguments)
  }
}
