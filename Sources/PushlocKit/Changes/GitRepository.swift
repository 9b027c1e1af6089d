import Diagnostics
import FileAccess

/// A git work tree, asked through git itself; nothing is written and nothing is fetched.
struct GitRepository {
  /// A file that differs between a commit and the work tree.
  struct Change: Hashable {
    /// The path in the work tree, relative to its top; nil for a file that is gone.
    var path: FilePath?
    /// The path in the commit; nil for a file that is new.
    var oldPath: FilePath?
  }

  /// A file of a commit.
  struct Blob: Hashable {
    /// The object's name.
    var name: String
    /// Its size in bytes.
    var size: Int
  }

  private let files: any FileSystem
  private let folder: FilePath
  /// The top of the work tree, absolute, without symbolic links.
  let top: FilePath

  /// Blobs that one program is asked for: what fits into a command line.
  private static let blobsAtOnce = 200

  /// Finds the work tree that a folder lies in.
  ///
  /// - Throws: when it lies in none, or there is no git.
  init(_ folder: FilePath, files: any FileSystem) throws(CheckFailure) {
    self.files = files
    self.folder = folder
    let result = try Self.run(["rev-parse", "--show-toplevel"], in: folder, files)
    guard result.status == 0 else { throw Self.noWorkTree(folder, result) }
    top = Self.line(result.output)
  }

  private static func noWorkTree(_ folder: FilePath, _ result: ProcessResult) -> CheckFailure {
    let words = line(result.errors).string
    guard words.contains("dubious ownership") else {
      return .refused("'\(folder.string)' lies in no git work tree", help: nil)
    }
    return .refused(
      "git does not look into '\(folder.string)', which belongs to another user",
      help: "say that it is yours: 'git config --global --add safe.directory DIRECTORY'"
    )
  }

  private static func run(
    _ arguments: [FilePath],
    in folder: FilePath,
    _ files: any FileSystem
  ) throws(CheckFailure) -> ProcessResult {
    do {
      // Without optional locks not even the index is touched.
      let common: [FilePath] = ["--no-optional-locks", "-C", folder, "-c", "diff.relative=false"]
      return try files.run(command: "git", arguments: common + arguments)
    } catch {
      throw .unreadable(error)
    }
  }

  private func run(_ arguments: [FilePath]) throws(CheckFailure) -> ProcessResult {
    try Self.run(arguments, in: folder, files)
  }

  private static func line(_ output: [UInt8]) -> FilePath {
    FilePath(bytes: output.prefix { $0 != 0x0A && $0 != 0x0D })
  }

  /// Returns the commit from which the work tree has gone its own way.
  ///
  /// It is the last one that it shares with the reference: what others have done there since is no
  /// change of this work tree. Without one, as in a shallow clone, it is the reference's own.
  ///
  /// - Parameter reference: A branch, tag or commit.
  /// - Returns: The commit's name.
  /// - Throws: when the reference is not in this clone.
  func base(of reference: String) throws(CheckFailure) -> String {
    let own = try run([
      "rev-parse", "--verify", "--quiet", "--end-of-options", FilePath(reference + "^{commit}"),
    ])
    guard own.status == 0 else { throw try missing(reference) }
    let commit = Self.line(own.output)
    let shared = try run(["merge-base", commit, "HEAD"])
    return (shared.status == 0 ? Self.line(shared.output) : commit).string
  }

  private func missing(_ reference: String) throws(CheckFailure) -> CheckFailure {
    let result = try run(["rev-parse", "--is-shallow-repository"])
    guard Self.line(result.output) == "true" else {
      return .refused("there is no commit '\(reference)'", help: nil)
    }
    return .refused(
      "there is no commit '\(reference)' in this clone, which is shallow",
      help: "fetch the history, too: 'git fetch --unshallow', or 'fetch-depth: 0' in the checkout"
    )
  }

  /// Returns the files that differ between a commit and the work tree; untracked ones are not told.
  func changes(since commit: String) throws(CheckFailure) -> [Change] {
    let result = try run([
      "diff", "--raw", "-z", "-M", "--no-color", "--no-ext-diff", "--ignore-submodules",
      FilePath(commit), "--",
    ])
    guard result.status == 0 else { throw Self.failed("diff", result) }
    var words = result.output.split(separator: 0, omittingEmptySubsequences: false)[...]
    var changes: [Change] = []
    while let head = words.popFirst(), head.first == UInt8(ascii: ":") {
      guard let status = head.split(separator: UInt8(ascii: " ")).last?.first,
        let path = words.popFirst().map({ FilePath(bytes: $0) })
      else { break }
      switch status {
      case UInt8(ascii: "A"): changes.append(Change(path: path, oldPath: nil))
      case UInt8(ascii: "D"): changes.append(Change(path: nil, oldPath: path))
      case UInt8(ascii: "R"), UInt8(ascii: "C"):
        guard let second = words.popFirst() else { break }
        changes.append(Change(path: FilePath(bytes: second), oldPath: path))
      default: changes.append(Change(path: path, oldPath: path))
      }
    }
    return changes
  }

  /// Returns the files of a commit by their paths.
  func blobs(of commit: String) throws(CheckFailure) -> [FilePath: Blob] {
    let result = try run(["ls-tree", "-r", "-l", "-z", "--full-tree", FilePath(commit)])
    guard result.status == 0 else { throw Self.failed("ls-tree", result) }
    var blobs: [FilePath: Blob] = [:]
    for line in result.output.split(separator: 0) {
      guard let tab = line.firstIndex(of: 0x09) else { continue }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 4, let size = Int(FilePath(bytes: words[3]).string) else { continue }
      blobs[FilePath(bytes: line[(tab + 1)...])] = Blob(
        name: FilePath(bytes: words[2]).string,
        size: size
      )
    }
    return blobs
  }

  /// Returns the contents of blobs, in order.
  func contents(of blobs: [Blob]) throws(CheckFailure) -> [[UInt8]] {
    var contents: [[UInt8]] = []
    var rest = blobs[...]
    while !rest.isEmpty {
      let some = rest.prefix(Self.blobsAtOnce)
      rest = rest.dropFirst(Self.blobsAtOnce)
      contents += try together(Array(some))
    }
    return contents
  }

  /// One program writes all blobs one behind the other; their sizes tell them apart.
  private func together(_ blobs: [Blob]) throws(CheckFailure) -> [[UInt8]] {
    let names = blobs.map { FilePath($0.name) }
    let result = try run(["show", "--no-textconv", "--no-color"] + names)
    let total = blobs.reduce(0) { $0 + $1.size }
    guard result.status == 0, result.output.count == total else {
      throw Self.failed("show", result)
    }
    var start = 0
    return blobs.map { blob in
      defer { start += blob.size }
      return Array(result.output[start..<(start + blob.size)])
    }
  }

  private static func failed(_ command: String, _ result: ProcessResult) -> CheckFailure {
    let words = Self.line(result.errors).string
    return .refused("'git \(command)' failed: \(words)", help: nil)
  }
}
