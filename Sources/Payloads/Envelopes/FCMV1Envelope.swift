import JSONSyntax

/// A message of FCM's HTTP v1 interface: the payload is `message.apns.payload`.
///
/// Source: Firebase, REST reference, `projects.messages`.
enum FCMV1Envelope: EnvelopeFormat {
  static let name = "fcm-v1"

  static func payload(around object: JSONNode) -> Payload? {
    guard let apns = object.parent, object.isValue(of: "payload"), apns.isValue(of: "apns"),
      let message = apns.parent, message.isValue(of: "message")
    else { return nil }
    return Payload(
      object: object,
      envelope: Envelope(name: name),
      surroundings: surroundings(message: message, apns: apns)
    )
  }

  /// Reads what stands beside the payload in a message for several systems.
  static func surroundings(message: JSONNode, apns: JSONNode) -> Payload.Surroundings {
    var surroundings = Payload.Surroundings()
    surroundings.headers = apns["headers"]
    surroundings.literals = message["notification"]
    surroundings.android = message["android"]?["notification"]
    surroundings.customData = [message["data"]].compactMap { $0 }
    return surroundings
  }
}
