import Catalogs
import Delivery
public import Diagnostics
public import FileAccess
import Payloads
import SourceText

/// Which files are read as what, and which are left out and why: for `--show-files`.
public struct FileUses: Sendable {
  /// One file or folder.
  public struct Row: Hashable, Sendable {
    /// What a file is read as.
    public enum Use: Int, Sendable {
      /// A table.
      case table
      /// A file with payloads.
      case payload
      /// A file with keys that a server sends from code.
      case manifest
      /// Nothing.
      case leftOut
    }

    /// The path as reports show it.
    public var path: FilePath
    /// What the file is read as.
    public var use: Use
    /// Which app it belongs to, or why it is left out.
    public var words: Message
  }

  /// The files in the order of their paths, those that are left out behind the others.
  public let rows: [Row]

  /// Lists what a survey found and what became of it.
  public init(_ survey: ProjectLoader.Survey, _ project: Project) {
    let read = Self.read(in: project)
    let patterns = AppPatterns(configuration: project.configuration)
    var rows = survey.found.filter { Self.isListed($0.role) }.map { file in
      read[file.path.string]
        ?? Row(path: file.path, use: .leftOut, words: Self.reason(file, patterns))
    }
    rows += survey.excluded.filter { Self.isListed($0.role) }.map {
      Row(path: $0.path, use: .leftOut, words: "a pattern excludes it")
    }
    rows += survey.buildProducts.map {
      Row(path: $0, use: .leftOut, words: "builds or package managers fill this folder")
    }
    rows += survey.tooDeep.map {
      Row(
        path: $0,
        use: .leftOut,
        words: "it lies more than \(FileFinder.maximumDepth) folders deep"
      )
    }
    self.rows = rows.sorted {
      ($0.use == .leftOut ? 1 : 0, $0.path) < ($1.use == .leftOut ? 1 : 0, $1.path)
    }
  }

  private static func isListed(_ role: FoundFile.Role) -> Bool {
    switch role {
    case .table, .strayTable, .payload, .manifest: true
    case .folderMember, .projectFile: false
    }
  }

  /// The files that were read, or that should have been, by their paths.
  private static func read(in project: Project) -> [String: Row] {
    var rows: [String: Row] = [:]
    for failure in project.failures {
      rows[failure.path.string] = Row(path: failure.path, use: .leftOut, words: failure.message)
    }
    let add = { (path: String, use: Row.Use, words: Message) in
      rows[path] = Row(path: FilePath(path), use: use, words: words)
    }
    let pushTables = Set(project.apps.flatMap { Self.pushTables(of: $0, in: project) })
    let tableApps = names(project.apps) { $0.bundles.flatMap(\.tables).map(\.path) }
    for path in project.tableFiles.map(\.source.path) {
      let isForPushes = pushTables.contains(path)
      let words: Message = isForPushes ? "pushes are shown from it" : "no push is shown from it"
      add(path, .table, tableApps[path].map { "\($0); \(words)" } ?? words)
    }
    let payloadApps = names(project.apps) { $0.payloadFiles.map(\.source.path) }
    for path in project.payloadFiles.map(\.source.path) {
      add(path, .payload, "sent to \(payloadApps[path] ?? "the app")")
    }
    let manifestApps = names(project.apps) { $0.manifests.map(\.source.path) }
    for path in project.manifests.map(\.source.path) {
      add(path, .manifest, "sent to \(manifestApps[path] ?? "the app")")
    }
    return rows
  }

  /// Paths of the tables that pushes to an app are shown from.
  private static func pushTables(of app: ProjectApp, in project: Project) -> [String] {
    let uses = app.uses(values: project.configuration.values)
    return AppChooser.apps(among: app.bundles, uses: uses)
      .flatMap { app.bundles[$0].tables }
      .filter { $0.name == "Localizable" }.map(\.path)
  }

  /// The names of the apps that files belong to, by path; only an app of the configuration has one.
  private static func names(
    _ apps: [ProjectApp],
    _ paths: (ProjectApp) -> [String]
  ) -> [String: String] {
    var names: [String: [String]] = [:]
    for app in apps {
      guard let name = app.name else { continue }
      for path in Set(paths(app)) { names[path, default: []].append("'\(name)'") }
    }
    return names.mapValues { $0.joined(separator: ", ") }
  }

  private static func reason(_ file: FoundFile, _ patterns: AppPatterns) -> Message {
    switch file.role {
    case .table: return "it fits no pattern of 'tables'"
    case .strayTable(_, let folder): return "'\(folder)' is no language folder"
    case .payload where patterns.apps(of: file, \.payloads).isEmpty:
      return "it fits no pattern of 'payloads'"
    case .payload: return "it holds no payload"
    case .manifest, .folderMember, .projectFile: return "nothing reads it"
    }
  }
}
