import JSONSyntax

/// A message of OneSignal: texts for each language, and options whose names begin with `ios_`.
///
/// Source: OneSignal, API reference, "Push notification".
enum OneSignalEnvelope: EnvelopeFormat {
  static let name = "onesignal"

  static func payloads(in message: JSONNode, isForced: Bool) -> [Payload] {
    let hasTexts = ["contents", "headings", "apns_alert"].contains {
      message[$0]?.kind == .object
    }
    guard message.kind == .object, isForced || (hasTexts && message.first("app_id") != nil) else {
      return []
    }
    var fields = [EnvelopeFields(node: message, keys: keys)]
    if let alert = message["apns_alert"], alert.kind == .object {
      fields.append(EnvelopeFields(node: alert, keys: alertKeys))
    }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["data"]].compactMap { $0 }
    surroundings.languageMaps = ["contents", "headings", "subtitle"].compactMap { message[$0] }
      .filter { $0.kind == .object }
    for map in surroundings.languageMaps where map.first("en") == nil && !map.members.isEmpty {
      surroundings.faults.append(EnvelopeFault(.lacks("en"), map))
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
    EnvelopeSpelling("headings", .alert, "title", .languageMap),
    EnvelopeSpelling("subtitle", .alert, "subtitle", .languageMap),
    EnvelopeSpelling("contents", .alert, "body", .languageMap),
    EnvelopeSpelling("ios_sound", .aps, "sound", .any),
    EnvelopeSpelling("ios_category", .aps, "category"),
    EnvelopeSpelling("ios_interruption_level", .aps, "interruption-level", .any),
    EnvelopeSpelling("ios_relevance_score", .aps, "relevance-score"),
    EnvelopeSpelling("thread_id", .aps, "thread-id"),
    EnvelopeSpelling("mutable_content", .aps, "mutable-content", .flag),
    EnvelopeSpelling("content_available", .aps, "content-available", .flag),
    EnvelopeSpelling("target_content_identifier", .aps, "target-content-id"),
  ])

  private static let alertKeys = EnvelopeSpelling.keys(EnvelopeSpelling.apples(.alert))
}
