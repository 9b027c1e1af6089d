import JSONSyntax

/// The names that an envelope has in one object, and in those of its members that may be a text or an
/// object: the alert and the sound.
struct EnvelopeNames: Sendable {
  private let keys: [KeyReference]
  private let objects: [String: [KeyReference]]

  /// Names of an object.
  ///
  /// - Parameters:
  ///   - spellings: Its members.
  ///   - objects: The members of those that may be an object, by their spelling.
  init(_ spellings: [EnvelopeSpelling], objects: [String: [EnvelopeSpelling]] = [:]) {
    keys = EnvelopeSpelling.keys(spellings)
    self.objects = objects.mapValues(EnvelopeSpelling.keys)
  }

  /// Returns an object and the objects among its members with what their members mean.
  func fields(in node: JSONNode) -> [EnvelopeFields] {
    [EnvelopeFields(node: node, keys: keys)]
      + objects.sorted { $0.key < $1.key }.compactMap { name, keys in
        node[name].flatMap { $0.kind == .object ? EnvelopeFields(node: $0, keys: keys) : nil }
      }
  }
}
