/// What Apple's reference says of one member of a payload.
public struct KeyReference: Hashable, Sendable {
  /// Whether a member still means something.
  public enum Status: Hashable, Sendable {
    /// It does.
    case current
    /// Current systems ignore it.
    case ignored(since: String)
  }

  /// The name, as Apple spells it.
  public let name: String
  /// The name as the envelope spells it; for payloads as APNs gets them the same.
  public private(set) var spelling: String
  /// The object it stands in.
  public let place: PayloadPlace
  /// What its value must be.
  public private(set) var value: ValueRule
  /// The iOS version that brought it, for example `16.1`.
  public let since: String
  /// The kinds of push in which it means something.
  public let pushTypes: [PushType]
  /// Whether it still means something.
  public let status: Status

  init(
    _ name: String,
    _ place: PayloadPlace,
    _ value: ValueRule,
    since: String,
    in pushTypes: [PushType] = [.alert],
    status: Status = .current
  ) {
    self.name = name
    spelling = name
    self.place = place
    self.value = value
    self.since = since
    self.pushTypes = pushTypes
    self.status = status
  }

  /// Returns the same member as an envelope has it.
  func spelt(_ spelling: String, as value: ValueRule? = nil) -> KeyReference {
    var key = self
    key.spelling = spelling
    key.value = value ?? key.value
    return key
  }
}
