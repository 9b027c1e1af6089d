public import FileAccess
import Languages

/// Finds the files that matter below the paths of a command line.
///
/// Inside a git work tree these are the files that git lists (tracked and untracked, not ignored);
/// elsewhere, and below a folder that git ignores but that was named, every file. Folders that builds
/// and package managers fill are left out in both, unless they are named. Files named themselves are
/// always taken.
public struct FileFinder: Sendable {
  /// Folders that are not searched: builds and package managers fill them.
  static let skippedFolders: Set<String> = [
    ".git", ".build", "Pods", "Carthage", "node_modules", "DerivedData",
  ]

  /// Deepest folder below a named one that is searched, in levels; symbolic links to folders are not
  /// followed, so this only bounds hostile trees.
  static let maximumDepth = 64

  /// Says what a file is by its path; nil when it is of no interest.
  typealias Classify = @Sendable (FilePath) -> FoundFile.Role?

  let files: any FileSystem
  private let classify: Classify

  /// Creates a finder that goes by names alone.
  public init(files: any FileSystem) {
    self.init(files: files, classify: FileClassifier.role)
  }

  init(files: any FileSystem, classify: @escaping Classify) {
    self.files = files
    self.classify = classify
  }

  /// Finds files, sorted by path, each once.
  ///
  /// - Parameter paths: files and folders as named by the user.
  /// - Returns: What was found.
  /// - Throws: when a named path is not there or cannot be listed.
  public func find(_ paths: [FilePath]) throws(FileAccessError) -> [FoundFile] {
    var leftOut = LeftOutFolders()
    return try find(paths, leftOut: &leftOut)
  }

  /// Finds files, and tells which folders were not searched.
  ///
  /// - Throws: when a named path is not there or cannot be listed.
  func find(
    _ paths: [FilePath],
    leftOut: inout LeftOutFolders
  ) throws(FileAccessError) -> [FoundFile] {
    var found: [FilePath: FoundFile] = [:]
    for path in paths {
      let shown = shownPath(path)
      switch try files.kind(of: path) {
      case nil: throw FileAccessError(.find, path, .notFound)
      case .file?, .other?:
        let role = classify(shown) ?? .payload
        found[shown] = FoundFile(path: shown, role: role, isNamed: true)
      case .directory?:
        for file in try contents(of: shown, &leftOut) where found[file] == nil {
          guard let role = classify(file) else { continue }
          found[file] = FoundFile(path: file, role: role, isNamed: false)
        }
      }
    }
    return found.values.sorted { $0.path < $1.path }
  }

  /// Finds the files that patterns of a configuration name, sorted by path.
  ///
  /// - Throws: when a folder cannot be listed.
  func find(
    _ patterns: PathPatterns,
    of folder: ConfigurationFolder
  ) throws(FileAccessError) -> [FilePath] {
    var found: Set<FilePath> = []
    var leftOut = LeftOutFolders()
    for pattern in patterns.patterns {
      let base = folder.shown(PathPatterns.literalPart(of: pattern))
      switch try files.kind(of: base) {
      // That nothing fits is told at the pattern.
      case nil: continue
      case .file?, .other?: found.insert(base)
      case .directory?:
        let own = PathPatterns([pattern])
        found.formUnion(
          try contents(of: base, &leftOut).filter { own.match(folder.relative($0).string) }
        )
      }
    }
    return found.sorted()
  }

  /// The path as reports show it: relative to the working directory when below it.
  private func shownPath(_ path: FilePath) -> FilePath {
    guard path.isAbsolute else { return path.normalized }
    guard let current = try? files.currentDirectory() else { return path.normalized }
    return path.relative(to: current) ?? path.normalized
  }

  private func contents(
    of folder: FilePath,
    _ leftOut: inout LeftOutFolders
  ) throws(FileAccessError) -> [FilePath] {
    let names = ShownNames(below: folder, files)
    if let listed = gitFiles(in: folder), !listed.isEmpty {
      var result: [FilePath] = []
      for name in listed {
        if let product = Self.buildProduct(above: name) {
          leftOut.buildProducts.insert(names.path(product))
          continue
        }
        let path = names.path(name)
        if isLanguageFolder(path) { result += linkedFiles(in: path) } else { result.append(path) }
      }
      return result
    }
    var result: [FilePath] = []
    try walk(folder, names, depth: 0, into: &result, &leftOut)
    return result
  }

