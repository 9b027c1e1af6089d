/// The groups of the rule catalogue, in the order in which they are listed.
public enum RuleGroup: String, Sendable, CaseIterable {
  /// Faults of a table's file.
  case files = "Files"
  /// Faults of keys.
  case keys = "Keys"
  /// Faults of arguments and specifiers.
  case arguments = "Arguments"
  /// Faults of plural entries.
  case plurals = "Plurals"
  /// Faults of string catalogs.
  case catalogs = "Catalogs"
  /// Faults of language folders.
  case languages = "Languages"
  /// Faults of payloads.
  case payloads = "Payloads"
  /// Faults between releases and files.
  case releases = "Releases"
  /// Texts that read badly.
  case textQuality = "TextQuality"
}

/// Whether a rule comes with a fix.
public enum FixKind: String, Sendable {
  /// No fix.
  case none
  /// The result is certainly what was meant.
  case safe
  /// The result is a guess, applied with `--unsafe-fixes` only.
  case unsafe
}

/// Everything about a rule but its check; feeds `rules`, `explain`, the documentation and the tests.
public struct RuleDescription: Sendable {
  /// The rule's id.
  public let id: RuleID
  /// The fixed category.
  public let category: Category
  /// The default severity; nil where the rule is off unless configured.
  public let severity: Severity?
  /// The group in the catalogue.
  public let group: RuleGroup
  /// One sentence: the fault.
  public let summary: String
  /// Why it hurts on a phone, in a few sentences.
  public let reason: String
  /// Where the fact behind the rule comes from.
  public let source: String
  /// The best fix the rule offers.
  public let fix: FixKind
  /// The version the rule came with.
  public let since: String
  /// Small projects in which the rule fires; `↓` stands before each place it must name.
  public let triggering: [RuleExample]
  /// Small projects, close to the fault, in which it must be silent.
  public let clean: [RuleExample]

  /// Creates a description.
  public init(
    id: RuleID,
    category: Category,
    severity: Severity?,
    group: RuleGroup,
    summary: String,
    reason: String,
    source: String,
    fix: FixKind = .none,
    since: String = "0.1.0",
    triggering: [RuleExample],
    clean: [RuleExample]
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.group = group
    self.summary = summary
    self.reason = reason
    self.source = source
    self.fix = fix
    self.since = since
    self.triggering = triggering
    self.clean = clean
  }
}
