public import Diagnostics

/// The rules of one run, by what they look at; those that are off are not among them.
public struct RuleSet: Sendable {
  private(set) var tableRules: [any TableRule.Type] = []
  private(set) var entryRules: [(interest: TextTraits, rule: any EntryRule.Type)] = []
  private(set) var pluralRules: [any PluralRule.Type] = []
  private(set) var keyRules: [any KeyRule.Type] = []
  private(set) var appRules: [any AppRule.Type] = []
  private(set) var catalogRules: [any CatalogRule.Type] = []
  private(set) var payloadRules: [any PayloadRule.Type] = []

  /// What an entry must have for any of the rules to look at it.
  private(set) var entryInterest: TextTraits = []

  /// Chooses rules of the registry.
  ///
  /// - Parameter isOn: whether a rule is applied.
  public init(isOn: (RuleID) -> Bool) {
    for rule in RuleRegistry.rules where isOn(rule.description.id) {
      for subject in rule.subjects { add(subject) }
    }
    entryInterest = entryRules.reduce(into: []) { $0.formUnion($1.interest) }
  }

  private mutating func add(_ subject: RuleSubject) {
    switch subject {
    case .reader: break
    case .table(let rule): tableRules.append(rule)
    case .entry(let rule): entryRules.append((rule.interest, rule))
    case .plural(let rule): pluralRules.append(rule)
    case .key(let rule): keyRules.append(rule)
    case .app(let rule): appRules.append(rule)
    case .catalog(let rule): catalogRules.append(rule)
    case .payload(let rule): payloadRules.append(rule)
    }
  }

  /// All rules, those that are off without configuration included.
  public static let all = RuleSet { _ in true }
}
