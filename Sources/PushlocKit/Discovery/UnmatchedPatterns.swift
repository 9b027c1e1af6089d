import Catalogs
import Diagnostics
import FileAccess
import Payloads
import Rules
import SourceText

/// Finds the patterns of a configuration that fit no file.
///
/// Only patterns that lie wholly in what was searched are judged: `pushloc check App` says nothing of
/// the server's folder.
struct UnmatchedPatterns {
  private let configuration: Configuration
  private let roots: [FilePath]
  private let found: [String]
  /// Those of the found files that may hold payloads.
  private let candidates: [String]
  private let project: Project

  /// - Parameters:
  ///   - project: What was read.
  ///   - found: What discovery found.
  ///   - paths: The paths that were searched.
  init(_ project: Project, found: [FoundFile], paths: [FilePath]) {
    configuration = project.configuration
    let folder = configuration.folder
    roots = paths.map { folder.current.appending($0).normalized }
    self.found = found.map { folder.relative($0.path).string }
    candidates = found.filter { $0.role == .payload }.map { folder.relative($0.path).string }
    self.project = project
  }

  /// Returns a finding for each pattern that fits nothing.
  func findings() -> [Diagnostic] {
    let tables = relative(project.tableFiles.map(\.source.path))
    let payloads = relative(project.payloadFiles.map(\.source.path))
    let manifests = relative(project.manifests.map(\.source.path))
    var findings = unmatched(configuration.manifests, among: manifests, "a key list")
    for app in configuration.apps {
      findings += unmatched(app.tables, among: tables, "a string table")
      findings += unmatched(app.payloads, among: payloads, "a payload")
      findings += unmatched(app.manifests, among: manifests, "a key list")
    }
    let ofPayloads =
      configuration.renderer.map(\.payloads) + configuration.templates.map(\.payloads)
      + configuration.customFields.map(\.payloads) + configuration.websites.map(\.payloads)
    // Messages of services without keys are not read as payloads, and settings may be about them.
    var milder = ofPayloads.flatMap { unmatched($0, among: candidates, "a payload") }
    // Who fills in texts reads tables that need not be the app's own.
    milder += configuration.renderer.flatMap { unmatched($0.tables, among: found, nil) }
    milder += configuration.overrides.flatMap { unmatched($0.files, among: found, nil) }
    return findings
      + milder.map { finding in
        var finding = finding
        finding.severity = .warning
        return finding
      }
  }

  private func relative(_ paths: [String]) -> [String] {
    paths.map { configuration.folder.relative(FilePath($0)).string }
  }

  /// - Parameters:
  ///   - patterns: The patterns of one setting.
  ///   - paths: Paths of files that were read for it, from the configuration's folder.
  ///   - thing: What such a file holds; nil where any file will do.
  /// - Returns: A finding for each pattern that fits none of the paths.
  private func unmatched(
    _ patterns: PathPatterns,
    among paths: [String],
    _ thing: Message?
  ) -> [Diagnostic] {
    let missing = patterns.patterns.indices.filter { number in
      let own = PathPatterns([patterns.patterns[number]])
      return isSearched(patterns.patterns[number]) && !paths.contains(where: own.match)
    }
    let isNothing = missing.count == patterns.patterns.count
    return missing.compactMap { number in
      guard patterns.places.indices.contains(number) else { return nil }
      let pattern = patterns.patterns[number]
      let isThere = found.contains(where: PathPatterns([pattern]).match)
      let message: Message =
        if isThere, let thing {
          "no file that fits '\(pattern)' holds \(thing)"
        } else {
          "no file fits '\(pattern)'"
        }
      return Diagnostic(
        rule: UnmatchedPattern.description.id,
        severity: isNothing ? .error : .warning,
        message: message,
        place: patterns.places[number],
        help: isThere
          ? nil
          : "patterns count from the folder of this file; what git ignores or builds fill is not looked at"
      )
    }
  }

  private func isSearched(_ pattern: String) -> Bool {
    let base = configuration.folder.absolute.appending(PathPatterns.literalPart(of: pattern))
    return roots.contains { base.normalized.relative(to: $0) != nil }
  }
}
