public import Diagnostics

/// Levels of rules for some files, or for one place in them.
public struct OverrideSettings: Hashable, Sendable {
  /// The files; empty for all.
  public var files = PathPatterns()
  /// JSON pointer of a value in the files; nil for the whole files.
  public var pointer: String?
  /// The levels, in the order they are written.
  public var rules: [RuleSetting] = []
  /// Why it is so.
  public var reason: String?
  /// Where the configuration says so.
  public var place: SourcePlace

  /// Creates an override without rules.
  public init(place: SourcePlace) {
    self.place = place
  }
}
