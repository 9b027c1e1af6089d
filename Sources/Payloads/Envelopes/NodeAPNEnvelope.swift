import JSONSyntax

/// The properties of a notification of node-apn and its successors, as a template or fixture holds
/// them.
///
/// Source: node-apn and parse-community/node-apn, documentation of `Notification`.
enum NodeAPNEnvelope: EnvelopeFormat {
  static let name = "node-apn"

  /// Members that only such an object has, beside the camel-cased texts.
  private static let marks = ["topic", "expiry", "pushType", "collapseId", "payload"]
  private static let texts = ["locKey", "titleLocKey", "subtitleLocKey"]

  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] {
    guard message.kind == .object, isForced || isNotification(message) else { return [] }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["payload"]].compactMap { $0 }
    return [
      Payload(
        message: message,
        envelope: Envelope(name: name, hasAps: false),
        fields: [EnvelopeFields(node: message, keys: keys)],
        surroundings: surroundings
      )
    ]
  }

  /// Whether an object has names that only a library reads.
  static func isNotification(_ message: JSONNode) -> Bool {
    let isOther = ["aps", "alert", "notification", "message", "to", "app_id"].contains {
      message.first($0) != nil
    }
    return !isOther && texts.contains { message.first($0) != nil }
      && marks.contains { message.first($0) != nil }
  }

  private static let keys = EnvelopeSpelling.keys(
    EnvelopeSpelling.camelTexts + EnvelopeSpelling.camelMembers + [
      EnvelopeSpelling("locArgs", .alert, "loc-args"),
      EnvelopeSpelling("titleLocArgs", .alert, "title-loc-args"),
      EnvelopeSpelling("subtitleLocArgs", .alert, "subtitle-loc-args"),
    ]
  )
}
