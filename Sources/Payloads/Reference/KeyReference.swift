/// What Apple's reference says of one member of a payload.
public struct KeyReference: Hashable, Sendable {
  /// Whether a member still means something.
  public enum Status: Hashable, Sendable {
    /// It does.
    case current
    /// Current systems ignore it.
    case ignored(since: String)
  }

  /// The name.
  public let name: String
  /// The object it stands in.
  public let place: PayloadPlace
  /// What its value must be.
  public let value: ValueRule
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
    self.place = place
    self.value = value
    self.since = since
    self.pushTypes = pushTypes
    self.status = status
  }
}
