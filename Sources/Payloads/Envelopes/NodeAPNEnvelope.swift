import JSONSyntax

/// The properties of a notification of node-apn and its successors, as a template or fixture holds
/// them.
///
/// Source: node-apn and parse-community/node-apn, documentation of `Notification`.
enum NodeAPNEnvelope: EnvelopeFormat {
  static let name = "node-apn"

  /// Members that only such an object has, beside the camel-cased texts.
  private static let marks = [
    "topic", "expiry", "pushType", "collapseId", "payload", "mutableContent", "contentAvailable",
    "threadId", "interruptionLevel",
  ]
  private static let texts = ["locKey", "titleLocKey", "subtitleLocKey"]
  /// Of the marks those that stand beside a `topic` in no payload, whatever its form.
  private static let properties = [
    "expiry", "pushType", "collapseId", "mutableContent", "contentAvailable", "threadId",
    "interruptionLevel", "urlArgs",
  ]

  /// `rawPayload` is handed on as it is.
  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    guard object.isValue(of: "rawPayload") else { return nil }
    return Payload(object: object, envelope: Envelope(name: name))
  }

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard message.kind == .object, message.first("rawPayload") == nil,
      claim == .isOfForm || isNotification(message)
    else { return nil }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["payload"]].compactMap { $0 }
    return EnvelopeReading(payload(message, names.fields(in: message), surroundings))
  }

  /// Members of messages of other services.
  private static let foreign = ["aps", "notification", "message", "to", "tokens", "app_id"]

  /// Whether an object has names that only a library reads.
  static func isNotification(_ message: JSONNode) -> Bool {
    guard !hasOne(of: foreign, message) else { return false }
    if message.first("alert") == nil {
      return hasOne(of: texts, message) && hasOne(of: marks, message)
    }
    return message["topic"]?.kind == .string && hasOne(of: properties, message)
  }

  private static func hasOne(of names: [String], _ message: JSONNode) -> Bool {
    names.contains { message.first($0) != nil }
  }

  private static let names = EnvelopeNames(
    EnvelopeSpelling.camelTexts + EnvelopeSpelling.camelMembers + [
      EnvelopeSpelling("alert", .alert, "body", .stringOrObject),
      EnvelopeSpelling("locArgs", .alert, "loc-args"),
      EnvelopeSpelling("titleLocArgs", .alert, "title-loc-args"),
      EnvelopeSpelling("subtitleLocArgs", .alert, "subtitle-loc-args"),
    ],
    objects: ["alert": EnvelopeSpelling.apples(.alert), "sound": EnvelopeSpelling.sound]
  )
}
