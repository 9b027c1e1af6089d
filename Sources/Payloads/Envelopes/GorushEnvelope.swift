import JSONSyntax

/// A request to gorush: `notifications`, each for the tokens of one platform.
///
/// Source: gorush, README, "Request body" and "iOS alert payload".
enum GorushEnvelope: EnvelopeFormat {
  static let name = "gorush"

  /// The number of Apple's platform; 2 is Android, 3 Huawei.
  private static let apple = 1

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard let notifications = message["notifications"], notifications.kind == .array else {
      return nil
    }
    var reading = EnvelopeReading([])
    for notification in notifications.elements {
      guard notification.kind == .object,
        claim == .isOfForm
          || ((notification.first("tokens") ?? notification.first("topic")) != nil
            && notification["platform"] != nil)
      else { continue }
      if notification["platform"]?.wholeNumber ?? apple == apple {
        reading.payloads.append(payload(of: notification))
      } else {
        reading.others.append(notification)
      }
    }
    return reading.payloads.isEmpty && reading.others.isEmpty ? nil : reading
  }

  private static func payload(of notification: JSONNode) -> Payload {
    var surroundings = Payload.Surroundings()
    surroundings.customData = [notification["data"]].compactMap { $0 }
    return payload(notification, names.fields(in: notification), surroundings)
  }

  /// It has no texts by key for the subtitle.
  private static let names = EnvelopeNames(
    [
      EnvelopeSpelling("message", .alert, "body"),
      EnvelopeSpelling("title", .alert, "title"),
      EnvelopeSpelling("badge", .aps, "badge"),
      EnvelopeSpelling("sound", .aps, "sound"),
      EnvelopeSpelling("category", .aps, "category"),
      EnvelopeSpelling("thread-id", .aps, "thread-id"),
      EnvelopeSpelling("interruption_level", .aps, "interruption-level"),
      EnvelopeSpelling("content_available", .aps, "content-available", .flag),
      EnvelopeSpelling("mutable_content", .aps, "mutable-content", .flag),
    ],
    objects: [
      "alert": EnvelopeSpelling.apples(.alert).filter { $0.name != "sound" },
      "sound": EnvelopeSpelling.sound,
    ]
  )
}
