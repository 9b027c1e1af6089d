import JSONSyntax

/// A publish request of Pusher Beams: the payload is `apns`, beside `fcm` and `interests`.
///
/// Source: Pusher Beams, publish API reference.
enum PusherEnvelope: EnvelopeFormat {
  static let name = "pusher"
  static let handsOnPayloads = true

  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    guard object.isValue(of: "apns"), let message = object.parent else { return nil }
    var surroundings = Payload.Surroundings()
    surroundings.android = message["fcm"]?["notification"]
    return Payload(
      object: object,
      envelope: Envelope(name: name),
      surroundings: surroundings
    )
  }

  /// A request for other systems alone.
  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    let isRequest = ["interests", "users"].contains { message[$0]?.kind == .array }
    guard isRequest, message.first("apns") == nil,
      message["fcm"]?.kind == .object || (claim > .nothing && message["web"]?.kind == .object)
    else { return nil }
    return EnvelopeReading(other: message)
  }
}
