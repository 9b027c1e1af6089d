import JSONSyntax

/// A message of Braze: `messages.apple_push`.
///
/// Source: Braze, API reference, "Apple push object".
enum BrazeEnvelope: EnvelopeFormat {
  static let name = "braze"

  /// The halves of a message for other systems.
  private static let others = [
    "android_push", "kindle_push", "web_push", "windows_push", "windows_universal_push",
    "windows_phone8_push",
  ]

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard let messages = message["messages"], messages.kind == .object else { return nil }
    guard let push = messages["apple_push"], push.kind == .object else {
      let isOther = others.contains { messages[$0]?.kind == .object }
      return isOther ? EnvelopeReading(other: message) : nil
    }
    var surroundings = Payload.Surroundings()
    surroundings.android = messages["android_push"]
    surroundings.customData = [push["extra"]].compactMap { $0 }
    return EnvelopeReading(payload(message, names.fields(in: push), surroundings))
  }

  private static let names = EnvelopeNames(
    [
      EnvelopeSpelling("alert", .alert, "body", .stringOrObject),
      EnvelopeSpelling("badge", .aps, "badge", .any),
      EnvelopeSpelling("sound", .aps, "sound"),
      EnvelopeSpelling("content-available", .aps, "content-available", .toggle),
      EnvelopeSpelling("mutable_content", .aps, "mutable-content", .toggle),
      EnvelopeSpelling("interruption_level", .aps, "interruption-level"),
      EnvelopeSpelling("relevance_score", .aps, "relevance-score"),
      EnvelopeSpelling("category", .aps, "category"),
    ],
    objects: [
      "alert": [
        EnvelopeSpelling("title", .alert, "title"),
        EnvelopeSpelling("subtitle", .alert, "subtitle"),
        EnvelopeSpelling("body", .alert, "body"),
      ] + EnvelopeSpelling.underscored,
      "sound": EnvelopeSpelling.switchedSound,
    ]
  )
}
