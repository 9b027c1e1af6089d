import Catalogs
import Diagnostics
import FileAccess
import Payloads
import SourceText

/// A found file with what became of it, before it is sorted into apps.
enum FileReading: Sendable {
  /// A file of string tables.
  case table(TableFile)
  /// A file with payloads, or one that should have some.
  case payload(Outcome<PayloadFile>)
  /// A file with keys that a server sends from code.
  case manifest(Outcome<ManifestFile>)
  /// A file that is of interest by its name alone, or to nobody.
  case nothing
  /// A file that could not be read.
  case failed(FileAccessError)
}

/// Reads found files, each for itself, so that it can be done at the same time.
struct FileReader: Sendable {
  let files: any FileSystem
  let patterns: AppPatterns

  /// Reads a file, unless it is of no interest to any app.
  func read(_ found: FoundFile) -> FileReading {
    do {
      switch found.role {
      case .table(_, let folder, let name):
        guard let format = FormatRegistry.format(forExtension: found.path.pathExtension) else {
          return .nothing
        }
        return .table(format.read(try source(found), name: name, folder: folder))
      case .payload:
        guard !patterns.apps(of: found, \.payloads).isEmpty else { return .nothing }
        let isExpected = found.isNamed || patterns.namesPayload(found.path)
        let settings = patterns.templates(found.path)
        let file = try source(found)
        let outcome = PayloadReader.read(
          file,
          isExpected: isExpected,
          isMatched: patterns.matchesPayload(found.path),
          envelope: settings.last { $0.envelope != nil }?.envelope,
          dialect: settings.last { $0.dialect != nil }?.dialect
        )
        if found.isNamed, ["json", "jsonc", "json5"].contains(found.path.pathExtension),
          !patterns.matchesPayload(found.path), ManifestReader.isManifest(outcome.value.document)
        {
          return .manifest(ManifestReader.read(file))
        }
        return outcome.value.isPayloadFile ? .payload(outcome) : .nothing
      case .manifest:
        guard !patterns.appsOfManifest(found).isEmpty else { return .nothing }
        return .manifest(ManifestReader.read(try source(found)))
      case .folderMember, .strayTable, .projectFile: return .nothing
      }
    } catch {
      return .failed(error)
    }
  }

  private func source(_ found: FoundFile) throws(FileAccessError) -> SourceFile {
    SourceFile(path: found.path.string, bytes: try files.read(found.path))
  }
}

/// Which files belong to which apps of the configuration.
struct AppPatterns: Sendable {
  let configuration: Configuration

  /// The numbers of the apps whose patterns a file fits; all of them for a file that was named and
  /// fits none.
  func apps(of found: FoundFile, _ patterns: KeyPath<AppSettings, PathPatterns>) -> [Int] {
    let path = configuration.folder.relative(found.path).string
    let apps = configuration.apps
    let numbers = apps.indices.filter { number in
      let own = apps[number][keyPath: patterns]
      return own.isEmpty || own.match(path)
    }
    return numbers.isEmpty && found.isNamed ? Array(apps.indices) : numbers
  }

  /// The numbers of the apps that a manifest belongs to; all of them for a file that was named and
  /// fits none.
  func appsOfManifest(_ found: FoundFile) -> [Int] {
    let path = configuration.folder.relative(found.path).string
    let numbers = configuration.apps.indices.filter {
      configuration.manifests.match(path) || configuration.apps[$0].manifests.match(path)
    }
    return numbers.isEmpty && found.isNamed ? Array(configuration.apps.indices) : numbers
  }

  /// Whether a pattern of the configuration says that a file holds payloads.
  func matchesPayload(_ path: FilePath) -> Bool {
    let path = configuration.folder.relative(path).string
    return configuration.apps.contains { $0.payloads.match(path) }
  }

  /// The settings about templates that a file fits, in their order.
  func templates(_ path: FilePath) -> [TemplateSettings] {
    guard !configuration.templates.isEmpty else { return [] }
    let path = configuration.folder.relative(path).string
    return configuration.templates.filter { $0.payloads.match(path) }
  }

  /// Whether the configuration names a file itself as one that holds a payload.
  func namesPayload(_ path: FilePath) -> Bool {
    let path = configuration.folder.relative(path).string
    return configuration.apps.contains { $0.payloads.patterns.contains(path) }
  }
}
