public import Diagnostics

/// A fault that pushloc knows: one file with its description and its check, one line in the registry.
///
/// A rule adopts the protocol of the thing it looks at: `ReaderRule`, `TableRule`, `EntryRule`,
/// `PluralRule`, `KeyRule`, `AppRule`, `CatalogRule` or `PayloadRule`. Checks are pure: they look at a
/// context and add findings.
public protocol Rule: Sendable, SendableMetatype {
  /// Everything about the rule but its check.
  static var description: RuleDescription { get }
  /// What the rule looks at, mostly one sort of thing.
  static var subjects: [RuleSubject] { get }
}

/// What a rule looks at, with the rule itself.
public enum RuleSubject: Sendable {
  /// What readers read.
  case reader
  /// Tables.
  case table(any TableRule.Type)
  /// Entries with a plain text.
  case entry(any EntryRule.Type)
  /// Entries with plural forms.
  case plural(any PluralRule.Type)
  /// Keys that payloads use.
  case key(any KeyRule.Type)
  /// Apps.
  case app(any AppRule.Type)
  /// Catalogs.
  case catalog(any CatalogRule.Type)
  /// Payloads.
  case payload(any PayloadRule.Type)
}

/// A rule that a reader applies while it reads; its wording stands in the reader.
public protocol ReaderRule: Rule {}

/// A rule about one table file as a whole.
public protocol TableRule: Rule {
  /// Looks at one table.
  static func check(_ context: TableContext, _ findings: inout Findings)
}

/// A rule about one visible entry of a table: texts that a phone can show.
public protocol EntryRule: Rule {
  /// What an entry must have for the rule to look at it; by default the rule looks at all.
  static var interest: TextTraits { get }
  /// Looks at one entry.
  static func check(_ context: EntryContext, _ findings: inout Findings)
}

/// A rule about one visible plural, width or device entry of a table.
public protocol PluralRule: Rule {
  /// Looks at one entry.
  static func check(_ context: PluralContext, _ findings: inout Findings)
}

/// A rule about one key that payloads use, in all languages at once.
public protocol KeyRule: Rule {
  /// Looks at one key.
  static func check(_ context: KeyContext, _ findings: inout Findings)
}

/// A rule about an app as a whole: its languages and how they fit together.
public protocol AppRule: Rule {
  /// Looks at one app.
  static func check(_ context: AppContext, _ findings: inout Findings)
}

/// A rule about one string catalog: what it says beyond the tables that become of it.
public protocol CatalogRule: Rule {
  /// Looks at one catalog.
  static func check(_ context: CatalogContext, _ findings: inout Findings)
}

/// A rule about one payload.
public protocol PayloadRule: Rule {
  /// Looks at one payload.
  static func check(_ context: PayloadContext, _ findings: inout Findings)
}

extension ReaderRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.reader] }
}

extension TableRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.table(Self.self)] }
}

extension EntryRule {
  /// The rule looks at every entry.
  public static var interest: TextTraits { .any }
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.entry(Self.self)] }
}

extension PluralRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.plural(Self.self)] }
}

extension KeyRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.key(Self.self)] }
}

extension AppRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.app(Self.self)] }
}

extension CatalogRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.catalog(Self.self)] }
}

extension PayloadRule {
  /// What the rule looks at.
  public static var subjects: [RuleSubject] { [.payload(Self.self)] }
}
