import JSONSyntax

/// One form in which payloads are handed to a service: one file, one line in the registry.
///
/// A form that holds payloads as APNs gets them recognizes the object around `aps`; one that has names
/// of its own reads a whole message.
protocol EnvelopeFormat: Sendable, SendableMetatype {
  /// The name that configuration uses.
  static var name: String { get }
  /// Whether it hands on payloads as APNs gets them, so that one alone is right in its names, too.
  static var handsOnPayloads: Bool { get }

  /// Returns the payload whose `aps` stands in an object, when the places around it are this form's.
  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload?

  /// Returns what a message in names of the form's own holds; nil for another message.
  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading?
}

extension EnvelopeFormat {
  static var handsOnPayloads: Bool { false }
  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? { nil }
  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? { nil }

  /// The payload of a message in the form's own names.
  static func payload(
    _ message: JSONNode,
    _ fields: [EnvelopeFields],
    _ surroundings: Payload.Surroundings
  ) -> Payload {
    Payload(
      message: message,
      envelope: Envelope(name: name, hasAps: false),
      fields: fields,
      surroundings: surroundings
    )
  }
}
