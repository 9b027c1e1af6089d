import Catalogs
import Delivery
import Diagnostics
public import FileAccess
import Payloads
import SourceText

/// Finds and reads everything below the paths of a command line.
public struct ProjectLoader: Sendable {
  /// The disk.
  public var files: any FileSystem
  /// The development language where the user names it.
  public var developmentLanguage: DevelopmentLanguage?

  /// Creates a loader.
  public init(files: any FileSystem, developmentLanguage: DevelopmentLanguage? = nil) {
    self.files = files
    self.developmentLanguage = developmentLanguage
  }

  /// Finds and reads.
  ///
  /// - Throws: when a path named by the user is not there or cannot be listed. A file that cannot be
  ///   read is among the project's failures.
  public func load(_ paths: [FilePath]) throws(FileAccessError) -> Project {
    let found = try FileFinder(files: files).find(paths)
    var project = Project(
      bundles: [],
      tableFiles: [],
      payloadFiles: [],
      diagnostics: [],
      failures: [],
      sources: [:],
      developmentLanguage: DevelopmentLanguage(name: "en", origin: .only)
    )
    var parts: [String: BundleParts] = [:]
    for file in found {
      switch file.role {
      case .table(let bundle, let folder, let name):
        readTable(
          file,
          name: name,
          folder: folder,
          into: &project,
          &parts[bundle, default: .init()]
        )
      case .folderMember(let bundle, let folder):
        parts[bundle, default: .init()].addMember(file.path.string, folder: folder)
      case .strayTable(let bundle, let folder):
        parts[bundle, default: .init()].addStray(file.path.string, folder: folder)
      case .payload: readPayload(file, into: &project)
      case .projectFile: break
      }
    }
    project.developmentLanguage = chooseLanguage(found: found, parts: parts)
    project.bundles = parts.sorted { $0.key < $1.key }.map { path, part in
      part.bundle(path: path, developmentLanguage: project.developmentLanguage.name)
    }
    return project
  }

  private func readTable(
    _ found: FoundFile,
    name: String,
    folder: String?,
    into project: inout Project,
    _ parts: inout BundleParts
  ) {
    guard let format = FormatRegistry.format(forExtension: found.path.pathExtension),
      let file = read(found, into: &project)
    else { return }
    let table = format.read(file, name: name, folder: folder)
    project.tableFiles.append(table)
    project.sources[file.path] = table.source
    project.diagnostics += table.diagnostics.map { Localized.finding($0, folder: folder) }
    parts.add(table.tables)
  }

  private func readPayload(_ found: FoundFile, into project: inout Project) {
    guard let file = read(found, into: &project) else { return }
    let outcome = PayloadReader.read(file, isExpected: found.isNamed)
    guard outcome.value.isPayloadFile else { return }
    project.sources[file.path] = outcome.value.source
    project.diagnostics += outcome.diagnostics
    project.payloadFiles.append(outcome.value)
  }

  private func read(_ found: FoundFile, into project: inout Project) -> SourceFile? {
    do {
      return SourceFile(path: found.path.string, bytes: try files.read(found.path))
    } catch {
      // What git lists and the work tree has deleted is no failure.
      if found.isNamed || error.reason != .notFound { project.failures.append(error) }
      return nil
    }
  }

  private func chooseLanguage(
    found: [FoundFile],
    parts: [String: BundleParts]
  ) -> DevelopmentLanguage {
    if let developmentLanguage { return developmentLanguage }
    let finder = DevelopmentLanguageFinder(files: files)
    for name in ["project.pbxproj", "Info.plist", "Package.swift"] {
      for file in found where file.role == .projectFile && file.path.name.string == name {
        if name == "Info.plist", parts[file.path.parent.string] == nil { continue }
        if let language = finder.language(in: file.path) {
          return DevelopmentLanguage(name: language, origin: .file(file.path.string))
        }
      }
    }
    let names = Set(parts.values.flatMap(\.languages))
    if names.contains("en") { return DevelopmentLanguage(name: "en", origin: .english) }
    return DevelopmentLanguage(name: names.sorted().first ?? "en", origin: .only)
  }
}

/// A finding of a reader with the language of its folder.
private enum Localized {
  static func finding(_ diagnostic: Diagnostic, folder: String?) -> Diagnostic {
    guard diagnostic.locales.isEmpty, let folder else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.locales = [LocaleName.canonical(folder)]
    return diagnostic
  }
}
