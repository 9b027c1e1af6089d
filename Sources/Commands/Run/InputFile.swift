import FileAccess
import SourceText

extension CommandContext {
  /// Returns a path as reports show it: relative to the working directory when below it.
  func shown(_ path: FilePath) -> String {
    guard path.isAbsolute, let directory = try? files.currentDirectory() else {
      return path.normalized.string
    }
    return (path.relative(to: directory) ?? path.normalized).string
  }

  /// Reads a named file, or standard input for `-` under the name that `--stdin-path` gives.
  ///
  /// - Parameters:
  ///   - path: the file, or `-`.
  ///   - arguments: the command line.
  /// - Returns: the file.
  /// - Throws: when it cannot be read.
  func readFile(
    _ path: FilePath,
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> SourceFile {
    do {
      guard path == "-" else { return try SourceFile(path: shown(path), bytes: files.read(path)) }
      let name = arguments.path("stdin-path").map(shown)
      return try SourceFile(path: name ?? "-", bytes: readInput(DecodedSource.maximumBytes))
    } catch {
      throw CommandFailure(error)
    }
  }
}
