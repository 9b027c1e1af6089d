import Diagnostics

/// What was looked at and found, in numbers: the `summary` of the JSON contract.
public struct CheckSummary: Hashable, Sendable {
  /// Findings that are errors.
  public var errors = 0
  /// Findings that are warnings.
  public var warnings = 0
  /// Findings that are notes.
  public var notes = 0
  /// Findings that carry a fix, safe or not.
  public var fixable = 0
  /// Files read.
  public var files: Int
  /// Languages of the checked tables, canonical, in order.
  public var languages: [String]
  /// Distinct keys of the checked tables.
  public var keys: Int
  /// Payloads; a file can hold several.
  public var payloads: Int
  /// Key references in the payloads.
  public var locKeys: Int
  /// Those of the references that are holes without declared values.
  public var unverifiable: Int
  /// Messages that only other systems get: they are not judged.
  public var otherMessages: Int
  /// Findings that the baseline lists and the report leaves out.
  public var leftOut = 0
  /// Whether everything that was to be checked could be: no file was unreadable, no table missing.
  public var isComplete = true

  /// Creates a summary of what was looked at; `Report` counts the findings.
  public init(
    files: Int = 0,
    languages: [String] = [],
    keys: Int = 0,
    payloads: Int = 0,
    locKeys: Int = 0,
    unverifiable: Int = 0,
    otherMessages: Int = 0
  ) {
    self.files = files
    self.languages = languages
    self.keys = keys
    self.payloads = payloads
    self.locKeys = locKeys
    self.unverifiable = unverifiable
    self.otherMessages = otherMessages
  }

  /// Counts findings in place of those counted before.
  mutating func count(_ diagnostics: [Diagnostic]) {
    errors = diagnostics.count { $0.severity == .error }
    warnings = diagnostics.count { $0.severity == .warning }
    notes = diagnostics.count { $0.severity == .note }
    fixable = diagnostics.count { $0.fix != nil }
  }
}
