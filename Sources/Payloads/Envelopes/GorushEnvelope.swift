import JSONSyntax

/// A request to gorush: `notifications`, each for the tokens of one platform.
///
/// Source: gorush, README, "Request body" and "iOS alert payload".
enum GorushEnvelope: EnvelopeFormat {
  static let name = "gorush"

  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] {
    guard let notifications = message["notifications"], notifications.kind == .array else {
      return []
    }
    return notifications.elements.compactMap { notification in
      guard notification.kind == .object,
        isForced || (notification.first("tokens") ?? notification.first("topic")) != nil,
        isForced || notification["platform"] != nil,
        notification["platform"]?.wholeNumber ?? 1 == 1
      else { return nil }
      var fields = [EnvelopeFields(node: notification, keys: keys)]
      if let alert = notification["alert"], alert.kind == .object {
        fields.append(EnvelopeFields(node: alert, keys: alertKeys))
      }
      var surroundings = Payload.Surroundings()
      surroundings.customData = [notification["data"]].compactMap { $0 }
      return Payload(
        message: notification,
        envelope: Envelope(name: name, hasAps: false),
        fields: fields,
        surroundings: surroundings
      )
    }
  }

  private static let keys = EnvelopeSpelling.keys([
    EnvelopeSpelling("message", .alert, "body"),
    EnvelopeSpelling("title", .alert, "title"),
    EnvelopeSpelling("badge", .aps, "badge"),
    EnvelopeSpelling("sound", .aps, "sound", .any),
    EnvelopeSpelling("category", .aps, "category"),
    EnvelopeSpelling("thread-id", .aps, "thread-id"),
    EnvelopeSpelling("interruption_level", .aps, "interruption-level"),
    EnvelopeSpelling("content_available", .aps, "content-available", .flag),
    EnvelopeSpelling("mutable_content", .aps, "mutable-content", .flag),
  ])

  /// It has no texts by key for the subtitle.
  private static let alertKeys = EnvelopeSpelling.keys(
    EnvelopeSpelling.apples(.alert).filter { $0.name != "sound" }
  )
}
