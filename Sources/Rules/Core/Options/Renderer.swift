/// Who fills in the texts of a push.
public enum Renderer: String, Sendable, CaseIterable {
  /// iOS itself: plural rules are not applied.
  case system
  /// The app's notification service extension, which formats as the app does.
  case `extension`
}
