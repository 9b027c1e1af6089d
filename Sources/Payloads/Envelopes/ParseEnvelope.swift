import JSONSyntax

/// A push of Parse Server: `data`, with `where` or `channels` beside it.
///
/// Source: parse-server-push-adapter, `APNS.js`: which members become which of Apple's.
enum ParseEnvelope: EnvelopeFormat {
  static let name = "parse"

  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] {
    guard let data = message["data"], data.kind == .object, data.first("aps") == nil else {
      return []
    }
    if !isForced {
      let isAddressed = ["where", "channels", "push_time"].contains { message.first($0) != nil }
      let isLocalized =
        data["alert"]?.members.contains { LocalizationKeyName.matches($0.name) } ?? false
      guard isAddressed || isLocalized, message.first("message") == nil,
        message.first("to") == nil, message.first("notification") == nil,
        data.first("alert") != nil || data.first("content-available") != nil
      else { return [] }
    }
    var fields = [EnvelopeFields(node: data, keys: keys)]
    if let alert = data["alert"], alert.kind == .object {
      fields.append(EnvelopeFields(node: alert, keys: alertKeys))
    }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [data]
    if let value = data["content-available"], !value.isHole, value.wholeNumber != 1 {
      surroundings.faults.append(EnvelopeFault(.droppedUnlessOne, value))
    }
    return [
      Payload(
        message: message,
        envelope: Envelope(name: name, hasAps: false),
        fields: fields,
        surroundings: surroundings
      )
    ]
  }

  private static let keys = EnvelopeSpelling.keys([
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
  ])

  private static let alertKeys = EnvelopeSpelling.keys(EnvelopeSpelling.apples(.alert))
}
