public import Diagnostics

/// All rules, one line each, in the order of the catalogue.
public enum RuleRegistry {
  /// All rules.
  public static let rules: [any Rule.Type] = [
    // Files
    EmptyTable.self,
    EscapedNewlineInText.self,
    HTMLEntityInText.self,
    MarkupInText.self,
    RootTable.self,
    // Keys
    BlankValue.self,
    DuplicateKey.self,
    EmptyValue.self,
    ExtraKey.self,
    KeyInOtherTable.self,
    KeyInStringsAndStringsdict.self,
    KeyMissingInTranslation.self,
    KeyOnlyInParent.self,
    MissingKey.self,
    MissingTable.self,
    NearDuplicateKey.self,
    Untranslated.self,
    ValueIsKey.self,
    // Arguments
    ArgsDifferFromSource.self,
    TooFewArgs.self,
    UnusedArgs.self,
    // Languages
    AmbiguousLproj.self,
    LegacyLanguageName.self,
    MiscasedLproj.self,
    MisspeltLproj.self,
    UnknownLanguage.self,
    // Plurals
    PluralInPush.self,
  ]

  static let tableRules = rules.compactMap { $0 as? any TableRule.Type }
  static let entryRules = rules.compactMap { $0 as? any EntryRule.Type }
  static let keyRules = rules.compactMap { $0 as? any KeyRule.Type }
  static let appRules = rules.compactMap { $0 as? any AppRule.Type }
  static let payloadRules = rules.compactMap { $0 as? any PayloadRule.Type }

  /// Whether a rule is on when nothing is configured; rules that are not known here are on.
  public static func isOn(_ rule: RuleID) -> Bool {
    descriptions[rule].map { $0.severity != nil } ?? true
  }

  /// Descriptions by id.
  public static let descriptions: [RuleID: RuleDescription] = Dictionary(
    rules.map { ($0.description.id, $0.description) },
    uniquingKeysWith: { first, _ in first }
  )
}
