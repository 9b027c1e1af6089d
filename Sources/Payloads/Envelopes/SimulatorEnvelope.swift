import JSONSyntax

/// An `.apns` file for `xcrun simctl push`.
///
/// Recognized by the file's name, not by its contents; the members beside `aps` that only the
/// simulator reads are left out wherever they stand.
enum SimulatorEnvelope: EnvelopeFormat {
  static let name = Envelope.simulator.name
  static let handsOnPayloads = true

  static func payload(around object: JSONNode, _ claim: EnvelopeClaim) -> Payload? {
    guard Envelope.simulator.foreignMembers.contains(where: { object.first($0) != nil }) else {
      return nil
    }
    return Payload(object: object, envelope: .simulator)
  }
}
