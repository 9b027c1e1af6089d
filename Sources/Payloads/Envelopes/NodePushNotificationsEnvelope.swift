import JSONSyntax

/// The data of a push of node-pushnotifications, which serves several systems from flat names.
///
/// Source: appfeel/node-pushnotifications, README, "Sending notifications": arguments are JSON inside a
/// text.
enum NodePushNotificationsEnvelope: EnvelopeFormat {
  static let name = "node-pushnotifications"

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard message.kind == .object, claim == .isOfForm || isPush(message) else { return nil }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["custom"]].compactMap { $0 }
    surroundings.faults = ["titleLocArgs", "bodyLocArgs"].compactMap { name in
      message[name].flatMap(EnvelopeFault.ofArgumentsInText)
    }
    return EnvelopeReading(payload(message, names.fields(in: message), surroundings))
  }

  private static let texts = ["locKey", "titleLocKey", "bodyLocKey"]
  /// Members that no other library has beside a text by key.
  private static let marks = [
    "bodyLocArgs", "bodyLocKey", "retries", "truncateAtWordEnd", "restrictedPackageName",
    "delayWhileIdle", "notificationCount",
  ]
  /// Members of messages of other services.
  private static let foreign = [
    "aps", "notification", "message", "to", "tokens", "app_id", "apns", "rawPayload",
  ]

  private static func isPush(_ message: JSONNode) -> Bool {
    let isMarked =
      marks.contains { message.first($0) != nil } || message["custom"]?.kind == .object
      || message["titleLocArgs"]?.kind == .string
    return isMarked && texts.contains { message.first($0) != nil }
      && !foreign.contains { message.first($0) != nil }
  }

  /// `bodyLocKey` is for Android, and names the same text.
  private static let names = EnvelopeNames(
    EnvelopeSpelling.camelTexts + EnvelopeSpelling.camelMembers + [
      EnvelopeSpelling("alert", .alert, "body", .stringOrObject),
      EnvelopeSpelling("bodyLocKey", .alert, "loc-key"),
      EnvelopeSpelling("bodyLocArgs", .alert, "loc-args", .stringsInText),
      EnvelopeSpelling("titleLocArgs", .alert, "title-loc-args", .stringsInText),
    ],
    objects: ["alert": EnvelopeSpelling.apples(.alert), "sound": EnvelopeSpelling.sound]
  )
}
