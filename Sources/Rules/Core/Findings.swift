public import Diagnostics

/// Collects what rules find.
public struct Findings: Sendable {
  /// What was found, in the order of finding.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Creates an empty collection.
  public init() {}

  /// Adds a finding.
  public mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Adds findings.
  public mutating func add(contentsOf more: some Sequence<Diagnostic>) {
    diagnostics.append(contentsOf: more)
  }
}
