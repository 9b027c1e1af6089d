import JSONSyntax

/// A request to Pushy (pushy.me): `to` or `tokens`, `data`, and `notification` for Apple's devices.
///
/// It looks like a message of FCM's legacy interface, but names the body's text `loc_key`, and takes
/// arguments as a list.
///
/// Source: Pushy, "Send Notifications API".
enum PushyEnvelope: EnvelopeFormat {
  static let name = "pushy"

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard message.kind == .object, claim == .isOfForm || isRequest(message) else { return nil }
    guard let notification = message["notification"], notification.kind == .object else {
      return message["data"]?.kind == .object ? EnvelopeReading(other: message) : nil
    }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["data"]].compactMap { $0 }
    let fields = names.fields(in: notification) + messageNames.fields(in: message)
    return EnvelopeReading(payload(message, fields, surroundings))
  }

  /// Members of `notification` that FCM does not have.
  private static let marks = ["loc_key", "loc_args", "interruption_level", "thread_id"]
  /// Members of a message or of its `notification` that only FCM has.
  private static let foreign = [
    "registration_ids", "priority", "message", "apns", "android", "body_loc_key", "body_loc_args",
    "click_action", "android_channel_id",
  ]

  /// Whether only Pushy takes a request.
  private static func isRequest(_ message: JSONNode) -> Bool {
    guard message["data"]?.kind == .object, let notification = message["notification"],
      let address = message["to"] ?? message["tokens"],
      !foreign.contains(where: { message.first($0) ?? notification.first($0) != nil })
    else { return false }
    return marks.contains { notification.first($0) != nil }
      || notification["title_loc_args"]?.kind == .array
      // FCM wants a text there.
      || notification["badge"]?.kind == .number
      || (address.isValue(of: "to") && address.kind == .array)
      || (address.isValue(of: "tokens")
        && ["badge", "sound", "category", "title_loc_key"].contains {
          notification.first($0) != nil
        })
  }

  private static let names = EnvelopeNames(
    [
      EnvelopeSpelling("title", .alert, "title"),
      EnvelopeSpelling("subtitle", .alert, "subtitle"),
      EnvelopeSpelling("body", .alert, "body"),
      EnvelopeSpelling("badge", .aps, "badge"),
      EnvelopeSpelling("sound", .aps, "sound"),
      EnvelopeSpelling("category", .aps, "category"),
      EnvelopeSpelling("thread_id", .aps, "thread-id"),
      EnvelopeSpelling("interruption_level", .aps, "interruption-level"),
    ] + EnvelopeSpelling.underscored,
    objects: ["sound": EnvelopeSpelling.switchedSound]
  )

  private static let messageNames = EnvelopeNames([
    EnvelopeSpelling("content_available", .aps, "content-available", .flag),
    EnvelopeSpelling("mutable_content", .aps, "mutable-content", .flag),
  ])
}
