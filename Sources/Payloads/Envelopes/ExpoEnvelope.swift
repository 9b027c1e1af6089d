import JSONSyntax

/// A message of Expo's push service, which has no texts by key.
///
/// Source: Expo, "Send notifications with the Expo Push Service", message request format.
enum ExpoEnvelope: EnvelopeFormat {
  static let name = "expo"

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard message.kind == .object, claim == .isOfForm || isForExpo(message) else { return nil }
    var surroundings = Payload.Surroundings()
    surroundings.customData = [message["data"]].compactMap { $0 }
    for member in message.members where LocalizationKeyName.matches(member.name) {
      surroundings.faults.append(EnvelopeFault(.noKeys, member.value))
    }
    for text in ["title", "subtitle", "body"] {
      for member in message[text]?.members ?? message.members
      where message[text]?.kind == .object && LocalizationKeyName.matches(member.name) {
        surroundings.faults.append(EnvelopeFault(.noKeys, member.value))
      }
    }
    return EnvelopeReading(payload(message, names.fields(in: message), surroundings))
  }

  private static func isForExpo(_ message: JSONNode) -> Bool {
    guard let to = message["to"] else { return false }
    let tokens = to.kind == .array ? Array(to.elements.prefix(1)) : [to]
    return tokens.contains { token in
      let utf8 = (token.string ?? "").utf8
      return utf8.starts(with: "ExponentPushToken".utf8) || utf8.starts(with: "ExpoPushToken".utf8)
    }
  }

  private static let names = EnvelopeNames(
    [
      EnvelopeSpelling("title", .alert, "title"),
      EnvelopeSpelling("subtitle", .alert, "subtitle"),
      EnvelopeSpelling("body", .alert, "body"),
      EnvelopeSpelling("badge", .aps, "badge"),
      EnvelopeSpelling("sound", .aps, "sound"),
      EnvelopeSpelling("categoryId", .aps, "category"),
      EnvelopeSpelling("interruptionLevel", .aps, "interruption-level"),
      EnvelopeSpelling("mutableContent", .aps, "mutable-content", .flag),
      EnvelopeSpelling("_contentAvailable", .aps, "content-available", .flag),
    ],
    objects: ["sound": EnvelopeSpelling.switchedSound]
  )
}
