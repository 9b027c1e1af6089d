import Diagnostics
public import FileAccess
import Payloads
import SourceText

/// Patterns of a command line, relative to the working directory: `--exclude` and `--payload`.
///
/// A pattern without a slash fits a file or a folder of that name anywhere, as people type it:
/// `chat.apns` fits `server/push/chat.apns`. One with a slash fits as the patterns of the configuration
/// do.
public struct PathFilter: Sendable {
  /// The patterns as written.
  public let patterns: [String]
  private let names: [Glob]
  private let paths: PathPatterns

  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - patterns: The patterns.
  ///   - current: The working directory, absolute: patterns that begin with it are as relative ones.
  public init(_ patterns: [String] = [], current: FilePath = "/") {
    self.patterns = patterns
    let short = patterns.map { pattern -> String in
      guard pattern.hasPrefix("/"), current != "/" else { return pattern }
      return FilePath(pattern).relative(to: current)?.string ?? pattern
    }
    let bare = short.map { pattern in
      var name = pattern[...]
      while name.utf8.count > 1, name.hasSuffix("/") { name.removeLast() }
      return String(name)
    }
    names = bare.filter { !$0.utf8.contains(UInt8(ascii: "/")) }.map(Glob.init)
    paths = PathPatterns(short)
  }

  /// Whether there is no pattern.
  public var isEmpty: Bool { patterns.isEmpty }

  /// Whether a path, as reports show it, fits one of the patterns.
  public func match(_ path: FilePath) -> Bool {
    guard !isEmpty else { return false }
    if paths.match(path.string) { return true }
    guard !names.isEmpty else { return false }
    return path.components.contains { name in
      let text = name.string
      return names.contains { $0.matches(text) }
    }
  }
}

extension Project {
  /// Narrows what is reported to payload files that fit patterns.
  ///
  /// - Throws: when there is a pattern that no payload file fits.
  public mutating func choosePayloads(_ filter: PathFilter) throws(CheckFailure) {
    let paths = (payloadFiles.map(\.source.path) + manifests.map(\.source.path))
    for pattern in filter.patterns {
      let own = PathFilter([pattern], current: configuration.folder.current)
      guard !paths.contains(where: { own.match(FilePath($0)) }) else { continue }
      throw .refused(
        "no payload file fits '\(pattern)'",
        help: paths.first.map {
          "a pattern fits a whole path or one name in it, for example '\($0)'"
        }
      )
    }
    scope.payloads = Set(paths.filter { filter.match(FilePath($0)) })
  }
}
