import Diagnostics
import JSONSyntax

/// A message of Amazon SNS for several systems: each platform's payload is JSON inside a text.
///
/// Source: Amazon SNS, "Sending platform-specific payloads in messages to mobile devices"; Amazon
/// Pinpoint has the same in `RawContent`.
enum SNSEnvelope: EnvelopeFormat {
  static let name = "sns"
  static let handsOnPayloads = true
  static let envelope = Envelope(name: name)

  /// Names of the platforms that are Apple's.
  static let platforms = [
    "APNS", "APNS_SANDBOX", "APNS_VOIP", "APNS_VOIP_SANDBOX", "APNS_MACOS", "APNS_MACOS_SANDBOX",
    "MACOS", "MACOS_SANDBOX",
  ]
  /// Names of the platforms of others.
  private static let otherPlatforms = ["GCM", "FCM", "ADM", "BAIDU", "MPNS", "WNS"]
  /// The payload of one of Pinpoint's messages.
  static let pinpoint = "RawContent"

  /// Whether a member holds a payload as a text; Pinpoint has the same name in the messages of others.
  static func isPayload(_ key: JSONNode) -> Bool {
    guard key.isNamed(pinpoint) else { return platforms.contains { key.isNamed($0) } }
    let message = key.parent?.name
    return message.map { name in pinpointOthers.allSatisfy { !name.hasPrefix($0) } } ?? true
  }

  /// How the names of Pinpoint's messages for others begin.
  private static let pinpointOthers = ["GCM", "ADM", "Baidu"]

  /// An object where SNS wants a text: the classic mistake.
  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    guard let key = object.key, !key.isNamed(pinpoint), isPayload(key), let message = object.parent
    else { return nil }
    var surroundings = surroundings(of: message)
    surroundings.faults.append(EnvelopeFault(.objectInsteadOfText, object))
    return Payload(object: object, envelope: envelope, surroundings: surroundings)
  }

  /// A message for other platforms alone.
  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard message["default"]?.kind == .string,
      otherPlatforms.contains(where: { message[$0].map(looksLikeJSON) ?? false }),
      !platforms.contains(where: { message.first($0) != nil })
    else { return nil }
    return EnvelopeReading(other: message)
  }

  /// Reads the payload in a platform's text; nil where the text holds none, and where nothing but its
  /// name says that it should.
  static func payload(in text: JSONNode) -> Outcome<Payload>? {
    guard let key = text.key, let message = text.parent else { return nil }
    let around = key.isNamed(pinpoint) ? .init() : surroundings(of: message)
    if isHole(text) {
      return Outcome(Payload(message: message, envelope: noAps, fields: [], surroundings: around))
    }
    guard let outcome = NestedJSON.parse(text), !looksUnlikeJSON(outcome.value) else {
      guard !key.isNamed(pinpoint), isMessage(message) || looksLikeJSON(text) else { return nil }
      var around = around
      around.faults.append(EnvelopeFault(.textHoldsNoJSON, text))
      return Outcome(Payload(message: message, envelope: noAps, fields: [], surroundings: around))
    }
    var payload = Payload(
      object: outcome.value.root,
      envelope: envelope,
      surroundings: around
    )
    payload.nested = outcome.value
    return Outcome(payload, diagnostics: outcome.diagnostics)
  }

  /// Whether an object is a message for platforms, by what stands beside the one.
  private static func isMessage(_ message: JSONNode) -> Bool {
    message.first("default") != nil || otherPlatforms.contains { message.first($0) != nil }
  }

  /// Whether nothing of a text is known before it is rendered.
  private static func isHole(_ text: JSONNode) -> Bool {
    text.hasHoles
      && text.templatePieces.allSatisfy { piece in
        switch piece {
        case .text(let literal): literal.unicodeScalars.allSatisfy { $0 == " " || $0 == "\n" }
        case .hole: true
        }
      }
  }

  private static func looksLikeJSON(_ text: JSONNode) -> Bool {
    text.string?.unicodeScalars.first { $0 != " " && $0 != "\n" } == "{"
  }

  private static let noAps = Envelope(name: name, hasAps: false)

  private static func looksUnlikeJSON(_ nested: NestedJSON) -> Bool {
    nested.root.kind != .object
  }

  private static func surroundings(of message: JSONNode) -> Payload.Surroundings {
    var surroundings = Payload.Surroundings()
    if message.first("default") == nil, !message.isOpen {
      surroundings.faults.append(EnvelopeFault(.lacks("default", isRefused: true), message))
    }
    return surroundings
  }
}
