import JSONSyntax

/// One form in which payloads are handed to a service: one file, one line in the registry.
///
/// A form that holds payloads as APNs gets them recognizes the object around `aps`; one that has names
/// of its own reads a whole message.
protocol EnvelopeFormat: Sendable, SendableMetatype {
  /// The name that configuration uses.
  static var name: String { get }

  /// Returns the payload whose `aps` stands in an object, when the places around it are this form's.
  static func payload(around object: JSONNode) -> Payload?

  /// Returns the payloads of a message in names of the form's own; empty for another message.
  ///
  /// With `isForced` the user says that the message has this form.
  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload]
}

extension EnvelopeFormat {
  static func payload(around object: JSONNode) -> Payload? { nil }
  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] { [] }
}