  /// The folder in a path relative to a searched one that builds and package managers fill; nil where
  /// it lies in none.
  static func buildProduct(above name: FilePath) -> FilePath? {
    let folders = name.bytes.split(separator: UInt8(ascii: "/")).dropLast()
    let index = folders.firstIndex { folder in
      skippedFolders.contains { folder.elementsEqual($0.utf8) }
    }
    return index.map { FilePath(bytes: folders[...$0].joined(separator: [UInt8(ascii: "/")])) }
  }

  private func gitFiles(in folder: FilePath) -> [FilePath]? {
    guard isInsideWorkTree(folder),
      let result = try? files.run(
        command: "git",
        arguments: ["-C", folder, "ls-files", "-co", "--exclude-standard", "-z"]
      ), result.status == 0,
      // A folder that git cannot open it leaves out; the walk says so.
      !result.errors.starts(with: Array("warning: could not open directory".utf8))
    else { return nil }
    return result.output.split(separator: 0).map { FilePath(bytes: $0) }
  }

  private func isLanguageFolder(_ path: FilePath) -> Bool {
    path.bytes.suffix(LprojName.suffix.utf8.count).elementsEqual(LprojName.suffix.utf8)
  }

  /// Files of a language folder that is a symbolic link: the app's bundle will hold them.
  private func linkedFiles(in folder: FilePath) -> [FilePath] {
    let entries = (try? files.list(folder)) ?? []
    return entries.filter { $0.kind == .file }.map { folder.appending($0.name) }
  }

  private func isInsideWorkTree(_ folder: FilePath) -> Bool { workTree(of: folder) != nil }

  /// The top of the git work tree that a folder lies in, absolute; nil outside of any.
  func workTree(of folder: FilePath) -> FilePath? {
    guard var place = try? files.realPath(folder) else { return nil }
    for _ in 0...place.components.count {
      if let kind = try? files.kind(of: place.appending(".git")), kind != .other { return place }
      place = place.parent
    }
    return nil
  }

  private func walk(
    _ folder: FilePath,
    _ names: ShownNames,
    depth: Int,
    into result: inout [FilePath],
    _ leftOut: inout LeftOutFolders
  ) throws(FileAccessError) {
    guard depth <= Self.maximumDepth else {
      leftOut.tooDeep.insert(folder)
      return
    }
    let entries: [DirectoryEntry]
    do {
      entries = try files.list(folder)
    } catch {
      // What vanished meanwhile is no failure; what may not be read must not pass for checked.
      if depth == 0 || error.reason != .notFound { throw error }
      return
    }
    for entry in entries {
      let path = names.path(entry.name)
      switch entry.kind {
      case .file: result.append(path)
      case .directory where !entry.isSymbolicLink:
        guard !Self.skippedFolders.contains(entry.name.string) else {
          leftOut.buildProducts.insert(path)
          continue
        }
        let inner = ShownNames(below: path, files)
        try walk(path, inner, depth: depth + 1, into: &result, &leftOut)
      case .directory where isLanguageFolder(path): result += linkedFiles(in: path)
      case .directory, .other: continue
      }
    }
  }
}

/// Folders that a search came upon and did not go into.
struct LeftOutFolders: Sendable {
  /// Folders that builds and package managers fill.
  var buildProducts: Set<FilePath> = []
  /// Folders below the deepest one that is searched.
  var tooDeep: Set<FilePath> = []
}

/// Paths below a folder as reports show them: relative to the working directory when below it, also
/// where the folder lies above it.
private struct ShownNames {
  private let folder: FilePath
  private let above: ConfigurationFolder?

  init(below folder: FilePath, _ files: any FileSystem) {
    self.folder = folder
    let isAbove = folder.components.first == ".." && !folder.isAbsolute
    above =
      isAbove
      ? (try? files.currentDirectory()).map {
        ConfigurationFolder(absolute: $0.appending(folder), current: $0)
      } : nil
  }

  func path(_ name: FilePath) -> FilePath {
    if let above { return above.shown(name) }
    return folder == "." ? name : folder.appending(name)
  }
}
