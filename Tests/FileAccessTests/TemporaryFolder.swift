import FileAccess
import Foundation

/// A folder on the real disk that goes away with the test.
final class TemporaryFolder {
  let path: FilePath
  let files = SystemFiles()

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("pushloc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try files.realPath(FilePath(url.path))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.string)
  }

  subscript(name: FilePath) -> FilePath { path.appending(name) }

  /// A path as a C function takes it.
  func text(_ name: FilePath) -> String { self[name].string }
}
