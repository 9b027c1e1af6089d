/// The kinds of push that APNs knows, as far as a payload shows them.
///
/// Source: Apple, "Sending notification requests to APNs", `apns-push-type`.
public enum PushType: String, Sendable, CaseIterable {
  /// Shows an alert, plays a sound or sets a badge.
  case alert
  /// Wakes the app.
  case background
  /// Starts, updates or ends a Live Activity.
  case liveActivity = "liveactivity"
  /// Tells widgets or controls that their content has changed.
  case widgets
}
