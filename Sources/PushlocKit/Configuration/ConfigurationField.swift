import JSONSyntax

/// One key of an object in the configuration, with what is done with its value.
///
/// The lists of fields are all that the reader knows, so a key can be neither forgotten by the check
/// for unknown ones nor by the test that compares them with the schema.
struct ConfigurationField<Value>: Sendable {
  /// Reads a value into the settings; what is wrong becomes a finding of the reader.
  typealias Read = @Sendable (inout ConfigurationReader, JSONNode, inout Value) -> Void

  /// The key.
  let name: String
  /// Whether the key must be there.
  let isRequired: Bool
  /// Reads the value.
  let read: Read

  init(_ name: String, isRequired: Bool = false, _ read: @escaping Read) {
    self.name = name
    self.isRequired = isRequired
    self.read = read
  }
}
