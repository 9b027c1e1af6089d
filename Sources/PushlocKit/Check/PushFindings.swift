import Catalogs
import Delivery
import Diagnostics
import Rules

/// What readers found about a key that payloads use: readers do not know of payloads.
struct PushFindings {
  /// Rules of readers about one key whose fault every use of the key shows.
  private static let rules: Set<RuleID> = [
    KeyWithoutValue.description.id, NonStringValue.description.id,
  ]

  private let uses: [String: [KeyUse]]
  /// Paths of the tables that the system reads for the uses.
  private let paths: Set<String>

  /// Takes the uses of all apps.
  init(_ contexts: [AppContext]) {
    let apps = contexts.filter { !$0.uses.isEmpty }
    uses = Dictionary(grouping: apps.flatMap(\.uses), by: \.key)
    paths = Set(
      apps.flatMap(\.bundle.tables).filter { $0.name == "Localizable" }.map(\.path)
    )
  }

  /// Returns findings with the payloads that they concern; those are errors.
  func sharpened(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.map { finding in
      guard Self.rules.contains(finding.rule), paths.contains(finding.place.path),
        let key = finding.key, let uses = uses[key], let first = uses.first,
        // A key that is a text of its own is shown as one.
        finding.rule == NonStringValue.description.id || SymbolicKey.isSymbolic(key)
      else { return finding }
      var finding = finding
      finding.severity = .error
      finding.payload = first.place.path
      finding.pointer = first.pointer
      finding.related += uses.map { RelatedPlace(place: $0.place, message: "used here") }
      return finding
    }
  }
}
