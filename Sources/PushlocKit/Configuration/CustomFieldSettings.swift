public import Rules

/// The custom fields of some payloads.
public struct CustomFieldSettings: Hashable, Sendable {
  /// The payload files it is about.
  public var payloads = PathPatterns()
  /// The fields, in the order they are written.
  public var fields: [CustomField] = []

  /// Creates settings about no payload.
  public init() {}
}
