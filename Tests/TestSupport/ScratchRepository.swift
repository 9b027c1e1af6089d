public import FileAccess
import Foundation

/// A git repository in a temporary folder that is the working directory of its file system.
///
/// It goes away with the value; git reads no settings of the user or the system.
public final class ScratchRepository: FileSystem, @unchecked Sendable {
  private let base = SystemFiles()
  private let root: FilePath

  /// Makes an empty repository.
  ///
  /// - Throws: when the folder cannot be made.
  public init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pushloc-scratch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    root = try base.realPath(FilePath(url.path))
    git("init", "--quiet", "--initial-branch=main")
  }

  private init(root: FilePath) {
    self.root = root
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root.string)
  }

  /// Makes a shallow copy with the last commit alone.
  public func shallowClone() throws -> ScratchRepository {
    let folder = FilePath(root.string + "-clone")
    git("clone", "--quiet", "--depth=1", "file://\(root.string)", folder.string)
    return ScratchRepository(root: folder)
  }

  /// Runs git in the repository; returns whether it succeeded.
  @discardableResult
  public func git(_ words: String...) -> Bool {
    let settings = [
      "-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "core.autocrlf=false",
    ]
    let arguments = (["-C", root.string] + settings + words).map { FilePath($0) }
    return (try? base.run(command: "git", arguments: arguments))?.status == 0
  }

  /// Adds all files and commits them.
  public func commit() {
    git("add", "--all")
    git("commit", "--quiet", "--no-verify", "--message=change")
  }

  /// The text of a file; nil when it is not there, and setting nil deletes it.
  public subscript(path: FilePath) -> String? {
    get { (try? base.read(root.appending(path))).map { String(decoding: $0, as: UTF8.self) } }
    set {
      guard let newValue else {
        try? FileManager.default.removeItem(atPath: root.appending(path).string)
        return
      }
      try? base.createDirectory(root.appending(path).parent)
      try? base.write(Array(newValue.utf8), to: root.appending(path))
    }
  }

  /// Makes a symbolic link.
  public func link(_ path: FilePath, to target: String) throws {
    try base.createDirectory(root.appending(path).parent)
    try FileManager.default.createSymbolicLink(
      atPath: root.appending(path).string,
      withDestinationPath: target
    )
  }

  /// Where a symbolic link leads, as it is written; nil for what is none.
  public func destination(of path: FilePath) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: root.appending(path).string)
  }

  /// The names of everything in the repository's folder, git's own left out.
  public var names: [String] {
    (FileManager.default.enumerator(atPath: root.string)?.allObjects as? [String] ?? [])
      .filter { !$0.hasPrefix(".git/") && $0 != ".git" }.sorted()
  }

  private func absolute(_ path: FilePath) -> FilePath { root.appending(path) }

  /// Reads a regular file.
  public func read(_ path: FilePath, limit: Int) throws(FileAccessError) -> [UInt8] {
    do {
      return try base.read(absolute(path), limit: limit)
    } catch {
      throw FileAccessError(error.operation, path, error.reason)
    }
  }

  /// Lists a directory.
  public func list(_ directory: FilePath) throws(FileAccessError) -> [DirectoryEntry] {
    try base.list(absolute(directory))
  }

  /// Returns what a path leads to.
  public func kind(of path: FilePath) throws(FileAccessError) -> FileKind? {
    try base.kind(of: absolute(path))
  }

  /// Returns what a path leads to, the same for every path to it.
  public func identity(of path: FilePath) throws(FileAccessError) -> FileIdentity? {
    try base.identity(of: absolute(path))
  }

  /// Returns the absolute path without links.
  public func realPath(_ path: FilePath) throws(FileAccessError) -> FilePath {
    try base.realPath(absolute(path))
  }

  /// Returns the repository's folder.
  public func currentDirectory() throws(FileAccessError) -> FilePath { root }

  /// Replaces a file's contents.
  public func write(_ bytes: [UInt8], to path: FilePath) throws(FileAccessError) {
    try base.write(bytes, to: absolute(path))
  }

  /// Replaces several files, or none.
  public func replaceAll(
    _ contents: [(path: FilePath, bytes: [UInt8])]
  ) throws(FileAccessError) {
    try base.replaceAll(contents.map { (absolute($0.path), $0.bytes) })
  }

  /// Makes a directory.
  public func createDirectory(_ path: FilePath) throws(FileAccessError) {
    try base.createDirectory(absolute(path))
  }

  /// Runs a program; a folder behind git's `-C` counts from the repository.
  public func run(
    command: String,
    arguments: [FilePath]
  ) throws(FileAccessError) -> ProcessResult {
    var arguments = arguments
    if let flag = arguments.firstIndex(of: "-C"), flag + 1 < arguments.count {
      arguments[flag + 1] = absolute(arguments[flag + 1])
    }
    return try base.run(command: command, arguments: arguments)
  }
}
