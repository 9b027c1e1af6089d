import Diagnostics
import SourceText

/// Chooses the fixes that can be made together: of two that touch the same bytes the first one.
struct FixPlan {
  /// The edits of each file, by path.
  private(set) var edits: [String: [SourceEdit]] = [:]
  /// Number of fixes.
  private(set) var count = 0

  /// Chooses among the fixes of findings, in their order.
  init(_ findings: [Diagnostic], includesUnsafe: Bool) {
    for finding in findings {
      guard let fix = finding.fix, fix.isSafe || includesUnsafe else { continue }
      // Two findings can have one way out.
      let new = fix.edits.filter { edits[$0.path]?.contains($0) != true }
      if new.isEmpty {
        count += 1
      } else if new.count == fix.edits.count, new.allSatisfy(isFree) {
        for edit in new { edits[edit.path, default: []].append(edit) }
        count += 1
      }
    }
  }

  /// Whether an edit touches none of those that are chosen.
  private func isFree(_ edit: SourceEdit) -> Bool {
    edits[edit.path, default: []].allSatisfy { other in
      if edit.storesFileAsUTF8 || other.storesFileAsUTF8 { return false }
      if edit.range.isEmpty && other.range.isEmpty { return edit.range != other.range }
      if edit.range.isEmpty || other.range.isEmpty {
        return edit.range.end <= other.range.start || other.range.end <= edit.range.start
      }
      return edit.range.end <= other.range.start || other.range.end <= edit.range.start
    }
  }
}
