import Diagnostics
import Rules
import Testing

/// A fix takes its own finding away and brings no other.
struct FixTests {
  static let fixing = ExampleCase.all { $0.fix == .none ? [] : $0.triggering }

  /// What stays the same of a finding when the text before it changes.
  private struct Kind: Hashable {
    let rule: RuleID
    let path: String
    let key: String?

    init(_ diagnostic: Diagnostic) {
      (rule, path, key) = (diagnostic.rule, diagnostic.place.path, diagnostic.key)
    }
  }

  private func counts(_ findings: [Diagnostic]) -> [Kind: Int] {
    findings.reduce(into: [:]) { $0[Kind($1), default: 0] += 1 }
  }

  @Test(arguments: fixing)
  func eachFixRemovesItsFindingAndAddsNone(_ test: ExampleCase) throws {
    let project = ExampleProject(test.example)
    let before = try project.findings()
    for finding in before where finding.rule == test.rule.id {
      guard let fix = finding.fix else { continue }
      let fixed = try #require(project.applying(fix), "edits overlap: \(finding.line)")
      let after = try fixed.findings()
      let old = counts(before)
      let new = counts(after)
      let kind = Kind(finding)
      #expect(new[kind, default: 0] == old[kind, default: 0] - 1, "\(finding.line)")
      let added = after.filter {
        // A file whose encoding is mended is a UTF-16 file still.
        $0.rule != "utf16-table" && new[Kind($0), default: 0] > old[Kind($0), default: 0]
      }
      #expect(added.map(\.line) == [], "after the fix of \(finding.line)")
    }
  }

  @Test(arguments: RuleRegistry.rules.map { $0.description.id })
  func aRuleOffersTheFixItAnnounces(_ id: RuleID) throws {
    let rule = try #require(RuleRegistry.descriptions[id])
    var kinds: Set<FixKind> = []
    for example in rule.triggering {
      for finding in try ExampleProject(example).findings() where finding.rule == rule.id {
        kinds.insert(finding.fix.map { $0.isSafe ? .safe : .unsafe } ?? .none)
      }
    }
    let best: FixKind = kinds.contains(.safe) ? .safe : kinds.contains(.unsafe) ? .unsafe : .none
    #expect(best == rule.fix)
  }
}
