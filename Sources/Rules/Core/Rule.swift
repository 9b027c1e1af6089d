public import Diagnostics

/// A fault that pushloc knows: one file with its description and its check, one line in the registry.
///
/// A rule adopts the protocol of the thing it looks at: `ReaderRule`, `TableRule`, `EntryRule`,
/// `PluralRule`, `KeyRule`, `AppRule`, `CatalogRule` or `PayloadRule`. Checks are pure: they look at a
/// context and add findings.
public protocol Rule: Sendable, SendableMetatype {
  /// Everything about the rule but its check.
  static var description: RuleDescription { get }
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
