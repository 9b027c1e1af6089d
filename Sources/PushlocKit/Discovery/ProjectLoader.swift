public import FileAccess
import SourceText

/// Finds and reads everything below the paths of a command line.
public struct ProjectLoader: Sendable {
  /// The disk.
  public var files: any FileSystem
  /// The development language where a flag names it.
  public var developmentLanguage: DevelopmentLanguage?
  /// The configuration.
  public var configuration: Configuration
  /// Files that are left alone beside those that the configuration leaves out.
  public var exclude = PathFilter()
  /// Most files that are read at the same time; the result does not depend on it.
  public var jobs: Int

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - files: The disk.
  ///   - developmentLanguage: The development language where a flag names it.
  ///   - configuration: The configuration; by default that of a project without one.
  ///   - jobs: Most files that are read at the same time.
  public init(
    files: any FileSystem,
    developmentLanguage: DevelopmentLanguage? = nil,
    configuration: Configuration = Configuration(),
    jobs: Int = 1
  ) {
    self.files = files
    self.developmentLanguage = developmentLanguage
    self.configuration = configuration
    self.jobs = jobs
  }

  /// Finds and reads.
  ///
  /// - Throws: when a path named by the user is not there or cannot be listed. A file that cannot be
  ///   read is among the project's failures.
  public func load(_ paths: [FilePath]) throws(FileAccessError) -> Project {
    load(found: try find(paths), in: paths)
  }

  /// What has to be known for the paths of a command line.
  public struct Survey: Sendable {
    /// What is searched, and what is reported.
    public var scope: PathScope
    /// The files, sorted by path.
    public var found: [FoundFile]
    /// Files that would be of interest and that patterns leave out, sorted by path.
    public var excluded: [FoundFile] = []
    /// Folders that builds and package managers fill, sorted by path.
    public var buildProducts: [FilePath] = []
    /// Folders that lie too deep to be searched, sorted by path.
    public var tooDeep: [FilePath] = []
  }

  /// Finds what has to be known for the paths of a command line.
  ///
  /// A file without its tables says little: where payloads are named without tables and without a
  /// configuration, the git work tree that they lie in is known.
  /// - Throws: when a path named by the user is not there, or a folder cannot be listed.
  public func survey(_ paths: [FilePath]) throws(FileAccessError) -> Survey {
    let first = try survey(PathScope(paths, configuration))
    guard configuration.source == nil, first.found.allSatisfy(\.isNamed),
      first.found.contains(where: { $0.role == .payload }),
      !first.found.contains(where: \.role.isTable),
      let file = first.found.first,
      let top = FileFinder(files: files).workTree(of: file.path.parent)
    else { return first }
    let current = try files.realPath(".")
    let shown = ConfigurationFolder(absolute: top, current: current).shown(".")
    let wide = try survey(PathScope(paths, workTree: shown, current: current))
    return wide.found.contains(where: \.role.isTable) ? wide : first
  }

  /// Finds and reads what has to be known for the paths of a command line.
  ///
  /// - Throws: when a path named by the user is not there, or a folder cannot be listed.
  public func load(_ survey: Survey) -> Project {
    var project = load(found: survey.found, in: survey.scope.known)
    project.scope = survey.scope
    project.failures += survey.tooDeep.map {
      FileAccessError(.list, $0, .tooDeep(limit: FileFinder.maximumDepth))
    }
    return project
  }

  /// Finds the files below some paths, and those that the configuration names.
  ///
  /// - Throws: when a path named by the user is not there, or a folder cannot be listed.
  public func find(_ paths: [FilePath]) throws(FileAccessError) -> [FoundFile] {
    try survey(PathScope(paths, Configuration())).found
  }

  private func survey(_ scope: PathScope) throws(FileAccessError) -> Survey {
    let finder = FileFinder(files: files, classify: role)
    var manifests: [FoundFile] = []
    for patterns in [configuration.manifests] + configuration.apps.map(\.manifests) {
      for path in try finder.find(patterns, of: configuration.folder) {
        let file = FoundFile(path: path, role: .manifest, isNamed: true)
        if !manifests.contains(file) { manifests.append(file) }
      }
    }
    // pushloc's own files are no payloads, even where their names are among those of a commit.
    let taken = Set(manifests.map(\.path) + configuration.ownFiles)
    var leftOut = LeftOutFolders()
    var paths = scope.named
    for path in scope.others where try files.kind(of: path) != nil { paths.append(path) }
    let all = try finder.find(paths, leftOut: &leftOut)
      .filter { !taken.contains($0.path) }
    let isKept = { (file: FoundFile) in file.isNamed || !isExcluded(file.path) }
    return Survey(
      scope: scope,
      found: (all.filter(isKept) + manifests).sorted { $0.path < $1.path },
      excluded: all.filter { !isKept($0) },
      buildProducts: leftOut.buildProducts.sorted(),
      tooDeep: leftOut.tooDeep.sorted()
    )
  }

