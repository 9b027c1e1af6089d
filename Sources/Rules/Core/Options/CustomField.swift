/// A field beside `aps` that the app reads.
public struct CustomField: Hashable, Sendable {
  /// What the value of a field must be.
  public enum FieldType: String, Sendable, CaseIterable {
    /// A text.
    case string
    /// A number.
    case number
    /// A number without fraction.
    case integer
    /// `true` or `false`.
    case boolean
    /// A text that is an absolute URL.
    case url
    /// An array.
    case array
    /// An object.
    case object
  }

  /// The name.
  public var name: String
  /// What the value must be.
  public var type: FieldType
  /// Whether every payload must have it.
  public var isRequired: Bool

  /// Creates a field.
  public init(name: String, type: FieldType, isRequired: Bool = false) {
    self.name = name
    self.type = type
    self.isRequired = isRequired
  }
}
