public import FileAccess
import SourceText

/// Finds the configuration of a run and reads it.
public struct ConfigurationLoader: Sendable {
  /// Which configuration is taken.
  public enum Choice: Hashable, Sendable {
    /// The first `.pushloc.json` in the working directory or a folder above it.
    case search
    /// A file that was named.
    case file(FilePath)
    /// None.
    case none
  }

  /// Why there is no configuration.
  public enum Failure: Error, Sendable {
    /// The file cannot be read.
    case unreadable(FileAccessError)
    /// The file is wrong.
    case faulty(ConfigurationError)
  }

  private let files: any FileSystem

  /// Creates a loader.
  public init(files: any FileSystem) {
    self.files = files
  }

  /// Reads the chosen configuration; without a file everything is as by default.
  ///
  /// - Throws: when a file is there and cannot be read, or is wrong.
  public func load(_ choice: Choice = .search) throws(Failure) -> Configuration {
    let current: FilePath
    let found: FilePath?
    do {
      current = try files.currentDirectory()
      found = try path(choice, from: current)
    } catch {
      throw .unreadable(error)
    }
    if let found { return try read(found, current: current) }
    var configuration = Configuration()
    configuration.folder = ConfigurationFolder(absolute: current, current: current)
    return configuration
  }

  private func path(
    _ choice: Choice,
    from current: FilePath
  ) throws(FileAccessError) -> FilePath? {
    switch choice {
    case .none: return nil
    case .file(let path): return current.appending(path)
    case .search:
      var folder = current.normalized
      for _ in 0...folder.components.count {
        let candidate = folder.appending(Configuration.fileName)
        if try files.kind(of: candidate) == .file { return candidate }
        folder = folder.parent
      }
      return nil
    }
  }

  private func read(_ path: FilePath, current: FilePath) throws(Failure) -> Configuration {
    let folder = ConfigurationFolder(absolute: path.normalized.parent, current: current)
    let shown = ConfigurationFolder(absolute: current, current: current).shown(path)
    let bytes: [UInt8]
    do {
      bytes = try files.read(shown)
    } catch {
      throw .unreadable(error)
    }
    do {
      return try ConfigurationReader.read(
        SourceFile(path: shown.string, bytes: bytes),
        folder: folder
      )
    } catch {
      throw .faulty(error)
    }
  }
}
