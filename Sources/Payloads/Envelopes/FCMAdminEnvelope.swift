import JSONSyntax

/// A message of Firebase's Admin SDK for Node: `apns.payload` without `message` around it.
///
/// The SDK turns its own names into Apple's and hands on all others, so both spellings are right.
///
/// Source: Firebase, Admin Node.js SDK, interfaces `Aps` and `ApsAlert`.
enum FCMAdminEnvelope: EnvelopeFormat {
  static let name = "fcm-admin"

  static func payload(around object: JSONNode) -> Payload? {
    guard let apns = object.parent, object.isValue(of: "payload"), apns.isValue(of: "apns"),
      let message = apns.parent, let aps = object["aps"], isAdmin(message, aps)
    else { return nil }
    var fields = [EnvelopeFields(node: aps, keys: apsKeys)]
    if let alert = aps["alert"] {
      let place = alert.kind == .object ? alert : aps
      let keys = alert.kind == .object ? alertKeys : [bodyKey].compactMap { $0 }
      fields.append(EnvelopeFields(node: place, keys: keys))
    }
    return Payload(
      message: object,
      envelope: Envelope(name: name),
      aps: aps,
      fields: fields,
      surroundings: FCMV1Envelope.surroundings(message: message, apns: apns)
    )
  }

  /// Whether names of the SDK's own stand in the payload; else it is read as Apple's.
  private static func isAdmin(_ message: JSONNode, _ aps: JSONNode) -> Bool {
    guard !message.isValue(of: "message") else { return false }
    let names = (camelAps + camelAlert).map(\.spelling)
    return [aps, aps["alert"]].contains { node in
      node?.members.contains { member in names.contains { member.key.isNamed($0) } } ?? false
    }
  }

  private static let camelAps = [
    EnvelopeSpelling("contentAvailable", .aps, "content-available", .flag),
    EnvelopeSpelling("mutableContent", .aps, "mutable-content", .flag),
    EnvelopeSpelling("threadId", .aps, "thread-id"),
  ]

  private static let camelAlert = [
    EnvelopeSpelling("titleLocKey", .alert, "title-loc-key"),
    EnvelopeSpelling("titleLocArgs", .alert, "title-loc-args"),
    EnvelopeSpelling("subtitleLocKey", .alert, "subtitle-loc-key"),
    EnvelopeSpelling("subtitleLocArgs", .alert, "subtitle-loc-args"),
    EnvelopeSpelling("locKey", .alert, "loc-key"),
    EnvelopeSpelling("locArgs", .alert, "loc-args"),
    EnvelopeSpelling("actionLocKey", .alert, "action-loc-key"),
    EnvelopeSpelling("launchImage", .alert, "launch-image"),
  ]

  private static let apsKeys = EnvelopeSpelling.keys(
    camelAps + EnvelopeSpelling.apples(.aps).filter { $0.name != "alert" }
  )
  private static let alertKeys = EnvelopeSpelling.keys(
    camelAlert + EnvelopeSpelling.apples(.alert).filter { $0.name != "sound" }
  )
  private static let bodyKey = PayloadReference.key("body", in: .alert)?.spelt("alert")
}
