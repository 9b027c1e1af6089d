import JSONSyntax

/// A message of Firebase's Admin SDK for Node: `apns.payload` without `message` around it.
///
/// The SDK turns its own names into Apple's and hands on all others, so both spellings are right.
///
/// Source: Firebase, Admin Node.js SDK, interfaces `Aps`, `ApsAlert` and `CriticalSound`.
enum FCMAdminEnvelope: EnvelopeFormat {
  static let name = "fcm-admin"
  static let handsOnPayloads = true

  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    guard let aps = object["aps"] else { return nil }
    let message = message(around: object)
    guard claim == .isOfForm || (message != nil && hasOwnNames(aps)) else { return nil }
    return Payload(
      message: object,
      envelope: Envelope(name: name),
      aps: aps,
      fields: names.fields(in: aps),
      surroundings: message.map { FCMMessage.surroundings(of: $0) } ?? .init()
    )
  }

  /// A message without an `aps`, of whose texts FCM makes the alert.
  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    let isOne =
      switch claim {
      case .nothing:
        FCMMessage.isMarked(message) && message["notification"]?.kind == .object
          && ["apns", "android", "webpush", "fcmOptions"].contains { message.first($0) != nil }
      case .isPush: FCMMessage.isAddressed(message)
      case .isOfForm: true
      }
    guard isOne, message.first("message") == nil, message.first("aps") == nil else { return nil }
    return FCMMessage.read(message, as: Self.self)
  }

  /// The message whose payload an object is.
  private static func message(around object: JSONNode) -> JSONNode? {
    guard let apns = object.parent, object.isValue(of: "payload"), apns.isValue(of: "apns"),
      let message = apns.parent, !message.isValue(of: "message")
    else { return nil }
    return message
  }

  /// Whether names of the SDK's own stand in the payload; else it is read as Apple's.
  private static func hasOwnNames(_ aps: JSONNode) -> Bool {
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

  private static let names = EnvelopeNames(
    camelAps + [EnvelopeSpelling("alert", .alert, "body", .stringOrObject)]
      + EnvelopeSpelling.apples(.aps).filter { $0.name != "alert" },
    objects: [
      "alert": camelAlert + EnvelopeSpelling.apples(.alert).filter { $0.name != "sound" },
      "sound": EnvelopeSpelling.switchedSound,
    ]
  )
}
