import JSONSyntax

/// A message of FCM's legacy HTTP interface: `notification` for all systems, arguments as JSON in a
/// text.
///
/// Source: Firebase, legacy HTTP server reference (archived), "Downstream messages".
enum FCMLegacyEnvelope: EnvelopeFormat {
  static let name = "fcm-legacy"

  /// Members of a message that only this interface has, apart from the newer ones' `message`.
  private static let marks = [
    "to", "registration_ids", "condition", "collapse_key", "content_available", "mutable_content",
  ]

  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] {
    guard let notification = message["notification"], notification.kind == .object else {
      return []
    }
    if !isForced {
      guard marks.contains(where: { message.first($0) != nil }), message.first("message") == nil,
        message.first("apns") == nil, message.first("aps") == nil
      else { return [] }
      let isLocalized = notification.members.contains { LocalizationKeyName.matches($0.name) }
      guard isLocalized else { return [] }
    }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["data"]].compactMap { $0 }
    for name in ["title_loc_args", "body_loc_args"] {
      guard let fault = notification[name].flatMap(EnvelopeFault.ofArgumentsInText) else {
        continue
      }
      surroundings.faults.append(fault)
    }
    return [
      Payload(
        message: message,
        envelope: Envelope(name: name, hasAps: false),
        fields: [
          EnvelopeFields(node: notification, keys: notificationKeys),
          EnvelopeFields(node: message, keys: messageKeys),
        ],
        surroundings: surroundings
      )
    ]
  }

  private static let notificationKeys = EnvelopeSpelling.keys([
    EnvelopeSpelling("title", .alert, "title"),
    EnvelopeSpelling("subtitle", .alert, "subtitle"),
    EnvelopeSpelling("body", .alert, "body"),
    EnvelopeSpelling("title_loc_key", .alert, "title-loc-key"),
    EnvelopeSpelling("title_loc_args", .alert, "title-loc-args", .stringsInText),
    EnvelopeSpelling("body_loc_key", .alert, "loc-key"),
    EnvelopeSpelling("body_loc_args", .alert, "loc-args", .stringsInText),
    EnvelopeSpelling("badge", .aps, "badge", .digits),
    EnvelopeSpelling("sound", .aps, "sound", .any),
    EnvelopeSpelling("click_action", .aps, "category"),
  ])

  private static let messageKeys = EnvelopeSpelling.keys([
    EnvelopeSpelling("content_available", .aps, "content-available", .flag),
    EnvelopeSpelling("mutable_content", .aps, "mutable-content", .flag),
  ])
}
