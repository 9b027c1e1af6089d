import Diagnostics
public import FileAccess
import SourceText

/// The paths of a command line: what has to be known for them, and what is reported.
///
/// A payload is right or wrong only beside all tables, and a table beside all payloads. So named paths
/// narrow what is reported, and the configuration says what is known: everything in its folder.
/// Without a configuration the named paths are all there is.
///
/// Source: `docs/decisions/0017-paths-narrow-what-is-reported.md`.
public struct PathScope: Sendable {
  /// The paths as they were named.
  public let named: [FilePath]
  /// The folders that are searched beside them, as reports show them; they need not be there.
  let others: [FilePath]
  /// Whether less is reported than is known.
  public let isNarrow: Bool
  /// Whether what is known was found by the git work tree, for want of a configuration.
  public let isFoundByGit: Bool
  /// Paths of the payload files that findings must touch; nil for all.
  public var payloads: Set<String>?

  private let current: FilePath
  private let roots: [FilePath]

  /// Creates the scope of paths under a configuration.
  ///
  /// - Parameters:
  ///   - paths: The paths as named.
  ///   - configuration: The configuration, or the one of a project without.
  public init(_ paths: [FilePath], _ configuration: Configuration) {
    let folder = configuration.folder
    let roots = paths.map { folder.current.appending($0).normalized }
    let isAround = roots.contains { folder.absolute.relative(to: $0) != nil }
    let isInside = roots.contains { $0.relative(to: folder.absolute) != nil }
    let isConfigured = configuration.source != nil && (isAround || isInside)
    named = paths
    current = folder.current
    self.roots = roots
    isNarrow = isConfigured && !isAround
    isFoundByGit = false
    others =
      isConfigured
      ? (isAround ? [] : [folder.shown(".")]) + Self.outerFolders(configuration) : []
  }

  /// Creates the scope of paths in a git work tree without a configuration.
  init(_ paths: [FilePath], workTree: FilePath, current: FilePath) {
    named = paths
    others = [workTree]
    isNarrow = true
    isFoundByGit = true
    self.current = current
    roots = paths.map { current.appending($0).normalized }
  }

  /// The paths that are searched.
  public var known: [FilePath] { named + others }

  /// Folders of tables and payloads that a search of the configuration's folder leaves out: they lie
  /// elsewhere, or in a folder that builds fill.
  private static func outerFolders(_ configuration: Configuration) -> [FilePath] {
    let patterns = configuration.apps.flatMap { $0.tables.patterns + $0.payloads.patterns }
    var folders: [FilePath] = []
    for pattern in patterns {
      let literal = PathPatterns.literalPart(of: pattern)
      let isOutside = literal.isAbsolute || literal.normalized.components.first == ".."
      let isSkipped = literal.components.contains {
        FileFinder.skippedFolders.contains($0.string)
      }
      let shown = configuration.folder.shown(literal)
      if isOutside || isSkipped, !folders.contains(shown) { folders.append(shown) }
    }
    return folders
  }

  /// Whether a path, as reports show it, is one of the named ones or lies below one.
  public func covers(_ path: String) -> Bool {
    guard isNarrow else { return true }
    let absolute = current.appending(FilePath(path)).normalized
    return roots.contains { absolute.relative(to: $0) != nil }
  }

  /// Whether a finding stands in a named path or is caused by one.
  func touches(_ finding: Diagnostic) -> Bool {
    let paths =
      [finding.place.path] + [finding.payload].compactMap(\.self)
      + finding.related.map(\.place.path)
    return paths.contains(where: covers) && (payloads.map { !$0.isDisjoint(with: paths) } ?? true)
  }

  /// Returns the findings that are reported.
  ///
  /// One that stands elsewhere loses a fix that would change a file nobody named.
  func reported(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard isNarrow || payloads != nil else { return findings }
    return findings.filter(touches).map { finding in
      guard let edits = finding.fix?.edits, !edits.allSatisfy({ covers($0.path) }) else {
        return finding
      }
      var finding = finding
      finding.fix = nil
      return finding
    }
  }

  /// Says what was left out of the report; nil where nothing was.
  func remark(_ configuration: Configuration) -> Message? {
    guard isNarrow else { return nil }
    let names = named.prefix(3).map { "'\($0.string)'" }.joined(separator: ", ")
    let rest = named.count - 3
    let paths = rest > 0 ? "\(names), \(rest) more" : names
    guard !isFoundByGit, let source = configuration.source else {
      return "only what touches \(paths) is reported; the tables are those of the git work tree"
    }
    return "only what touches \(paths) is reported; the whole project of '\(source.path)' is read"
  }
}
