// Without test flags there is no module Testing: a plain build of every target leaves this out.
#if canImport(Testing)
  public import Foundation
  public import Testing

  /// Recorded data that is not part of the repository.
  ///
  /// Looked for in the folder that the environment variable `PUSHLOC_SHARED` names, else in `shared`
  /// beside the repository. Tests that need it are skipped where it is absent:
  /// `.enabled(if: SharedMaterial.isThere, SharedMaterial.absence)`.
  public enum SharedMaterial {
    /// The folder; nil where there is none.
    public static let folder: URL? = {
      let named = ProcessInfo.processInfo.environment["PUSHLOC_SHARED"].map {
        URL(fileURLWithPath: $0)
      }
      let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let beside = repository.deletingLastPathComponent().appendingPathComponent("shared")
      return [named, beside].compactMap(\.self).first {
        FileManager.default.fileExists(atPath: $0.appendingPathComponent("conformance").path)
      }
    }()

    /// Whether the folder is there.
    public static var isThere: Bool { folder != nil }

    /// What a skipped test says.
    public static let absence: Comment = "set PUSHLOC_SHARED to the folder of recorded data"

    /// Returns the lines of a file of recorded rows.
    ///
    /// - Throws: what Foundation throws when the file cannot be read.
    public static func lines(_ path: String) throws -> [String] {
      guard let folder else { return [] }
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return text.split(separator: "\n").map(String.init)
    }

    /// Returns the files below a folder of the material that have one of the extensions, sorted.
    public static func files(in path: String, extensions: Set<String>) -> [URL] {
      guard let folder,
        let all = FileManager.default.enumerator(
          at: folder.appendingPathComponent(path),
          includingPropertiesForKeys: nil
        )
      else { return [] }
      return all.compactMap { $0 as? URL }
        .filter { extensions.contains($0.pathExtension) }
        .sorted { $0.path < $1.path }
    }
  }
#endif
