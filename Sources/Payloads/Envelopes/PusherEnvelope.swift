import JSONSyntax

/// A publish request of Pusher Beams: the payload is `apns`, beside `fcm` and `interests`.
///
/// Source: Pusher Beams, publish API reference.
enum PusherEnvelope: EnvelopeFormat {
  static let name = "pusher"

  static func payload(around object: JSONNode) -> Payload? {
    guard object.isValue(of: "apns"), let message = object.parent else { return nil }
    var surroundings = Payload.Surroundings()
    surroundings.android = message["fcm"]?["notification"]
    return Payload(
      object: object,
      envelope: Envelope(name: name),
      surroundings: surroundings
    )
  }
}
