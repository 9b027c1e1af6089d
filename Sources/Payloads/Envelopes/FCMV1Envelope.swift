import JSONSyntax

/// A message of FCM's HTTP v1 interface: the payload is `message.apns.payload`.
///
/// Source: Firebase, REST reference, `projects.messages`.
enum FCMV1Envelope: EnvelopeFormat {
  static let name = "fcm-v1"
  static let handsOnPayloads = true

  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    guard let apns = object.parent, object.isValue(of: "payload"), apns.isValue(of: "apns"),
      let message = apns.parent, message.isValue(of: "message")
    else { return nil }
    return Payload(
      object: object,
      envelope: Envelope(name: name),
      surroundings: FCMMessage.surroundings(of: message)
    )
  }

  /// A message without an `aps`, of whose texts FCM makes the alert.
  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard let inner = message["message"], inner.kind == .object,
      claim > .nothing || FCMMessage.isMarked(inner)
    else { return nil }
    return FCMMessage.read(inner, as: Self.self)
  }
}
