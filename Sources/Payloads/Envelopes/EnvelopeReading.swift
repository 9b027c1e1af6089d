import JSONSyntax

/// What one message holds.
struct EnvelopeReading {
  /// The payloads for Apple's devices.
  var payloads: [Payload] = []
  /// The messages that only other systems get: they are counted and not judged.
  var others: [JSONNode] = []

  /// A message with payloads.
  init(_ payloads: [Payload], others: [JSONNode] = []) {
    self.payloads = payloads
    self.others = others
  }

  /// A message with one payload.
  init(_ payload: Payload) { payloads = [payload] }

  /// A message that only other systems get.
  init(other message: JSONNode) { others = [message] }
}
