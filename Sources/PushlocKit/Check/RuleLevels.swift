public import Diagnostics
import Rules

/// Which rules are on and what their findings count as: flags before the configuration before defaults.
///
/// Of settings of the same origin one for a rule wins over one for its category, and a later one over
/// an earlier one.
public struct RuleLevels: Sendable {
  private struct Table: Sendable {
    var rules: [RuleID: RuleLevel] = [:]
    var categories: [Diagnostics.Category: RuleLevel] = [:]

    init(_ settings: [RuleSetting]) {
      for setting in settings {
        switch setting.subject {
        case .rule(let rule): rules[rule] = setting.level
        case .category(let category): categories[category] = setting.level
        }
      }
    }

    func level(_ rule: RuleID, _ category: Diagnostics.Category?) -> RuleLevel? {
      rules[rule] ?? category.flatMap { categories[$0] }
    }
  }

  private let flags: Table
  private let configured: Table
  private var overrides: [Table]
  private let isEverythingOn: Bool
  /// Rules that are off by default and that a declaration in the configuration turns on.
  private let declared: Set<RuleID>

  /// Creates the levels of a run.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - flags: Levels of the command line.
  public init(configuration: Configuration = Configuration(), flags: [RuleSetting] = []) {
    self.init(configuration: configuration, flags: flags, isEverythingOn: false)
  }

  private init(configuration: Configuration, flags: [RuleSetting], isEverythingOn: Bool) {
    self.flags = Table(flags)
    configured = Table(configuration.rules)
    overrides = configuration.overrides.map { Table($0.rules) }
    self.isEverythingOn = isEverythingOn
    declared = Self.declared(configuration)
  }

  /// Returns the rules that a project asks for by saying what they compare with.
  private static func declared(_ configuration: Configuration) -> Set<RuleID> {
    var rules: Set<RuleID> = []
    if configuration.customFieldStyle != nil { rules.insert(CustomNamingStyle.description.id) }
    if configuration.categories != nil { rules.insert(UndeclaredCategory.description.id) }
    if configuration.sounds != nil { rules.insert(UndeclaredSound.description.id) }
    if configuration.pushKeyPrefix != nil, configuration.templatesAreComplete {
      rules.insert(UnusedPushKey.description.id)
    }
    return rules
  }

  /// Every rule on, those that are off by default included.
  public static let everything = RuleLevels(
    configuration: Configuration(),
    flags: [],
    isEverythingOn: true
  )

  /// Takes over overrides that have changed.
  mutating func replaceOverrides(_ settings: [OverrideSettings]) {
    overrides = settings.map { Table($0.rules) }
  }

  /// Whether a rule is applied anywhere, under an override included.
  public func isApplied(_ rule: RuleID) -> Bool {
    let category = RuleRegistry.descriptions[rule]?.category
    if let level = flags.level(rule, category) { return level != .off }
    // A rule that is off can be on in some files, and its findings can be of other categories.
    if overrides.contains(where: { ($0.level(rule, category) ?? .off) != .off }) { return true }
    return isOn(rule, category) || !configured.categories.isEmpty || !flags.categories.isEmpty
  }

  /// The rules that a flag or the configuration turns on by their names or their categories'.
  var askedRules: Set<RuleID> {
    Set(
      RuleRegistry.descriptions.values.lazy.filter { rule in
        let level = flags.level(rule.id, rule.category) ?? configured.level(rule.id, rule.category)
        return isEverythingOn || (level ?? .off) != .off
      }.map(\.id)
    )
  }

  /// Whether a rule is on where no override says otherwise.
  func isOn(_ rule: RuleID, _ category: Diagnostics.Category?) -> Bool {
    switch flags.level(rule, category) ?? configured.level(rule, category) {
    case .off?: false
    case .error?, .warning?, .note?: true
    case nil: isEverythingOn || declared.contains(rule) || RuleRegistry.isOn(rule)
    }
  }

  /// Returns what a flag says of a finding; nil when none does.
  func flag(_ rule: RuleID, _ category: Diagnostics.Category?) -> RuleLevel? {
    flags.level(rule, category)
  }

  /// Returns what an override, by its number, says of a finding; nil when it says nothing.
  func override(
    _ number: Int,
    _ rule: RuleID,
    _ category: Diagnostics.Category?
  ) -> RuleLevel? {
    overrides[number].level(rule, category)
  }

  /// Returns the severity of a finding where neither flag nor override names one; nil when it is off.
  func severity(of diagnostic: Diagnostic, _ category: Diagnostics.Category?) -> Severity? {
    guard isOn(diagnostic.rule, category) else { return nil }
    let level = configured.level(diagnostic.rule, category)
    return level.map { $0.severity ?? diagnostic.severity } ?? diagnostic.severity
  }
}
