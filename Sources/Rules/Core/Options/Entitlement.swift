/// A permission of the app that some pushes need.
///
/// Source: Apple, "UNNotificationInterruptionLevel".
public enum Entitlement: String, Sendable, CaseIterable {
  /// Time-sensitive notifications, which break through a focus.
  case timeSensitive = "time-sensitive"
  /// Critical alerts, which Apple grants on request.
  case critical
}
