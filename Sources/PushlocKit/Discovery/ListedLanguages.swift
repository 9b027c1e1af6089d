import Delivery
import FileAccess
import Languages

/// Holds language folders against the languages that Xcode projects list.
struct ListedLanguages {
  private let projects: [XcodeProject]
  /// Folders of Swift packages, which no project's list is for.
  private let packages: [FilePath]

  init(projects: [XcodeProject], packages: [FilePath]) {
    self.projects = projects.filter { !$0.knownRegions.isEmpty }
    self.packages = packages
  }

  /// Finds the folders of a bundle that the project covering it does not list.
  ///
  /// - Parameters:
  ///   - bundle: Path of the folder that holds the language folders.
  ///   - folders: Names of the language folders with files of their own.
  /// - Returns: The folders; nil where there are none or no project covers the bundle.
  func unlisted(in bundle: String, folders: [String]) -> UnlistedFolders? {
    let path = FilePath(bundle)
    // Of projects around it the nearest one counts.
    let around = projects.filter { path.isWithin($0.root) }
    let near = around.filter { project in
      !around.contains { $0.root.isWithin(project.root) && !project.root.isWithin($0.root) }
    }
    let isPackage = packages.contains { package in
      path.isWithin(package) && near.contains { package.isWithin($0.root) && package != $0.root }
    }
    let covering = near.filter { covers($0, path) }
    guard !isPackage, let project = covering.first else { return nil }
    let known = Set(covering.flatMap(\.knownRegions).map { LanguageID($0).modern })
    let names = folders.filter { name in
      let written = LprojName(name)
      if case .unknown? = written.fault { return false }
      return written.role == .language && !known.contains(LanguageID(name).modern)
        && !covering.contains { hasFiles($0, path.appending(FilePath(name + LprojName.suffix))) }
    }
    // A folder of which no language is listed belongs to something else.
    guard !names.isEmpty, names.count < folders.count else { return nil }
    return UnlistedFolders(
      project: project.path.string,
      known: project.knownRegions,
      names: names.sorted(),
      isLeftOut: covering.allSatisfy { $0.synchronizedFolders.isEmpty }
        && covering.contains { hasFiles($0, path) }
    )
  }

  /// Whether a project names a file below a folder.
  private func hasFiles(_ project: XcodeProject, _ folder: FilePath) -> Bool {
    project.files.contains { $0.isWithin(folder) && $0 != folder.normalized }
  }

  /// Whether a project takes the tables of a folder: it names one of them, takes the folder whole, or
  /// names no language folder at all, like one that a tool has written.
  private func covers(_ project: XcodeProject, _ bundle: FilePath) -> Bool {
    if project.copiedFolders.contains(where: { bundle.isWithin($0) }) { return false }
    let localized = project.files.filter { $0.parent.name.string.hasSuffix(LprojName.suffix) }
    if localized.contains(where: { $0.parent.parent == bundle.normalized }) { return true }
    if project.synchronizedFolders.contains(where: { bundle.isWithin($0) }) { return true }
    return localized.isEmpty && project.synchronizedFolders.isEmpty
  }
}

extension FilePath {
  /// Whether it is a folder or lies below it.
  fileprivate func isWithin(_ folder: FilePath) -> Bool { relative(to: folder) != nil }
}
