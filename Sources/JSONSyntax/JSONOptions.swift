public import Diagnostics

/// Which liberties a JSON file may take, and under which rule its faults are reported.
public struct JSONOptions: Hashable, Sendable {
  /// The rule that faults are reported under.
  public var rule: RuleID
  /// Whether `//` and `/* */` comments are allowed.
  public var allowsComments: Bool
  /// Whether a comma may stand before a closing bracket.
  public var allowsTrailingCommas: Bool
  /// Whether the file may begin with a byte order mark.
  public var allowsByteOrderMark: Bool
  /// Whether each line holds a value of its own, as in NDJSON.
  public var isSequence: Bool

  /// Creates options; the defaults are strict JSON.
  public init(
    rule: RuleID = "json-error",
    allowsComments: Bool = false,
    allowsTrailingCommas: Bool = false,
    allowsByteOrderMark: Bool = false,
    isSequence: Bool = false
  ) {
    self.rule = rule
    self.allowsComments = allowsComments
    self.allowsTrailingCommas = allowsTrailingCommas
    self.allowsByteOrderMark = allowsByteOrderMark
    self.isSequence = isSequence
  }

  /// JSON as servers send it: nothing beyond the standard, no byte order mark.
  ///
  /// Source: RFC 8259, sections 2 to 8.
  public static let strict = JSONOptions()

  /// JSON as configuration files have it: comments, trailing commas and a byte order mark.
  public static let withComments = JSONOptions(
    allowsComments: true,
    allowsTrailingCommas: true,
    allowsByteOrderMark: true
  )
}