  /// Reads found files.
  ///
  /// - Parameters:
  ///   - found: The files.
  ///   - paths: The paths that were searched for them.
  /// - Returns: What was read.
  public func load(found: [FoundFile], in paths: [FilePath]) -> Project {
    let patterns = AppPatterns(configuration: configuration)
    let reader = FileReader(files: files, patterns: patterns)
    let readings = found.mapInParallel(jobs: jobs) { reader.read($0) }
    var builder = ProjectBuilder(patterns)
    for (file, reading) in zip(found, readings) { builder.add(file, reading) }
    let language = chooseLanguage(
      found: found,
      languages: builder.languages,
      catalog: builder.catalogLanguage
    )
    takeProjectFiles(found.filter { $0.role == .projectFile }.map(\.path), into: &builder)
    var project = builder.finish(language)
    project.jobs = jobs
    project.diagnostics += UnmatchedPatterns(project, found: found, paths: paths).findings()
    project.diagnostics += UnknownHoles(project).findings()
    return project
  }

  /// Takes over what project files say about languages and products.
  private func takeProjectFiles(_ paths: [FilePath], into builder: inout ProjectBuilder) {
    let finder = DevelopmentLanguageFinder(files: files)
    var projects: [XcodeProject] = []
    for path in paths {
      let folder = path.parent.string
      switch path.name.string {
      case "project.pbxproj":
        guard let bytes = try? files.read(path) else { continue }
        let file = SourceFile(path: path.string, bytes: bytes)
        if let project = XcodeProject(file) { projects.append(project) }
      case "Info.plist":
        builder.declare(finder.declaredLanguages(in: path), bundle: folder)
        builder.markProduct(folder)
      default: builder.markProduct(folder)
      }
    }
    let packages = paths.filter { $0.name.string == "Package.swift" }.map(\.parent)
    builder.listed = ListedLanguages(projects: projects, packages: packages)
  }

  /// What discovery makes of a file at a path, whether it is there or not; nil when it is of no
  /// interest.
  func found(at path: FilePath) -> FoundFile? {
    let relative = configuration.folder.relative(path).string
    let isManifest =
      configuration.manifests.match(relative)
      || configuration.apps.contains { $0.manifests.match(relative) }
    if isManifest { return FoundFile(path: path, role: .manifest, isNamed: false) }
    guard !isExcluded(path), FileFinder.buildProduct(above: path) == nil, let role = role(path)
    else { return nil }
    return FoundFile(path: path, role: role, isNamed: false)
  }

  private func isExcluded(_ path: FilePath) -> Bool {
    exclude.match(path)
      || !configuration.exclude.isEmpty
        && configuration.exclude.match(configuration.folder.relative(path).string)
  }

  /// What a file is by its name, or by a pattern of the configuration that names its kind.
  private func role(_ path: FilePath) -> FoundFile.Role? {
    if let role = FileClassifier.role(of: path) { return role }
    let relative = configuration.folder.relative(path).string
    let isPayload =
      configuration.apps.contains { $0.payloads.name(kindOf: relative) }
      || configuration.templates.contains { $0.payloads.name(kindOf: relative) }
    return isPayload ? .payload : nil
  }

  private func chooseLanguage(
    found: [FoundFile],
    languages: [String: [String]],
    catalog: (name: String, path: String)?
  ) -> DevelopmentLanguage {
    if let developmentLanguage { return developmentLanguage }
    if let name = configuration.developmentLanguage {
      return DevelopmentLanguage(name: name, origin: .configuration)
    }
    let finder = DevelopmentLanguageFinder(files: files)
    for name in ["project.pbxproj", "Info.plist", "Package.swift"] {
      for file in found where file.role == .projectFile && file.path.name.string == name {
        if name == "Info.plist", languages[file.path.parent.string] == nil { continue }
        if let language = finder.language(in: file.path) {
          return DevelopmentLanguage(name: language, origin: .file(file.path.string))
        }
      }
    }
    if let catalog {
      return DevelopmentLanguage(name: catalog.name, origin: .file(catalog.path))
    }
    let names = Set(languages.values.joined())
    if names.contains("en") { return DevelopmentLanguage(name: "en", origin: .english) }
    // `Base` holds the development language's texts, whatever that language is.
    let only = names.contains("Base") ? "Base" : names.sorted().first ?? "en"
    return DevelopmentLanguage(name: only, origin: .only)
  }
}
