public import Catalogs
public import Delivery
public import Diagnostics
public import FileAccess
import Languages
public import Payloads
public import SourceText

/// Everything that was found and read: tables grouped into bundles, payload files, and problems.
public struct Project: Sendable {
  /// What the user has set.
  public var configuration: Configuration
  /// The apps of the configuration; one without a name where it names none.
  public var apps: [ProjectApp] = []
  /// Folders of localizations of all apps, sorted by path.
  public var bundles: [LocalizedBundle] = []
  /// Folders of localizations that the configuration leaves out, sorted by path.
  public var otherBundles: [LocalizedBundle] = []
  /// Files of tables, sorted by path.
  public var tableFiles: [TableFile] = []
  /// Files that hold payloads, sorted by path.
  public var payloadFiles: [PayloadFile] = []
  /// Files with keys that a server sends from code, sorted by path.
  public var manifests: [ManifestFile] = []
  /// Findings of readers and of discovery.
  public var diagnostics: [Diagnostic] = []
  /// Files that could not be read.
  public var failures: [FileAccessError] = []
  /// Texts of all files that were read, by path.
  public var sources: [String: DecodedSource] = [:]
  /// What of it is reported.
  public internal(set) var scope: PathScope
  /// The files that were found, by their paths as reports show them; JSON without a payload is left
  /// out.
  public internal(set) var filePaths: [String: FilePath] = [:]
  /// Paths as reports show them that several files have: names that differ in bytes alone.
  var sharedPaths: Set<String> = []
  /// The development language and how it was found.
  public var developmentLanguage = DevelopmentLanguage(name: "en", origin: .only)

  /// Most tables that are looked at at the same time; the result does not depend on it.
  var jobs = 1

  /// Creates a project without files.
  init(configuration: Configuration) {
    self.configuration = configuration
    scope = PathScope([], configuration)
    if let source = configuration.source { sources[source.path] = source }
  }

  /// Languages of the folders of localizations, canonical, sorted.
  public var languages: [String] {
    let names = bundles.flatMap { $0.available.filter { $0 != "Base" } }
    return Set(names.map { LanguageID($0).canonical }).sorted()
  }

  /// The development language that a flag or the configuration names although no localization is
  /// nearly of that language.
  public var missingDevelopmentLanguage: String? {
    guard [.flag, .configuration].contains(developmentLanguage.origin) else { return nil }
    let id = LanguageID(developmentLanguage.name)
    let available = bundles.flatMap(\.available)
    let isThere =
      available.isEmpty || available.contains("Base") || id.canonical == "Base"
      || available.contains { LanguageID($0).modern.language == id.modern.language }
    return isThere ? nil : developmentLanguage.name
  }

  /// Number of files that were read as tables, payloads or manifests.
  public var fileCount: Int { tableFiles.count + payloadFiles.count + manifests.count }

  /// Whether a file was read that lies in the named paths.
  public var hasNamedFiles: Bool {
    let own = configuration.ownFiles.map(\.string)
    return (readPaths + own).contains(where: scope.covers) || !failures.isEmpty
  }

  /// Whether any table was found.
  public var hasTables: Bool { !tableFiles.isEmpty }

  /// The files that the project consists of, as the disk knows them: what nobody wants overwritten.
  public var inputs: [FilePath] {
    filePaths.values + sources.keys.filter { filePaths[$0] == nil }.map { FilePath($0) }
  }

  /// Paths of the files that were read as tables, payloads or manifests.
  var readPaths: [String] {
    tableFiles.map(\.source.path) + payloadFiles.map(\.source.path)
      + manifests.map(\.source.path)
  }

  /// Every place that names a key, each once: payloads first, then manifests.
  public var uses: [KeyUse] {
    payloadFiles.flatMap { $0.contents(values: configuration.values).flatMap(\.uses) }
      + manifests.flatMap(\.uses)
  }

  /// Every place in a template whose key is known only when it is rendered.
  var openKeys: [OpenKey] {
    payloadFiles.flatMap { $0.openKeys(values: configuration.values) }
  }
}
