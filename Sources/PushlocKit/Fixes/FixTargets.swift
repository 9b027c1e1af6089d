import Diagnostics
import FileAccess

/// Where the fixes of a project's files go: which names lead to one file, and which files lie where
/// nobody asked to write.
struct FixTargets {
  private let names: [String: FilePath]
  private let targets: [String: FilePath]
  private let byTarget: [FilePath: [String]]
  private let refusals: [String: Message]
  /// Paths without a link in them.
  private let plain: Set<String>

  /// Looks where the files of a project really lie.
  ///
  /// A link is followed inside the folders that were named and that of the configuration, and inside
  /// the git work trees around them; a file behind a link that leads elsewhere is not written.
  init(_ project: Project, of run: CheckRun) {
    let files = run.loader.files
    let configuration = run.loader.configuration
    let folders = configuration.source == nil ? [] : [configuration.folder.absolute]
    let tree = SearchedTree(run.paths + folders, files: files)
    var names = project.filePaths
    if let baseline = run.baseline { names[baseline.string] = baseline }
    var targets: [String: FilePath] = [:]
    var refusals: [String: Message] = [:]
    var plain: Set<String> = []
    for path in project.sources.keys {
      let name = names[path] ?? FilePath(path)
      names[path] = name
      let target = tree.target(of: name)
      targets[path] = target
      let isPlain = target == tree.place(of: name)
      if isPlain { plain.insert(path) }
      if project.sharedPaths.contains(path) {
        refusals[path] = "'\(path)' is the name of two files, and neither is mended"
      } else if !isPlain, !tree.contains(target) {
        refusals[path] =
          "'\(path)' leads to '\(target.string)', outside the folders that are checked, and is left alone"
      }
    }
    self.names = names
    self.targets = targets
    self.refusals = refusals
    self.plain = plain
    byTarget = Dictionary(grouping: targets.keys.sorted()) { targets[$0] ?? FilePath($0) }
  }

  /// The path that the disk knows of a path as reports show it.
  func name(of path: String) -> FilePath { names[path] ?? FilePath(path) }

  /// The file that a path leads to, absolute and without links.
  func target(of path: String) -> FilePath { targets[path] ?? FilePath(path) }

  /// All paths that lead to the same file, sorted.
  func aliases(of path: String) -> [String] { byTarget[target(of: path)] ?? [path] }

  /// The path under which a file is written: the one without links where there is one.
  func writtenPath(of path: String) -> String {
    let aliases = aliases(of: path)
    return aliases.first(where: plain.contains) ?? aliases.first ?? path
  }

  /// Why a file is not written; nil where it may be.
  func refusal(of path: String) -> Message? { refusals[path] }
}

/// The folders that a command line names, and the git work trees around them.
private struct SearchedTree {
  private let files: any FileSystem
  private let current: FilePath
  private let roots: [FilePath]

  init(_ paths: [FilePath], files: any FileSystem) {
    self.files = files
    current = (try? files.currentDirectory()) ?? "."
    let finder = FileFinder(files: files)
    roots = paths.compactMap { path in
      let isFolder = (try? files.kind(of: path)) == .directory
      let folder = try? files.realPath(isFolder ? path : path.parent)
      return folder.map { finder.workTree(of: $0) ?? $0 }
    }
  }

  /// Follows all links; a file that is not on the disk is where its name says.
  func target(of name: FilePath) -> FilePath {
    (try? files.realPath(name)) ?? place(of: name)
  }

  /// Where a file is when no link is on the way.
  func place(of name: FilePath) -> FilePath { current.appending(name).normalized }

  func contains(_ target: FilePath) -> Bool { roots.contains { target.relative(to: $0) != nil } }
}
