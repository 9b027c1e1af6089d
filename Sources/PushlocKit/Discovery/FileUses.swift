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
    var rows = survey.found.compactMap { Self.row($0, project) }
    rows += survey.excluded.compactMap { file in
      Self.isListed(file.role)
        ? Row(path: file.path, use: .leftOut, words: "a pattern excludes it") : nil
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

  private static func row(_ file: FoundFile, _ project: Project) -> Row? {
    guard isListed(file.role) else { return nil }
    let path = file.path.string
    if let failure = project.failures.first(where: { $0.path == file.path }) {
      return Row(path: file.path, use: .leftOut, words: failure.message)
    }
    if project.tableFiles.contains(where: { $0.source.path == path }) {
      return Row(path: file.path, use: .table, words: tableWords(path, project))
    }
    if project.payloadFiles.contains(where: { $0.source.path == path }) {
      let names = project.apps.filter { $0.payloadFiles.contains { $0.source.path == path } }
      return Row(path: file.path, use: .payload, words: appWords(names))
    }
    if project.manifests.contains(where: { $0.source.path == path }) {
      let names = project.apps.filter { $0.manifests.contains { $0.source.path == path } }
      return Row(path: file.path, use: .manifest, words: appWords(names))
    }
    return Row(path: file.path, use: .leftOut, words: reason(file, project.configuration))
  }

  private static func reason(_ file: FoundFile, _ configuration: Configuration) -> Message {
    let patterns = AppPatterns(configuration: configuration)
    switch file.role {
    case .table: return "it fits no pattern of 'tables'"
    case .strayTable(_, let folder): return "'\(folder)' is no language folder"
    case .payload where patterns.apps(of: file, \.payloads).isEmpty:
      return "it fits no pattern of 'payloads'"
    case .payload: return "it holds no payload"
    case .manifest, .folderMember, .projectFile: return "nothing reads it"
    }
  }

  /// Names the apps that files of theirs belong to; only an app of the configuration has a name.
  private static func appWords(_ apps: [ProjectApp]) -> Message {
    let names = apps.compactMap(\.name).map { "'\($0)'" }.joined(separator: ", ")
    return names.isEmpty ? "sent to the app" : "sent to \(names)"
  }

  /// Says whether pushes are shown from a table, and in which app.
  private static func tableWords(_ path: String, _ project: Project) -> Message {
    let uses = project.apps.map { app in
      (
        app: app,
        chosen: AppChooser.apps(
          among: app.bundles,
          uses: app.uses(values: project.configuration.values)
        )
      )
    }
    for (app, chosen) in uses {
      for number in chosen
      where app.bundles[number].tables.contains(where: {
        $0.path == path && $0.name == "Localizable"
      }) {
        return app.name.map { "pushes to '\($0)' are shown from it" }
          ?? "pushes to the app are shown from it"
      }
    }
    return "no push is shown from it"
  }
}
