import Diagnostics
import FileAccess
import SourceText

/// Chooses the fixes that can be made together: of two that touch the same bytes the first one.
struct FixPlan {
  /// What is offered again and again without an end: the fixes of a rule in a file, or all of a file.
  struct Offer: Hashable {
    var target: FilePath
    var rule: RuleID?
  }

  /// The edits of each file, by one of its paths.
  private(set) var edits: [String: [SourceEdit]] = [:]
  /// Number of fixes of each file, by the same path.
  private(set) var counts: [String: Int] = [:]
  /// The rules whose fixes were chosen.
  private(set) var offers: Set<Offer> = []

  private let targets: FixTargets
  /// The path of each file whose edits are made: a file has one text, however many links lead to it.
  private var chosen: [FilePath: String] = [:]

  /// Chooses among the fixes of findings, in their order.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - includesUnsafe: Whether fixes are made that are a guess.
  ///   - targets: Where the files lie; one that may not be written is left alone.
  ///   - excluded: Fixes that are not made.
  init(
    _ findings: [Diagnostic],
    includesUnsafe: Bool,
    targets: FixTargets,
    excluded: Set<Offer> = []
  ) {
    self.targets = targets
    for finding in findings {
      guard let fix = finding.fix, fix.isSafe || includesUnsafe else { continue }
      let offers = Set(
        fix.edits.map { Offer(target: targets.target(of: $0.path), rule: finding.rule) }
      )
      let isRefused = offers.contains {
        excluded.contains($0) || excluded.contains(Offer(target: $0.target))
      }
      if !isRefused, add(fix) { self.offers.formUnion(offers) }
    }
  }

  /// Takes a fix unless it gets in the way of another.
  private mutating func add(_ fix: Fix) -> Bool {
    guard let first = fix.edits.first,
      fix.edits.allSatisfy({ edit in
        let path = chosen[targets.target(of: edit.path)] ?? edit.path
        return path == edit.path && targets.refusal(of: edit.path) == nil
      })
    else { return false }
    // Two findings can have one way out.
    let new = fix.edits.filter { edits[$0.path]?.contains($0) != true }
    guard new.isEmpty || new.count == fix.edits.count && new.allSatisfy(isFree) else {
      return false
    }
    for edit in new {
      edits[edit.path, default: []].append(edit)
      chosen[targets.target(of: edit.path)] = edit.path
    }
    counts[first.path, default: 0] += 1
    return true
  }

  /// Whether an edit touches none of those that are chosen.
  private func isFree(_ edit: SourceEdit) -> Bool {
    edits[edit.path, default: []].allSatisfy { other in
      if edit.storesFileAsUTF8 || other.storesFileAsUTF8 { return false }
      if edit.range.isEmpty && other.range.isEmpty { return edit.range != other.range }
      return edit.range.end <= other.range.start || other.range.end <= edit.range.start
    }
  }
}
