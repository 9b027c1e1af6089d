import JSONSyntax

/// A message of Braze: `messages.apple_push`.
///
/// Source: Braze, API reference, "Apple push object".
enum BrazeEnvelope: EnvelopeFormat {
  static let name = "braze"

  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] {
    guard let push = message["messages"]?["apple_push"], push.kind == .object else { return [] }
    var fields = [EnvelopeFields(node: push, keys: keys)]
    if let alert = push["alert"], alert.kind == .object {
      fields.append(EnvelopeFields(node: alert, keys: alertKeys))
    }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [push["extra"]].compactMap { $0 }
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
    EnvelopeSpelling("badge", .aps, "badge", .any),
    EnvelopeSpelling("sound", .aps, "sound", .any),
    EnvelopeSpelling("content-available", .aps, "content-available", .any),
    EnvelopeSpelling("mutable_content", .aps, "mutable-content", .any),
    EnvelopeSpelling("interruption_level", .aps, "interruption-level"),
    EnvelopeSpelling("relevance_score", .aps, "relevance-score"),
    EnvelopeSpelling("category", .aps, "category"),
  ])

  private static let alertKeys = EnvelopeSpelling.keys(
    [
      EnvelopeSpelling("title", .alert, "title"),
      EnvelopeSpelling("subtitle", .alert, "subtitle"),
      EnvelopeSpelling("body", .alert, "body"),
    ] + EnvelopeSpelling.underscored
  )
}
