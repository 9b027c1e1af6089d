import JSONSyntax

/// A push of Airship: `notification.ios`, or its `template` with Handlebars; `notification.alert` is for
/// all systems that have no alert of their own.
///
/// Source: Airship, API reference, "Notification object" and "iOS override".
enum AirshipEnvelope: EnvelopeFormat {
  static let name = "airship"

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard let notification = message["notification"], notification.kind == .object,
      claim == .isOfForm || message.first("audience") != nil
        || message.first("device_types") != nil
    else { return nil }
    let ios = notification["ios"].flatMap { $0.kind == .object ? $0 : nil }
    guard isForApple(message), ios != nil || notification.first("alert") != nil else {
      return EnvelopeReading(other: message)
    }
    var fields = shared.fields(in: notification)
    if let ios {
      fields += names.fields(in: ios)
      if let template = ios["template"] {
        fields += [template["fields"], template].compactMap { $0 }.flatMap(templates.fields)
      }
    }
    var surroundings = Payload.Surroundings()
    surroundings.android = notification["android"]
    surroundings.customData = [ios?["extra"]].compactMap { $0 }
    return EnvelopeReading(payload(message, fields, surroundings))
  }

  /// Whether a message goes to Apple's devices: it names no systems, or theirs among them.
  private static func isForApple(_ message: JSONNode) -> Bool {
    guard let types = message["device_types"], types.kind == .array else { return true }
    return types.elements.contains { $0.isNamed("ios") || $0.hasHoles } || types.isOpen
  }

  private static let shared = EnvelopeNames([EnvelopeSpelling("alert", .alert, "body")])

  private static let objects = [
    "alert": EnvelopeSpelling.apples(.alert), "sound": EnvelopeSpelling.switchedSound,
  ]

  private static let names = EnvelopeNames(
    [
      EnvelopeSpelling("alert", .alert, "body", .stringOrObject),
      EnvelopeSpelling("title", .alert, "title"),
      EnvelopeSpelling("subtitle", .alert, "subtitle"),
      EnvelopeSpelling("sound", .aps, "sound"),
      EnvelopeSpelling("badge", .aps, "badge", .any),
      EnvelopeSpelling("content_available", .aps, "content-available", .toggle),
      EnvelopeSpelling("content-available", .aps, "content-available", .toggle),
      EnvelopeSpelling("mutable_content", .aps, "mutable-content", .toggle),
      EnvelopeSpelling("interruption_level", .aps, "interruption-level"),
      EnvelopeSpelling("relevance_score", .aps, "relevance-score"),
      EnvelopeSpelling("thread_id", .aps, "thread-id"),
      EnvelopeSpelling("target_content_id", .aps, "target-content-id"),
      EnvelopeSpelling("category", .aps, "category"),
    ],
    objects: objects
  )

  /// A template has its texts beside one another, too.
  private static let templates = EnvelopeNames(
    EnvelopeSpelling.apples(.alert).filter { $0.name != "sound" }
      + [EnvelopeSpelling("alert", .alert, "body", .stringOrObject)],
    objects: objects
  )
}
