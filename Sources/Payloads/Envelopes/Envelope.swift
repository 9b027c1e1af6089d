/// The form in which a payload is handed to a service.
public struct Envelope: Hashable, Sendable {
  /// The name that configuration uses, for example `fcm-v1`.
  public let name: String
  /// Members beside `aps` that never reach a phone.
  public let foreignMembers: [String]
  /// Whether it holds the payload as APNs gets it, with an `aps`.
  public let hasAps: Bool
  /// Whether the service leaves out texts that are empty.
  public let dropsEmptyTexts: Bool

  /// Creates an envelope.
  public init(
    name: String,
    foreignMembers: [String] = [],
    hasAps: Bool = true,
    dropsEmptyTexts: Bool = false
  ) {
    self.name = name
    self.foreignMembers = foreignMembers
    self.hasAps = hasAps
    self.dropsEmptyTexts = dropsEmptyTexts
  }

  /// The payload itself, as APNs gets it.
  public static let raw = Envelope(name: "raw")

  /// A payload for the simulator: the bundle's name stands beside `aps`, or the buttons of a watch's
  /// notification.
  ///
  /// Source: `xcrun simctl push`, help text; Xcode's file template for a watch's test payload.
  public static let simulator = Envelope(
    name: "apns",
    foreignMembers: ["Simulator Target Bundle", "WatchKit Simulator Actions"]
  )
}
