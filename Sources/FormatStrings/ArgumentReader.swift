/// Who fills in a text.
public enum ArgumentReader: Hashable, Sendable {
  /// iOS, with the texts of a push: everything is an object.
  case push
  /// The app, with `String(format:)`.
  case app
}
