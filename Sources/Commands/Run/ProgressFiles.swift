import FileAccess

/// A file system that counts what is read, for the line of progress.
struct ProgressFiles: FileSystem {
  private let base: any FileSystem
  private let progress: ProgressLine

  /// Returns a file system that counts; the same one where nobody would see it.
  static func wrap(_ files: any FileSystem, in context: CommandContext) -> any FileSystem {
    guard let progress = context.progress else { return files }
    return ProgressFiles(base: files, progress: progress)
  }

  /// Reads a regular file.
  func read(_ path: FilePath, limit: Int) throws(FileAccessError) -> [UInt8] {
    progress.countFile()
    return try base.read(path, limit: limit)
  }

  /// Lists a directory.
  func list(_ directory: FilePath) throws(FileAccessError) -> [DirectoryEntry] {
    try base.list(directory)
  }

  /// Returns what a path leads to.
  func kind(of path: FilePath) throws(FileAccessError) -> FileKind? { try base.kind(of: path) }

  /// Returns the absolute path without links.
  func realPath(_ path: FilePath) throws(FileAccessError) -> FilePath { try base.realPath(path) }

  /// Returns what a path leads to, the same for every path to it.
  func identity(of path: FilePath) throws(FileAccessError) -> FileIdentity? {
    try base.identity(of: path)
  }

  /// Returns the working directory.
  func currentDirectory() throws(FileAccessError) -> FilePath { try base.currentDirectory() }

  /// Replaces a file's contents.
  func write(_ bytes: [UInt8], to path: FilePath) throws(FileAccessError) {
    try base.write(bytes, to: path)
  }

  /// Makes a directory.
  func createDirectory(_ path: FilePath) throws(FileAccessError) {
    try base.createDirectory(path)
  }

  /// Runs a program.
  func run(command: String, arguments: [FilePath]) throws(FileAccessError) -> ProcessResult {
    try base.run(command: command, arguments: arguments)
  }
}
