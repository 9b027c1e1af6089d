import Catalogs
import Diagnostics
import JSONSyntax
import Payloads
import Rules
import SourceText

/// The suppressions of a project: what they take away, and what is wrong with them.
struct Suppressions {
  private let levels: RuleLevels
  private let sources: [String: DecodedSource]
  private var byPath: [String: [Suppression]] = [:]
  /// Files of which not everything could be read: nothing is said of their suppressions.
  private var broken: Set<String> = []
  /// Whether findings about keys that pushes use can be expected.
  private let hasUses: Bool

  init(_ project: Project, _ levels: RuleLevels) {
    self.levels = levels
    sources = project.sources
    hasUses = !project.payloadFiles.isEmpty || !project.manifests.isEmpty
    for file in project.tableFiles {
      let isWhole = file.isAccepted && !file.diagnostics.contains { $0.severity == .error }
      add(SuppressionFinder.suppressions(in: file), file.source.path, isWhole: isWhole)
    }
    for file in project.payloadFiles {
      let isWhole = file.document.isStructureCertain
      add(SuppressionFinder.suppressions(in: file), file.source.path, isWhole: isWhole)
    }
  }

  private mutating func add(_ suppressions: [Suppression], _ path: String, isWhole: Bool) {
    guard !suppressions.isEmpty else { return }
    byPath[path] = suppressions
    if !isWhole { broken.insert(path) }
  }

  /// Whether a finding is suppressed.
  mutating func suppress(_ diagnostic: Diagnostic) -> Bool {
    guard var suppressions = byPath[diagnostic.place.path] else { return false }
    let category = diagnostic.category ?? RuleRegistry.descriptions[diagnostic.rule]?.category
    var isSuppressed = false
    for index in suppressions.indices {
      guard let covered = suppressions[index].covered,
        covered.start <= diagnostic.place.range.start,
        diagnostic.place.range.start <= covered.end
      else { continue }
      for (number, subject) in suppressions[index].subjects.enumerated()
      where subject?.fits(diagnostic.rule, category) == true {
        suppressions[index].used.insert(number)
        isSuppressed = true
      }
    }
    if isSuppressed { byPath[diagnostic.place.path] = suppressions }
    return isSuppressed
  }

  /// Faults of the suppressions themselves, once all findings went through.
  func faults() -> [Diagnostic] {
    byPath.sorted { $0.key < $1.key }.flatMap { path, suppressions -> [Diagnostic] in
      guard !broken.contains(path) else { return [] }
      return suppressions.flatMap {
        SuppressionFaults(path: path, source: sources[path]).faults($0, self)
      }
    }
  }

  /// Whether it can be said that a name suppresses nothing.
  ///
  /// A rule that is off finds nothing, and without payloads no rule about pushes does.
  func isJudged(_ subject: RuleSetting.Subject) -> Bool {
    guard hasUses else { return false }
    guard case .rule(let rule) = subject else { return true }
    return levels.isApplied(rule)
  }
}
