/// Apple's reference of payloads as one table.
///
/// Source: Apple, "Generating a remote notification", tables 1 to 3; "Starting and updating Live
/// Activities with ActivityKit push notifications"; "Updating widgets with WidgetKit push
/// notifications"; the archived "Local and Remote Notification Programming Guide" for what went.
public enum PayloadReference {
  /// Every member that Apple names, place by place.
  public static let keys: [KeyReference] = aps + liveActivity + alert + sound

  /// The object that everything else stands in.
  public static let root = KeyReference(
    "aps",
    .root,
    .object,
    since: "3.0",
    in: PushType.allCases
  )

  /// Returns what is known of a name in a place; nil for an unknown one.
  public static func key(_ name: String, in place: PayloadPlace) -> KeyReference? {
    keys.first { $0.place == place && $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Members of `aps` that are not only for Live Activities.
  private static let aps = [
    KeyReference("alert", .aps, .stringOrObject, since: "3.0", in: [.alert, .liveActivity]),
    KeyReference("badge", .aps, .integer(atLeast: 0), since: "3.0"),
    KeyReference("sound", .aps, .stringOrObject, since: "3.0"),
    KeyReference("thread-id", .aps, .identifier, since: "10.0"),
    KeyReference("category", .aps, .identifier, since: "8.0"),
    KeyReference("content-available", .aps, .one, since: "7.0", in: [.alert, .background]),
    KeyReference("mutable-content", .aps, .one, since: "10.0"),
    KeyReference("target-content-id", .aps, .identifier, since: "13.0"),
    KeyReference(
      "interruption-level",
      .aps,
      .string(oneOf: ["passive", "active", "time-sensitive", "critical"]),
      since: "15.0"
    ),
    KeyReference("relevance-score", .aps, .fraction, since: "15.0", in: [.alert, .liveActivity]),
    KeyReference("filter-criteria", .aps, .identifier, since: "16.0"),
    KeyReference("url-args", .aps, .strings, since: "3.0"),
    KeyReference("content-changed", .aps, .yes, since: "18.0", in: [.widgets]),
  ]

  /// Members of `aps` that only Live Activities have.
  private static let liveActivity = [
    KeyReference("timestamp", .aps, .seconds, since: "16.1", in: [.liveActivity]),
    KeyReference(
      "event",
      .aps,
      .string(oneOf: ["start", "update", "end"]),
      since: "16.1",
      in: [.liveActivity]
    ),
    KeyReference("content-state", .aps, .object, since: "16.1", in: [.liveActivity]),
    KeyReference("stale-date", .aps, .seconds, since: "16.2", in: [.liveActivity]),
    KeyReference("dismissal-date", .aps, .seconds, since: "16.1", in: [.liveActivity]),
    KeyReference("attributes-type", .aps, .identifier, since: "17.2", in: [.liveActivity]),
    KeyReference("attributes", .aps, .object, since: "17.2", in: [.liveActivity]),
    KeyReference("input-push-token", .aps, .one, since: "18.0", in: [.liveActivity]),
    KeyReference("input-push-channel", .aps, .base64, since: "18.0", in: [.liveActivity]),
  ]

  /// Members of an alert.
  private static let alert = [
    KeyReference("title", .alert, .string(), since: "8.2", in: [.alert, .liveActivity]),
    KeyReference("subtitle", .alert, .string(), since: "10.0"),
    KeyReference("body", .alert, .string(), since: "3.0", in: [.alert, .liveActivity]),
    KeyReference("launch-image", .alert, .identifier, since: "3.0"),
    KeyReference("title-loc-key", .alert, .identifier, since: "8.2"),
    KeyReference("title-loc-args", .alert, .strings, since: "8.2"),
    KeyReference("subtitle-loc-key", .alert, .identifier, since: "10.0"),
    KeyReference("subtitle-loc-args", .alert, .strings, since: "10.0"),
    KeyReference("loc-key", .alert, .identifier, since: "3.0"),
    KeyReference("loc-args", .alert, .strings, since: "3.0"),
    KeyReference("action", .alert, .string(), since: "3.0", status: .ignored(since: "10")),
    KeyReference(
      "action-loc-key",
      .alert,
      .identifier,
      since: "3.0",
      status: .ignored(since: "10")
    ),
    KeyReference("summary-arg", .alert, .string(), since: "12.0", status: .ignored(since: "15")),
    KeyReference(
      "summary-arg-count",
      .alert,
      .integer(atLeast: 1),
      since: "12.0",
      status: .ignored(since: "15")
    ),
    KeyReference("sound", .alert, .string(), since: "16.1", in: [.liveActivity]),
  ]

  /// Members of the sound of a critical alert.
  private static let sound = [
    KeyReference("critical", .sound, .oneOrZero, since: "12.0"),
    KeyReference("name", .sound, .string(), since: "12.0"),
    KeyReference("volume", .sound, .fraction, since: "12.0"),
  ]
}
