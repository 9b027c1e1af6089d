import Catalogs
import Delivery
import Diagnostics
import FileAccess
import Rules
import SourceText

extension ProjectLoader {
  /// Finds files that read as manifests of a project's keys, among those that hold no payload.
  ///
  /// - Parameters:
  ///   - found: The files that discovery came upon.
  ///   - project: What was read of them.
  /// - Returns: Paths as reports show them, sorted; JSON of which the app knows less than half of the
  ///   keys is something else.
  public func manifests(among found: [FoundFile], of project: Project) -> [String] {
    var keys: Set<[UInt8]> = []
    for context in Check.contexts(of: project) where context.isApp {
      for table in context.bundle.tables {
        table.forEachVisibleEntry { _, entry in keys.insert(table.bytes(entry.key)) }
      }
    }
    let paths = found.filter { file in
      guard file.role == .payload, file.path.pathExtension.hasPrefix("json"),
        project.filePaths[file.path.string] == nil, let bytes = try? files.read(file.path)
      else { return false }
      let manifest = ManifestReader.read(SourceFile(path: file.path.string, bytes: bytes))
      let known = manifest.value.uses.count { keys.contains(Array($0.key.utf8)) }
      return known > 0 && known * 2 >= manifest.value.uses.count && manifest.diagnostics.isEmpty
    }
    return paths.map(\.path.string).sorted()
  }
}
