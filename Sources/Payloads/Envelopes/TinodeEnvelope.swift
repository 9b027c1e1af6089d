import JSONSyntax

/// The configuration of a Tinode server: how its push adapters fill a push, for messages (`msg`) and
/// for invitations (`sub`).
///
/// Source: tinode/chat, `server/push/common/typedef.go`.
enum TinodeEnvelope: EnvelopeFormat {
  static let name = "tinode"

  /// Members of the configuration that are a push of their own.
  private static let kinds = ["msg", "sub"]

  static func read(_ message: JSONNode, _ claim: EnvelopeClaim) -> EnvelopeReading? {
    guard let adapters = message["push"], adapters.kind == .array else { return nil }
    var reading = EnvelopeReading([])
    for adapter in adapters.elements where adapter.first("name") != nil {
      guard let config = adapter["config"] else { continue }
      if let apple = config["apns"], isPush(apple) {
        reading.payloads += payloads(of: apple)
      } else if config["android"].map(isPush) ?? false {
        reading.others.append(adapter)
      }
    }
    return reading.payloads.isEmpty && reading.others.isEmpty ? nil : reading
  }

  private static func isPush(_ half: JSONNode) -> Bool {
    kinds.contains { half[$0]?.kind == .object }
  }

  /// What a kind of push lacks is taken from the members beside it.
  private static func payloads(of half: JSONNode) -> [Payload] {
    kinds.compactMap { kind in
      guard let own = half[kind], own.kind == .object else { return nil }
      return Payload(
        message: own,
        envelope: Envelope(name: name, hasAps: false, dropsEmptyTexts: true),
        fields: names.fields(in: half) + names.fields(in: own)
      )
    }
  }

  private static let names = EnvelopeNames(
    [
      EnvelopeSpelling("title", .alert, "title"),
      EnvelopeSpelling("subtitle", .alert, "subtitle"),
      EnvelopeSpelling("body", .alert, "body"),
      EnvelopeSpelling("launch_image", .alert, "launch-image"),
    ] + EnvelopeSpelling.underscored
  )
}
