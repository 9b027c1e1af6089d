import JSONSyntax

/// A push of Airship: `notification.ios`, or its `template` with Handlebars.
///
/// Source: Airship, API reference, "iOS override".
enum AirshipEnvelope: EnvelopeFormat {
  static let name = "airship"

  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] {
    guard let notification = message["notification"], let ios = notification["ios"],
      ios.kind == .object,
      isForced || message.first("audience") != nil || message.first("device_types") != nil
    else { return [] }
    var fields = [EnvelopeFields(node: ios, keys: keys)]
    for node in [ios["template"]?["fields"], ios["alert"], ios["template"]?["alert"]] {
      guard let node, node.kind == .object else { continue }
      fields.append(EnvelopeFields(node: node, keys: alertKeys))
    }
    var surroundings = Payload.Surroundings()
    surroundings.android = notification["android"]
    surroundings.customData = [ios["extra"]].compactMap { $0 }
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
    EnvelopeSpelling("subtitle", .alert, "subtitle"),
    EnvelopeSpelling("sound", .aps, "sound", .any),
    EnvelopeSpelling("badge", .aps, "badge", .any),
    EnvelopeSpelling("content_available", .aps, "content-available", .any),
    EnvelopeSpelling("content-available", .aps, "content-available", .any),
    EnvelopeSpelling("mutable_content", .aps, "mutable-content", .any),
    EnvelopeSpelling("interruption_level", .aps, "interruption-level"),
    EnvelopeSpelling("relevance_score", .aps, "relevance-score"),
    EnvelopeSpelling("thread_id", .aps, "thread-id"),
    EnvelopeSpelling("target_content_id", .aps, "target-content-id"),
    EnvelopeSpelling("category", .aps, "category"),
  ])

  private static let alertKeys = EnvelopeSpelling.keys(EnvelopeSpelling.apples(.alert))
}
