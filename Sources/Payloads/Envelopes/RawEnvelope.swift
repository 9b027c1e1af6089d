import JSONSyntax

/// The payload itself, as APNs gets it.
enum RawEnvelope: EnvelopeFormat {
  static let name = Envelope.raw.name
  static let handsOnPayloads = true

  /// Headers of the request may stand beside the payload, where a file holds a whole request.
  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    var surroundings = Payload.Surroundings()
    surroundings.headers = object.parent?["headers"].flatMap { EnvelopePlaces.headers($0) }
    return Payload(object: object, envelope: .raw, surroundings: surroundings)
  }
}
