import Diagnostics

/// The findings of several apps, which can share tables and payloads: the same fault is told once, with
/// what each app says of it.
struct CombinedFindings {
  private struct Sameness: Hashable {
    var rule: RuleID
    var severity: Severity
    var place: SourcePlace
    var key: String?
    var message: Message

    init(_ finding: Diagnostic) {
      rule = finding.rule
      severity = finding.severity
      place = finding.place
      key = finding.key
      message = finding.message
    }
  }

  /// What was found, in the order of finding.
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private var numbers: [Sameness: Int] = [:]

  /// Adds the findings of one app.
  mutating func add(_ findings: [Diagnostic]) {
    let first = diagnostics.count
    for finding in findings where seen.insert(finding).inserted {
      if let number = numbers[Sameness(finding)] {
        merge(finding, into: number)
      } else {
        diagnostics.append(finding)
      }
    }
    for number in first..<diagnostics.count {
      let sameness = Sameness(diagnostics[number])
      if numbers[sameness] == nil { numbers[sameness] = number }
    }
  }

  private mutating func merge(_ finding: Diagnostic, into number: Int) {
    let related = finding.related.filter { !diagnostics[number].related.contains($0) }
    diagnostics[number].related += related
    let locales = Set(diagnostics[number].locales).union(finding.locales)
    diagnostics[number].locales = locales.sorted()
  }
}
