import Catalogs
import Delivery
import Diagnostics
import FileAccess
import Payloads
import Rules
import SourceText

/// Sorts files that were found and read into the apps of the configuration.
struct ProjectBuilder {
  /// What was found so far of one app.
  private struct App {
    let settings: AppSettings
    var parts: [String: BundleParts] = [:]
    var payloadFiles: [PayloadFile] = []
    var manifests: [ManifestFile] = []
  }

  private let configuration: Configuration
  private let patterns: AppPatterns
  private var apps: [App]
  /// Folders outside every app: read for hints, and not checked.
  private var others: [String: BundleParts] = [:]
  private var project: Project

  init(_ patterns: AppPatterns) {
    self.patterns = patterns
    configuration = patterns.configuration
    apps = configuration.apps.map { App(settings: $0) }
    project = Project(configuration: configuration)
  }

  /// Adds a file.
  mutating func add(_ found: FoundFile, _ reading: FileReading) {
    addPath(found, reading)
    switch reading {
    case .table(let file): addTable(found, file)
    case .payload(let outcome): addPayload(found, outcome)
    case .manifest(let outcome): addManifest(found, outcome)
    case .failed(let error): addFailure(found, error)
    case .nothing: addName(found)
    }
  }

  /// Keeps the path that the disk knows: a name that is no valid UTF-8 is shown in another form.
  private mutating func addPath(_ found: FoundFile, _ reading: FileReading) {
    if case .nothing = reading, found.role == .payload { return }
    let shown = found.path.string
    let other = project.filePaths.updateValue(found.path, forKey: shown)
    if let other, other != found.path { project.sharedPaths.insert(shown) }
  }

  /// Adds a file that only its name tells about.
  private mutating func addName(_ found: FoundFile) {
    switch found.role {
    case .folderMember(let bundle, let folder):
      for number in apps.indices {
        apps[number].parts[bundle, default: .init()].addMember(found.path.string, folder: folder)
      }
    case .strayTable(let bundle, let folder):
      for number in fitting(found, \.tables) {
        apps[number].parts[bundle, default: .init()].addStray(found.path.string, folder: folder)
      }
    case .table, .payload, .manifest, .projectFile: break
    }
  }

  /// The languages that Xcode projects list.
  var listed: ListedLanguages?

  /// Notes that a folder holds the `Info.plist` or the manifest of a product.
  mutating func markProduct(_ bundle: String) {
    for number in apps.indices { apps[number].parts[bundle]?.isProduct = true }
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
      part.bundle(path: path, developmentLanguage: language.name, listed: listed)
    }
  }

  /// The folders of an app: where it names its tables, those that hold one.
  private func kept(_ app: App) -> [String: BundleParts] {
    app.settings.tables.isEmpty ? app.parts : app.parts.filter(\.value.hasTables)
  }

  private func fitting(
    _ found: FoundFile,
    _ settings: KeyPath<AppSettings, PathPatterns>
  ) -> [Int] {
    patterns.apps(of: found, settings)
  }

  private mutating func addTable(_ found: FoundFile, _ table: TableFile) {
    guard case .table(let bundle, let folder, _) = found.role else { return }
    let numbers = fitting(found, \.tables)
    let path = found.path.string
    project.sources[path] = table.source
    for number in apps.indices where !numbers.contains(number) {
      guard let folder else { continue }
      apps[number].parts[bundle, default: .init()].addMember(path, folder: folder)
    }
    guard !numbers.isEmpty else {
      others[bundle, default: .init()].add(table.tables)
      return
    }
    project.tableFiles.append(table)
    if folder.map(configuration.ignores) != true {
      project.diagnostics += table.diagnostics.map { finding in
        var finding = Localized.finding(finding, folder: folder)
        // The file itself is refused, but not what Xcode's copy step makes of it.
        if finding.rule == SyntaxError.description.id, table.isAcceptedWhenCopied {
          finding.severity = .warning
        }
        return finding
      }
    }
    for number in numbers { apps[number].parts[bundle, default: .init()].add(table.tables) }
  }

  private mutating func addPayload(_ found: FoundFile, _ outcome: Outcome<PayloadFile>) {
    project.sources[found.path.string] = outcome.value.source
    project.diagnostics += outcome.diagnostics
    project.payloadFiles.append(outcome.value)
    for number in fitting(found, \.payloads) { apps[number].payloadFiles.append(outcome.value) }
  }

  private mutating func addManifest(_ found: FoundFile, _ outcome: Outcome<ManifestFile>) {
    project.sources[found.path.string] = outcome.value.source
    project.diagnostics += outcome.diagnostics
    project.manifests.append(outcome.value)
    for number in patterns.appsOfManifest(found) {
      apps[number].manifests.append(outcome.value)
    }
  }

  private mutating func addFailure(_ found: FoundFile, _ error: FileAccessError) {
    // What git lists and the work tree has deleted is no failure; nor is a table of no app.
    if case .table = found.role, fitting(found, \.tables).isEmpty { return }
    if found.isNamed || error.reason != .notFound { project.failures.append(error) }
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
