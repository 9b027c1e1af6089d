public import Diagnostics

/// The rules of one run, by what they look at; those that are off are not among them.
public struct RuleSet: Sendable {
  let tableRules: [any TableRule.Type]
  let entryRules: [any EntryRule.Type]
  let pluralRules: [any PluralRule.Type]
  let keyRules: [any KeyRule.Type]
  let appRules: [any AppRule.Type]
  let catalogRules: [any CatalogRule.Type]
  let payloadRules: [any PayloadRule.Type]

  /// Chooses rules of the registry.
  ///
  /// - Parameter isOn: whether a rule is applied.
  public init(isOn: (RuleID) -> Bool) {
    let rules = RuleRegistry.rules.filter { isOn($0.description.id) }
    tableRules = rules.compactMap { $0 as? any TableRule.Type }
    entryRules = rules.compactMap { $0 as? any EntryRule.Type }
    pluralRules = rules.compactMap { $0 as? any PluralRule.Type }
    keyRules = rules.compactMap { $0 as? any KeyRule.Type }
    appRules = rules.compactMap { $0 as? any AppRule.Type }
    catalogRules = rules.compactMap { $0 as? any CatalogRule.Type }
    payloadRules = rules.compactMap { $0 as? any PayloadRule.Type }
  }

  /// All rules, those that are off without configuration included.
  public static let all = RuleSet { _ in true }
}
