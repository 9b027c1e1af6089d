// Without test flags there is no module Testing: a plain build of every target leaves this out.
#if canImport(Testing)
  import Foundation
  public import Testing

  /// Compares a text with a golden file beside the test; `UPDATE_GOLDEN=1` writes the file instead.
  ///
  /// The file is `Golden/<name>` in the folder of the calling test.
  public func expectGolden(
    _ text: String,
    _ name: String,
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    expectFile(text, folder.appendingPathComponent("Golden/\(name)").path, sourceLocation)
  }

  /// Compares a text with a file of the repository; `UPDATE_GOLDEN=1` writes the file instead.
  ///
  /// The path counts from the repository's root.
  public func expectRepositoryFile(
    _ text: String,
    _ path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    expectFile(text, root.appendingPathComponent(path).path, sourceLocation)
  }

  private func expectFile(_ text: String, _ path: String, _ sourceLocation: SourceLocation) {
    let url = URL(fileURLWithPath: path)
    let name = "\(url.deletingLastPathComponent().lastPathComponent)/\(url.lastPathComponent)"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      do {
        try Data(text.utf8).write(to: url)
      } catch {
        Issue.record("cannot write \(name)", sourceLocation: sourceLocation)
      }
      return
    }
    guard let data = try? Data(contentsOf: url) else {
      Issue.record("no file \(name)", sourceLocation: sourceLocation)
      return
    }
    guard Array(data) != Array(text.utf8) else { return }
    let difference = lineDifference(String(decoding: data, as: UTF8.self), text)
    Issue.record("\(name) differs:\n\(difference)", sourceLocation: sourceLocation)
  }

  /// Returns the lines in which two texts differ, `-` for the first and `+` for the second.
  public func lineDifference(_ first: String, _ second: String) -> String {
    let old = first.split(separator: "\n", omittingEmptySubsequences: false)
    let new = second.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "-\(offset + 1): \(line.debugDescription)")
      case .insert(let offset, let line, _): (offset, 1, "+\(offset + 1): \(line.debugDescription)")
      }
    }
    return lines.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
  }
#endif
