/// Everything pushloc asks of the disk and of other programs.
///
/// Relative paths count from `currentDirectory()`. `SystemFiles` is the real one; tests use one in
/// memory.
public protocol FileSystem: Sendable {
  /// Reads a regular file.
  ///
  /// - Parameters:
  ///   - path: the file; symbolic links are followed.
  ///   - limit: the largest size that is read, in bytes.
  /// - Returns: all bytes.
  /// - Throws: `.tooLarge` above the limit; `.isDirectory` and `.notRegularFile` for what is no
  ///   regular file, without waiting on it.
  func read(_ path: FilePath, limit: Int) throws(FileAccessError) -> [UInt8]

  /// Lists a directory, without `.` and `..`, ordered by the bytes of the names.
  func list(_ directory: FilePath) throws(FileAccessError) -> [DirectoryEntry]

  /// Returns what a path leads to, links followed; nil when nothing is there.
  ///
  /// - Throws: when the system does not tell, for example `.denied` or `.linkLoop`.
  func kind(of path: FilePath) throws(FileAccessError) -> FileKind?

  /// Returns the absolute path without symbolic links; the path must exist.
  func realPath(_ path: FilePath) throws(FileAccessError) -> FilePath

  /// Returns what a path leads to in a form that is the same for every path to it, links followed; nil
  /// when nothing is there.
  func identity(of path: FilePath) throws(FileAccessError) -> FileIdentity?

  /// Returns the directory from which relative paths count, absolute.
  func currentDirectory() throws(FileAccessError) -> FilePath

  /// Replaces a file's contents at once: readers see the old bytes or the new ones, never a part.
  ///
  /// An existing file keeps its mode, and a symbolic link stays one. The folder must exist. A device
  /// or pipe (`/dev/stdout`) is written to as it is.
  func write(_ bytes: [UInt8], to path: FilePath) throws(FileAccessError)

  /// Replaces several files: where one cannot be stored, none is replaced.
  ///
  /// Each file is replaced at once as by `write(_:to:)`; the replacing follows when all are stored.
  func replaceAll(_ contents: [(path: FilePath, bytes: [UInt8])]) throws(FileAccessError)

  /// Makes a directory and those above it; nothing happens when it exists.
  func createDirectory(_ path: FilePath) throws(FileAccessError)

  /// Runs a program found on the search path and waits for its end; its input is empty.
  ///
  /// It runs in `currentDirectory()` (git takes another with `-C`).
  ///
  /// - Parameters:
  ///   - command: the program's name or path.
  ///   - arguments: what follows the name.
  /// - Returns: its status and what it wrote.
  /// - Throws: `.notFound` when there is no such program. Its own failure is its status.
  func run(
    command: String,
    arguments: [FilePath]
  ) throws(FileAccessError) -> ProcessResult
}

/// What a program that ran has left.
public struct ProcessResult: Hashable, Sendable {
  /// Exit status; 128 and the signal's number when a signal ended it.
  public var status: Int
  /// What it wrote to standard output.
  public var output: [UInt8]
  /// What it wrote to standard error.
  public var errors: [UInt8]

  /// Creates a result.
  public init(status: Int, output: [UInt8], errors: [UInt8] = []) {
    self.status = status
    self.output = output
    self.errors = errors
  }
}
