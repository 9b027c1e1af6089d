import Diagnostics

/// Every rule there is, by id.
enum KnownRules {
  static let byID: [RuleID: RuleDescription] = [:]
}
