import Catalogs
import Delivery
import Diagnostics
import FileAccess
import Payloads
import SourceText

/// Reads found files one by one and sorts them into the apps of the configuration.
struct ProjectBuilder {
  /// What was found so far of one app.
  private struct App {
    let settings: AppSettings
    var parts: [String: BundleParts] = [:]
    var payloadFiles: [PayloadFile] = []
    var manifests: [ManifestFile] = []
  }

  private let files: any FileSystem
  private let configuration: Configuration
  private var apps: [App]
  /// Folders outside every app: read for hints, and not checked.
  private var others: [String: BundleParts] = [:]
  private var project: Project

  init(files: any FileSystem, configuration: Configuration) {
    self.files = files
    self.configuration = configuration
    apps = configuration.apps.map { App(settings: $0) }
    project = Project(configuration: configuration)
  }

  /// Reads a file, unless it is of no interest to any app.
  mutating func add(_ found: FoundFile) {
    switch found.role {
    case .table(let bundle, let folder, let name):
      addTable(found, bundle: bundle, folder: folder, name: name)
    case .folderMember(let bundle, let folder):
      for number in apps.indices {
        apps[number].parts[bundle, default: .init()].addMember(found.path.string, folder: folder)
      }
    case .strayTable(let bundle, let folder):
      for number in fitting(found, \.tables) {
        apps[number].parts[bundle, default: .init()].addStray(found.path.string, folder: folder)
      }
    case .payload: addPayload(found)
    case .manifest: addManifest(found)
    case .projectFile: break
    }
  }

  /// Takes over the languages that a bundle's `Info.plist` declares.
  mutating func declare(_ languages: [String], bundle: String) {
    for number in apps.indices {
      apps[number].parts[bundle]?.declaredLanguages = languages
    }
  }

  /// Languages of all folders, by the folders' paths.
  var languages: [String: [String]] {
    var result: [String: [String]] = [:]
    for app in apps {
      for (path, part) in kept(app) { result[path, default: []] += part.languages }
    }
    return result
  }

  /// The language of the first catalog that names one, one of the table `Localizable` before others,
  /// with the catalog's path; nil without a catalog.
  var catalogLanguage: (name: String, path: String)? {
    let tables = project.tableFiles.compactMap(\.tables.first)
      .filter { $0.catalog?.sourceLanguageRange != nil }
    let table = tables.first { $0.name == "Localizable" } ?? tables.first
    return table.flatMap { table in table.catalog.map { ($0.sourceFolder, table.path) } }
  }

  /// Makes the project.
  func finish(_ language: DevelopmentLanguage) -> Project {
    var project = project
    project.developmentLanguage = language
    project.apps = apps.map { app in
      ProjectApp(
        name: app.settings.name,
        bundles: bundles(kept(app), language),
        payloadFiles: app.payloadFiles,
        manifests: app.manifests
      )
    }
    var byPath: [String: LocalizedBundle] = [:]
    for bundle in project.apps.flatMap(\.bundles) where byPath[bundle.path] == nil {
      byPath[bundle.path] = bundle
    }
    project.bundles = byPath.values.sorted { $0.path < $1.path }
    project.otherBundles = bundles(others, language).filter { byPath[$0.path] == nil }
    return project
  }

  private func bundles(
    _ parts: [String: BundleParts],
    _ language: DevelopmentLanguage
  ) -> [LocalizedBundle] {
    parts.sorted { $0.key < $1.key }.map { path, part in
      part.bundle(path: path, developmentLanguage: language.name)
    }
  }

  /// The folders of an app: where it names its tables, those that hold one.
  private func kept(_ app: App) -> [String: BundleParts] {
    app.settings.tables.isEmpty ? app.parts : app.parts.filter(\.value.hasTables)
  }

  /// The apps whose patterns a file fits; all of them for a file that was named and fits none.
  private func fitting(
    _ found: FoundFile,
    _ patterns: KeyPath<AppSettings, PathPatterns>
  ) -> [Int] {
    let path = configuration.folder.relative(found.path).string
    let numbers = apps.indices.filter { number in
      let own = apps[number].settings[keyPath: patterns]
      return own.isEmpty || own.match(path)
    }
    return numbers.isEmpty && found.isNamed ? Array(apps.indices) : numbers
  }

  private mutating func addTable(
    _ found: FoundFile,
    bundle: String,
    folder: String?,
    name: String
  ) {
    let numbers = fitting(found, \.tables)
    guard let format = FormatRegistry.format(forExtension: found.path.pathExtension),
      let file = read(found, isChecked: !numbers.isEmpty)
    else { return }
    let table = format.read(file, name: name, folder: folder)
    project.sources[file.path] = table.source
    for number in apps.indices where !numbers.contains(number) {
      guard let folder else { continue }
      apps[number].parts[bundle, default: .init()].addMember(found.path.string, folder: folder)
    }
    guard !numbers.isEmpty else {
      others[bundle, default: .init()].add(table.tables)
      return
    }
    project.tableFiles.append(table)
    if folder.map(configuration.ignores) != true {
      project.diagnostics += table.diagnostics.map { Localized.finding($0, folder: folder) }
    }
    for number in numbers { apps[number].parts[bundle, default: .init()].add(table.tables) }
  }

  private mutating func addPayload(_ found: FoundFile) {
    let numbers = fitting(found, \.payloads)
    guard !numbers.isEmpty, let file = read(found) else { return }
    let path = configuration.folder.relative(found.path).string
    let isExpected =
      found.isNamed || numbers.contains { apps[$0].settings.payloads.patterns.contains(path) }
    let outcome = PayloadReader.read(file, isExpected: isExpected)
    guard outcome.value.isPayloadFile else { return }
    project.sources[file.path] = outcome.value.source
    project.diagnostics += outcome.diagnostics
    project.payloadFiles.append(outcome.value)
    for number in numbers { apps[number].payloadFiles.append(outcome.value) }
  }

  private mutating func addManifest(_ found: FoundFile) {
    let path = configuration.folder.relative(found.path).string
    let numbers = apps.indices.filter {
      configuration.manifests.match(path) || apps[$0].settings.manifests.match(path)
    }
    guard !numbers.isEmpty, let file = read(found) else { return }
    let outcome = ManifestReader.read(file)
    project.sources[file.path] = outcome.value.source
    project.diagnostics += outcome.diagnostics
    project.manifests.append(outcome.value)
    for number in numbers { apps[number].manifests.append(outcome.value) }
  }

  private mutating func read(_ found: FoundFile, isChecked: Bool = true) -> SourceFile? {
    do {
      return SourceFile(path: found.path.string, bytes: try files.read(found.path))
    } catch {
      // What git lists and the work tree has deleted is no failure.
      if isChecked, found.isNamed || error.reason != .notFound { project.failures.append(error) }
      return nil
    }
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
