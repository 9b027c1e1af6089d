public import FileAccess
import Foundation

/// A file system in memory for tests: a few files, no programs unless given.
public final class MemoryFiles: FileSystem, @unchecked Sendable {
  /// Answers for programs: the command and its arguments give a result, or nil for "not found".
  public typealias Programs = @Sendable ([String]) -> ProcessResult?

  private let lock = NSLock()
  private var files: [FilePath: [UInt8]] = [:]
  private var madeDirectories: Set<FilePath> = []
  private var failures: [FilePath: FileAccessError.Reason] = [:]
  private var writeFailures: [FilePath: FileAccessError.Reason] = [:]
  private let directory: FilePath
  private let programs: Programs

  /// Creates a file system from paths and texts; relative paths lie below the working directory.
  public init(
    _ files: KeyValuePairs<String, String> = [:],
    directory: FilePath = "/project",
    programs: @escaping Programs = { _ in nil }
  ) {
    self.directory = directory
    self.programs = programs
    for (path, text) in files { self.files[absolute(FilePath(path))] = Array(text.utf8) }
  }

  /// Makes every use of a path fail.
  public func fail(_ path: FilePath, _ reason: FileAccessError.Reason) {
    lock.withLock { failures[absolute(path)] = reason }
  }

  /// Makes writing a path fail.
  public func failWrites(_ path: FilePath, _ reason: FileAccessError.Reason) {
    lock.withLock { writeFailures[absolute(path)] = reason }
  }

  /// The bytes of a file, nil when it is not there.
  public subscript(path: FilePath) -> [UInt8]? {
    get { lock.withLock { files[absolute(path)] } }
    set { lock.withLock { files[absolute(path)] = newValue } }
  }

  private func absolute(_ path: FilePath) -> FilePath {
    directory.appending(path).normalized
  }

  private func isDirectory(_ path: FilePath) -> Bool {
    path == absolute(".") || madeDirectories.contains(path)
      || files.keys.contains { $0 != path && $0.relative(to: path) != nil }
  }

  private func check(
    _ operation: FileAccessError.Operation,
    _ path: FilePath
  ) throws(FileAccessError) {
    if let reason = failures[absolute(path)] { throw FileAccessError(operation, path, reason) }
  }

  /// Reads a file.
  public func read(_ path: FilePath, limit: Int) throws(FileAccessError) -> [UInt8] {
    lock.lock()
    defer { lock.unlock() }
    try check(.read, path)
    guard let bytes = files[absolute(path)] else {
      let isDirectory = isDirectory(absolute(path))
      throw FileAccessError(.read, path, isDirectory ? .isDirectory : .notFound)
    }
    guard bytes.count <= limit else {
      throw FileAccessError(.read, path, .tooLarge(limit: limit))
    }
    return bytes
  }

  /// Lists a directory.
  public func list(_ directory: FilePath) throws(FileAccessError) -> [DirectoryEntry] {
    lock.lock()
    defer { lock.unlock() }
    try check(.list, directory)
    let folder = absolute(directory)
    guard isDirectory(folder) else {
      let isFile = files[folder] != nil
      throw FileAccessError(.list, directory, isFile ? .notDirectory : .notFound)
    }
    var kinds: [FilePath: FileKind] = [:]
    for path in files.keys {
      guard let names = path.relative(to: folder)?.components, let name = names.first else {
        continue
      }
      kinds[name] = names.count > 1 ? .directory : .file
    }
    return kinds.map { DirectoryEntry(name: $0.key, kind: $0.value) }.sorted { $0.name < $1.name }
  }

  /// Returns what a path leads to.
  public func kind(of path: FilePath) throws(FileAccessError) -> FileKind? {
    lock.lock()
    defer { lock.unlock() }
    try check(.find, path)
    if files[absolute(path)] != nil { return .file }
    return isDirectory(absolute(path)) ? .directory : nil
  }

  /// Returns the absolute path; there are no links here.
  public func realPath(_ path: FilePath) throws(FileAccessError) -> FilePath {
    guard try kind(of: path) != nil else { throw FileAccessError(.find, path, .notFound) }
    return absolute(path)
  }

  /// Returns the working directory.
  public func currentDirectory() throws(FileAccessError) -> FilePath { directory }

  /// Replaces a file's contents.
  public func write(_ bytes: [UInt8], to path: FilePath) throws(FileAccessError) {
    lock.lock()
    defer { lock.unlock() }
    try check(.write, path)
    if let reason = writeFailures[absolute(path)] { throw FileAccessError(.write, path, reason) }
    guard files[absolute(path)] != nil || !isDirectory(absolute(path)) else {
      throw FileAccessError(.write, path, .isDirectory)
    }
    files[absolute(path)] = bytes
  }

  /// Makes a directory; those above it are where it is.
  public func createDirectory(_ path: FilePath) throws(FileAccessError) {
    lock.lock()
    defer { lock.unlock() }
    try check(.create, path)
    madeDirectories.insert(absolute(path))
  }

  /// Answers as the test said.
  public func run(
    command: String,
    arguments: [FilePath]
  ) throws(FileAccessError) -> ProcessResult {
    guard let result = programs([command] + arguments.map(\.string)) else {
      throw FileAccessError(.run, FilePath(command), .notFound)
    }
    return result
  }
}
