import Catalogs
import Diagnostics
import FileAccess
import Payloads
import SourceText

/// The project as it was at a commit, read from git without touching the work tree.
struct VersionBefore {
  /// The commit.
  let commit: String
  /// The files that were there, as discovery would have found them.
  private(set) var found: [FoundFile] = []
  /// The disk with the files of then.
  private(set) var files: any FileSystem
  /// What was read of them.
  private(set) var project: Project
  /// Paths then, by paths now, of files that were renamed.
  private var renamed: [String: String] = [:]
  /// The configuration in the work tree and its bytes then, nil where there was none; nil for one that
  /// git does not know of.
  private let configuration: (path: String, old: [UInt8]?)?

  /// Finds and reads the version before a change.
  ///
  /// - Parameters:
  ///   - reference: A branch, tag or commit.
  ///   - survey: The files that are there now.
  ///   - loader: Finds and reads files.
  /// - Throws: when git does not know the reference.
  init(
    _ reference: String,
    _ survey: ProjectLoader.Survey,
    _ loader: ProjectLoader
  ) throws(CheckFailure) {
    let paths = survey.scope.known
    let now = survey.found
    let places = try Places(paths, loader.files)
    let repository = try GitRepository(places.folder, files: loader.files)
    commit = try repository.base(of: reference)
    let blobs = try repository.blobs(of: commit)
    let changes = try repository.changes(since: commit)
    var contents: [FilePath: [UInt8]?] = [:]
    var wanted: [FilePath] = []
    var isChanged: Set<FilePath> = []
    for change in changes {
      isChanged.formUnion([change.path, change.oldPath].compactMap(\.self))
      if let path = change.path, let old = change.oldPath, path != old {
        renamed[places.shown(path, repository.top).string] =
          places.shown(old, repository.top).string
      }
    }
    let current = Set(now.map(\.path))
    for file in now {
      guard let path = places.inside(file.path, repository.top) else {
        found.append(file)
        continue
      }
      guard blobs[path] != nil else {
        contents[file.path] = .some(nil)
        continue
      }
      found.append(file)
      if isChanged.contains(path) { wanted.append(path) }
    }
    for change in changes {
      guard let old = change.oldPath, change.path != old else { continue }
      let shown = places.shown(old, repository.top)
      guard !current.contains(shown), places.covers(shown),
        let file = loader.found(at: shown)
      else { continue }
      found.append(file)
      wanted.append(old)
    }
    let pairs = wanted.compactMap { path in blobs[path].map { (path, $0) } }
    let texts = try repository.contents(of: pairs.map(\.1))
    for (pair, text) in zip(pairs, texts) {
      contents[places.shown(pair.0, repository.top)] = text
    }
    if let path = loader.configuration.source?.path,
      let inside = places.inside(FilePath(path), repository.top)
    {
      let old = try blobs[inside].map { blob throws(CheckFailure) in
        try repository.contents(of: [blob])
      }
      configuration = (path, old?.first)
    } else {
      configuration = nil
    }
    do {
      files = try OverlayFiles(loader.files, contents: contents)
    } catch {
      throw .unreadable(error)
    }
    found.sort { $0.path < $1.path }
    var loader = loader
    loader.files = files
    project = loader.load(found: found, in: paths)
  }

  /// The path that a file had then.
  func oldPath(of path: String) -> String { renamed[path] ?? path }

  /// The text that a file had then; nil for a file that was not there.
  func source(of path: String) -> [UInt8]? {
    // Both versions are checked under the settings of today; their own lines are compared all the same.
    if let configuration, configuration.path == path { return configuration.old }
    if let source = project.sources[oldPath(of: path)] { return source.utf8 }
    // A file that was not read then, such as one outside the work tree, is as it was.
    guard let bytes = try? files.read(FilePath(oldPath(of: path))) else { return nil }
    return bytes
  }
}

/// Paths as reports show them and as git knows them.
private struct Places {
  /// The folder that git is asked in.
  let folder: FilePath
  private let current: FilePath
  private let roots: [FilePath]

  init(_ paths: [FilePath], _ files: any FileSystem) throws(CheckFailure) {
    do {
      current = try files.realPath(".")
      let first = paths.first ?? "."
      folder = try files.kind(of: first) == .directory ? first : first.parent
    } catch {
      throw .unreadable(error)
    }
    roots = paths.map(\.normalized)
  }

  /// A path relative to the top of the work tree; nil outside.
  func inside(_ shown: FilePath, _ top: FilePath) -> FilePath? {
    current.appending(shown).relative(to: top)
  }

  /// A path of the work tree as reports show it.
  func shown(_ path: FilePath, _ top: FilePath) -> FilePath {
    ConfigurationFolder(absolute: top, current: current).shown(path)
  }

  /// Whether a path lies below one that is checked.
  func covers(_ shown: FilePath) -> Bool {
    roots.contains { root in
      current.appending(shown).relative(to: current.appending(root)) != nil
    }
  }
}
