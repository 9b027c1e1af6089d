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

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard message.kind == .object, claim == .isOfForm || isMarked(message) else { return nil }
    guard let notification = message["notification"], notification.kind == .object else {
      let isData = message["data"]?.kind == .object && claim > .nothing
      return isData ? EnvelopeReading(other: message) : nil
    }
    let isLocalized = notification.members.contains { LocalizationKeyName.matches($0.name) }
    guard claim > .nothing || isLocalized else { return nil }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["data"]].compactMap { $0 }
    surroundings.faults = ["title_loc_args", "body_loc_args"].compactMap { name in
      notification[name].flatMap(EnvelopeFault.ofArgumentsInText)
    }
    let fields = notificationNames.fields(in: notification) + messageNames.fields(in: message)
    return EnvelopeReading(payload(message, fields, surroundings))
  }

  private static func isMarked(_ message: JSONNode) -> Bool {
    marks.contains { message.first($0) != nil }
      && !["message", "apns", "aps"].contains { message.first($0) != nil }
  }

  private static let notificationNames = EnvelopeNames([
    EnvelopeSpelling("title", .alert, "title"),
    EnvelopeSpelling("subtitle", .alert, "subtitle"),
    EnvelopeSpelling("body", .alert, "body"),
    EnvelopeSpelling("title_loc_key", .alert, "title-loc-key"),
    EnvelopeSpelling("title_loc_args", .alert, "title-loc-args", .stringsInText),
    EnvelopeSpelling("body_loc_key", .alert, "loc-key"),
    EnvelopeSpelling("body_loc_args", .alert, "loc-args", .stringsInText),
    EnvelopeSpelling("badge", .aps, "badge", .digits),
    EnvelopeSpelling("sound", .aps, "sound", .string()),
    EnvelopeSpelling("click_action", .aps, "category"),
  ])

  private static let messageNames = EnvelopeNames([
    EnvelopeSpelling("content_available", .aps, "content-available", .flag),
    EnvelopeSpelling("mutable_content", .aps, "mutable-content", .flag),
  ])
}
