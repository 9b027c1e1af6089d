/// The kebab-case name of a rule, for example `missing-key`.
///
/// Never changes meaning.
public struct RuleID: Hashable, Sendable, Comparable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name as users write it.
  public let name: String

  /// Creates an id from a name.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates an id from a literal.
  public init(stringLiteral value: String) {
    name = value
  }

  /// The name as users write it.
  public var description: String { name }

  /// Orders by name.
  public static func < (first: RuleID, second: RuleID) -> Bool { first.name < second.name }
}
