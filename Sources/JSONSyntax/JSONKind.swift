/// What a node of a JSON document is.
public enum JSONKind: UInt8, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean
  /// A number, kept as it is written.
  case number
  /// A text.
  case string
  /// A list of values.
  case array
  /// A list of members, in the order of the file, duplicates included.
  case object
  /// The name of a member; its value is the node right behind it.
  case key
  /// A value that is known only when the template is rendered.
  case hole
  /// Something in the place of a value that is no JSON, also a value that is missing.
  ///
  /// The parser has reported it; consumers leave it alone.
  case invalid
}
