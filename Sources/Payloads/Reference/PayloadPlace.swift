/// An object of a payload whose member names have a meaning.
public enum PayloadPlace: String, Sendable, CaseIterable {
  /// The object that is sent: `aps` and what the app reads.
  case root
  /// The value of `aps`.
  case aps
  /// The alert, where it is an object.
  case alert
  /// The sound, where it is an object.
  case sound

  /// The place as people write it, for example `aps.alert`; empty for the root.
  public var path: String {
    switch self {
    case .root: ""
    case .aps: "aps"
    case .alert: "aps.alert"
    case .sound: "aps.sound"
    }
  }
}
