/// What a total reader returns: the best value it could make, and everything that was wrong.
public struct Outcome<Value> {
  /// The value; best effort when there are errors among the diagnostics.
  public var value: Value
  /// What was found, in the order of the places.
  public var diagnostics: [Diagnostic]

  /// Creates an outcome.
  public init(_ value: Value, diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Outcome: Sendable where Value: Sendable {}
