import JSONSyntax

/// The payload itself, as APNs gets it.
enum RawEnvelope: EnvelopeFormat {
  static let name = Envelope.raw.name
  static let handsOnPayloads = true

  /// Most members that a request has; an object with more holds payloads by name, and looking through
  /// it for each of them takes too long.
  private static let mostMembers = 64

  /// Headers of the request may stand beside the payload, where a file holds a whole request.
  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    var surroundings = Payload.Surroundings()
    if let beside = object.parent?.members.prefix(mostMembers) {
      for member in beside where member.key.isNamed("headers") {
        surroundings.headers = EnvelopePlaces.headers(member.value)
      }
    }
    return Payload(object: object, envelope: .raw, surroundings: surroundings)
  }
}
