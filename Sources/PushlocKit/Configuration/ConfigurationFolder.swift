public import FileAccess

/// The folder that the patterns and paths of a configuration count from.
public struct ConfigurationFolder: Hashable, Sendable {
  /// The folder, absolute.
  public var absolute: FilePath
  /// The working directory, absolute, which the paths of reports count from.
  public var current: FilePath

  /// Creates a folder.
  public init(absolute: FilePath, current: FilePath) {
    self.absolute = absolute.normalized
    self.current = current.normalized
  }

  /// Returns a path of a report relative to the folder, with `..` where it lies outside.
  public func relative(_ shown: FilePath) -> FilePath {
    // Nearly always the configuration lies in the working directory.
    if current == absolute, shown.isPlain { return shown }
    return Self.path(to: current.appending(shown), from: absolute)
  }

  /// Returns a path of the configuration as reports show it.
  public func shown(_ relative: FilePath) -> FilePath {
    Self.path(to: absolute.appending(relative), from: current)
  }

  /// Returns the way from one absolute folder to a path; the path itself when only the root is shared.
  private static func path(to path: FilePath, from folder: FilePath) -> FilePath {
    let target = path.normalized
    if let inside = target.relative(to: folder) { return inside }
    let names = target.components
    let base = folder.components
    var common = 0
    while common < min(names.count, base.count), names[common] == base[common] { common += 1 }
    guard common > 0 else { return target }
    let up = Array(repeating: FilePath(".."), count: base.count - common)
    return (up + names[common...]).reduce("") { $0.appending($1) }
  }
}
