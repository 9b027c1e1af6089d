import JSONSyntax

/// The data of a push of node-pushnotifications, which serves several systems from flat names.
///
/// Source: appfeel/node-pushnotifications, README, "Sending notifications": arguments are JSON inside a
/// text.
enum NodePushNotificationsEnvelope: EnvelopeFormat {
  static let name = "node-pushnotifications"

  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] {
    guard message.kind == .object, isForced || isPush(message) else { return [] }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["custom"]].compactMap { $0 }
    surroundings.faults = ["titleLocArgs", "bodyLocArgs"].compactMap { name in
      message[name].flatMap(EnvelopeFault.ofArgumentsInText)
    }
    return [
      Payload(
        message: message,
        envelope: Envelope(name: name, hasAps: false),
        fields: [EnvelopeFields(node: message, keys: keys)],
        surroundings: surroundings
      )
    ]
  }

  private static func isPush(_ message: JSONNode) -> Bool {
    let isMarked =
      message.first("bodyLocArgs") != nil || message["custom"]?.kind == .object
      || message["titleLocArgs"]?.kind == .string
    return isMarked && NodeAPNEnvelope.isNotification(message)
  }

  /// `bodyLocKey` is for Android, and names the same text.
  private static let keys = EnvelopeSpelling.keys(
    EnvelopeSpelling.camelTexts + EnvelopeSpelling.camelMembers + [
      EnvelopeSpelling("bodyLocKey", .alert, "loc-key"),
      EnvelopeSpelling("bodyLocArgs", .alert, "loc-args", .stringsInText),
      EnvelopeSpelling("titleLocArgs", .alert, "title-loc-args", .stringsInText),
    ]
  )
}
