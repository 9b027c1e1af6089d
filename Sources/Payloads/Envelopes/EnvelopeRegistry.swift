/// All forms of envelopes, one line each; the first that recognizes a message reads it.
public enum EnvelopeRegistry {
  static let formats: [any EnvelopeFormat.Type] = [
    FCMV1Envelope.self,
    PushyEnvelope.self,
    FCMAdminEnvelope.self,
    PusherEnvelope.self,
    SNSEnvelope.self,
    ExpoEnvelope.self,
    OneSignalEnvelope.self,
    AirshipEnvelope.self,
    BrazeEnvelope.self,
    GorushEnvelope.self,
    ParseEnvelope.self,
    FCMLegacyEnvelope.self,
    NodePushNotificationsEnvelope.self,
    NodeAPNEnvelope.self,
    TinodeEnvelope.self,
    AzureEnvelope.self,
    SimulatorEnvelope.self,
    RawEnvelope.self,
  ]

  /// Returns the form of a name; nil for an unknown one.
  static func format(_ name: String) -> (any EnvelopeFormat.Type)? {
    formats.first { $0.name == name }
  }

  /// The names that configuration uses, in alphabetical order.
  public static let names: [String] = formats.map { $0.name }.sorted()
}
