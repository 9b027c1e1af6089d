import JSONSyntax

/// What the messages of FCM's v1 interface and of its Admin SDKs have in common.
///
/// Source: Firebase, REST reference, `projects.messages`: `Message`, `Notification`, `ApnsConfig`.
enum FCMMessage {
  /// Members that say whom a message is for.
  private static let targets = ["token", "tokens", "topic"]
  /// Another, which the legacy interface has, too.
  private static let condition = "condition"
  /// The halves of a message.
  private static let halves = ["notification", "data", "android", "apns", "webpush"]

  /// Whether a message says whom it is for, and has something that FCM alone calls so.
  static func isMarked(_ message: JSONNode) -> Bool {
    (targets + [condition]).contains { message.first($0) != nil }
      && ["notification", "android", "apns", "webpush"].contains { message[$0]?.kind == .object }
  }

  /// Whether a message without `message` around it says whom it is for, in other words than those of
  /// the legacy interface.
  static func isAddressed(_ message: JSONNode) -> Bool {
    targets.contains { message.first($0) != nil }
      || (message.first(condition) != nil && strangers(in: message["notification"]).isEmpty)
  }

  /// Returns what a message holds that has no `aps`: the texts of `notification`, from which FCM makes
  /// the alert; nil for what is no message, and for one with an `aps`.
  static func read(_ message: JSONNode, as form: any EnvelopeFormat.Type) -> EnvelopeReading? {
    let hasHalf = halves.contains { message[$0]?.kind == .object || message[$0]?.isHole == true }
    guard message.kind == .object, hasHalf else { return nil }
    let surroundings = surroundings(of: message)
    if let payload = message["apns"]?["payload"], payload.kind == .object {
      guard payload.first("aps") == nil else { return nil }
      return EnvelopeReading(
        Payload(object: payload, envelope: Envelope(name: form.name), surroundings: surroundings)
      )
    }
    let notification = message["notification"]
    guard notification != nil || !surroundings.faults.isEmpty else {
      return EnvelopeReading(other: message)
    }
    let fields = notification.map { names.fields(in: $0) } ?? []
    return EnvelopeReading(form.payload(message, fields, surroundings))
  }

  private static let names = EnvelopeNames([
    EnvelopeSpelling("title", .alert, "title"),
    EnvelopeSpelling("body", .alert, "body"),
  ])

  /// Reads what stands beside the payload in a message for several systems.
  static func surroundings(of message: JSONNode) -> Payload.Surroundings {
    var surroundings = Payload.Surroundings()
    surroundings.headers = message["apns"]?["headers"]
    surroundings.literals = message["notification"]
    surroundings.android = message["android"]?["notification"]
    surroundings.customData = [message["data"]].compactMap { $0 }
    surroundings.faults = faults(of: message)
    return surroundings
  }

  /// Members of `notification`; `imageUrl` is how the Admin SDK spells `image`.
  private static let notificationNames = ["title", "body", "image", "imageUrl"]

  /// What FCM refuses: a member that `notification` does not have, and values that are no texts where
  /// it takes nothing else.
  private static func faults(of message: JSONNode) -> [EnvelopeFault] {
    let maps = [
      message["data"], message["android"]?["data"], message["apns"]?["headers"],
    ]
    let values = maps.flatMap { map in
      map?.members.map(\.value).filter { ![.string, .hole, .invalid].contains($0.kind) } ?? []
    }
    return strangers(in: message["notification"]).map {
      EnvelopeFault(.notInNotification, $0.value)
    }
      + values.map { EnvelopeFault(.noText, $0) }
  }

  /// The members of a `notification` that it does not have.
  private static func strangers(in notification: JSONNode?) -> [JSONMember] {
    notification?.members.filter { member in
      !member.key.hasHoles && !notificationNames.contains { member.key.isNamed($0) }
    } ?? []
  }
}
