import JSONSyntax

/// A push of Parse Server: `data`, with `where` or `channels` beside it.
///
/// Source: parse-server-push-adapter, `APNS.js`: which members become which of Apple's.
enum ParseEnvelope: EnvelopeFormat {
  static let name = "parse"

  /// `data` may hold a payload as APNs gets it.
  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    guard claim == .isOfForm, object.isValue(of: "data") else { return nil }
    return Payload(object: object, envelope: Envelope(name: name))
  }

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard let data = message["data"], data.kind == .object, data.first("aps") == nil,
      claim == .isOfForm || isPush(message, data)
    else { return nil }
    if message["where"]?["deviceType"]?.isNamed("android") == true {
      return EnvelopeReading(other: message)
    }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [data]
    if let value = data["content-available"], !value.isHole, value.wholeNumber != 1 {
      surroundings.faults.append(EnvelopeFault(.droppedUnlessOne, value))
    }
    return EnvelopeReading(payload(message, names.fields(in: data), surroundings))
  }

  private static func isPush(_ message: JSONNode, _ data: JSONNode) -> Bool {
    let isAddressed = ["where", "channels", "push_time"].contains { message.first($0) != nil }
    let isLocalized =
      data["alert"]?.members.contains { LocalizationKeyName.matches($0.name) } ?? false
    return (isAddressed || isLocalized)
      && !["message", "to", "tokens", "notification"].contains { message.first($0) != nil }
      && ["alert", "content-available"].contains { data.first($0) != nil }
  }

  private static let names = EnvelopeNames(
    [
      EnvelopeSpelling("alert", .alert, "body", .stringOrObject),
      EnvelopeSpelling("title", .alert, "title"),
      EnvelopeSpelling("badge", .aps, "badge", .integerOr(["Increment"])),
      EnvelopeSpelling("sound", .aps, "sound"),
      EnvelopeSpelling("category", .aps, "category"),
      EnvelopeSpelling("threadId", .aps, "thread-id"),
      EnvelopeSpelling("targetContentIdentifier", .aps, "target-content-id"),
      EnvelopeSpelling("interruptionLevel", .aps, "interruption-level"),
      EnvelopeSpelling("content-available", .aps, "content-available", .any),
      EnvelopeSpelling("mutable-content", .aps, "mutable-content", .any),
    ],
    objects: ["alert": EnvelopeSpelling.apples(.alert), "sound": EnvelopeSpelling.sound]
  )
}
