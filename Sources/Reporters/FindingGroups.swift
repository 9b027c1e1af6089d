import Diagnostics

/// Findings that say the same of one key in several places or languages, shown together.
struct FindingGroup {
  /// The one shown in full: the first in order.
  var first: Diagnostic
  /// The others, in order.
  var others: [Diagnostic] = []

  private struct Sameness: Hashable {
    var rule: RuleID
    var key: String
    var severity: Severity
  }

  /// Groups findings by rule, key and severity; groups stand where their first finding stood.
  static func groups(of diagnostics: [Diagnostic]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    var places: [Sameness: Int] = [:]
    for diagnostic in diagnostics {
      guard let key = diagnostic.key else {
        groups.append(FindingGroup(first: diagnostic))
        continue
      }
      let sameness = Sameness(rule: diagnostic.rule, key: key, severity: diagnostic.severity)
      if let place = places[sameness] {
        groups[place].others.append(diagnostic)
      } else {
        places[sameness] = groups.count
        groups.append(FindingGroup(first: diagnostic))
      }
    }
    return groups
  }
}
