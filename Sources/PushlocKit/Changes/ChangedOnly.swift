import Diagnostics
import FileAccess
import SourceText

/// Keeps the findings that a change touches or causes.
///
/// Both versions of the project are checked: what was found before, too, is old, unless it stands on a
/// line that the change has written.
struct ChangedOnly {
  /// What the change knows a finding by.
  private struct Identity: Hashable {
    var rule: String
    var key: [UInt8]
    var locale: String
    var path: String
  }

  private let before: VersionBefore
  private var counts: [Identity: Int] = [:]
  private var lines: [String: ChangedLines] = [:]
  private let project: Project

  /// - Parameters:
  ///   - before: The version before the change.
  ///   - findings: What is found in it.
  ///   - project: The project now.
  init(_ before: VersionBefore, findings: [Diagnostic], project: Project) {
    self.before = before
    self.project = project
    for finding in findings {
      for identity in Self.identities(finding, path: finding.place.path) {
        counts[identity, default: 0] += 1
      }
    }
  }

  /// Returns the findings that are new or touched, in their order.
  mutating func filter(_ findings: [Diagnostic]) -> [Diagnostic] {
    var groups: [[Identity]: [Int]] = [:]
    for (number, finding) in findings.enumerated() {
      let path = before.oldPath(of: finding.place.path)
      groups[Self.identities(finding, path: path), default: []].append(number)
    }
    var kept: Set<Int> = []
    for (identities, numbers) in groups {
      let touched = numbers.filter { isTouched(findings[$0]) }
      let known = identities.map { counts[$0] ?? 0 }.min() ?? 0
      let others = numbers.filter { !touched.contains($0) }
      let new = max(0, numbers.count - known - touched.count)
      kept.formUnion(touched)
      kept.formUnion(others.suffix(new))
    }
    return findings.enumerated().filter { kept.contains($0.offset) }.map(\.element)
  }

  private static func identities(_ finding: Diagnostic, path: String) -> [Identity] {
    let key = Array((finding.key ?? "").utf8)
    let locales = finding.locales.isEmpty ? [""] : finding.locales
    return locales.map {
      Identity(rule: finding.rule.name, key: key, locale: $0, path: path)
    }
  }

  private mutating func isTouched(_ finding: Diagnostic) -> Bool {
    if isTouched(finding.place) { return true }
    // A related place that only names a file says nothing about its first line.
    return finding.related.contains { !$0.place.range.isEmpty && isTouched($0.place) }
  }

  private mutating func isTouched(_ place: SourcePlace) -> Bool {
    guard let source = project.sources[place.path] else { return false }
    if lines[place.path] == nil {
      lines[place.path] = ChangedLines(source, before: before.source(of: place.path))
    }
    guard let changed = lines[place.path] else { return false }
    if place.range.isEmpty, place.range.lowerBound == source.contentStart {
      return changed.isWhole
    }
    return changed.contains(place.range)
  }
}
