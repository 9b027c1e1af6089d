public import JSONSyntax

/// One push that a file describes.
public struct Payload: Hashable, Sendable {
  /// The object that is sent to APNs: the one that has the `aps` member.
  ///
  /// Where the file has a localization key but no `aps`, the object that should have it.
  public let object: JSONNode
  /// The value of `aps`, of whatever kind; the last one of several.
  ///
  /// Nil where it is missing.
  public let aps: JSONNode?
  /// What the phone shows; nil without an alert, or with one of a wrong type.
  public let alert: Alert?
  /// The form the payload was found in.
  public let envelope: Envelope
  /// The kind of push that the content makes of it; nil where it makes none.
  public let pushType: PushType?

  init(object: JSONNode, envelope: Envelope) {
    self.object = object
    self.envelope = envelope
    let aps = object["aps"]
    self.aps = aps
    pushType = aps.flatMap(Self.inferredType)
    let isLiveActivity = pushType == .liveActivity
    let around = [object, aps].compactMap { $0 }
    alert = aps?["alert"].flatMap {
      Alert($0, around: around, isLiveActivity: isLiveActivity)
    }
  }

  /// JSON pointer of the object that is sent, empty for the whole file.
  public var pointer: String { object.pointer }

  /// Whether it starts, updates or ends a Live Activity.
  public var isLiveActivity: Bool { pushType == .liveActivity }

  /// Whether the app's notification service extension may change what is shown.
  public var hasMutableContent: Bool { isOne("mutable-content") }

  /// Whether the app is woken.
  public var hasContentAvailable: Bool { isOne("content-available") }

  /// The members beside `aps` that the app gets, in the order of the file.
  public var customMembers: [JSONMember] {
    object.members.filter { member in
      !member.key.isNamed("aps") && !isForeign(member)
    }
  }

  /// The members beside `aps` that belong to the envelope and are not sent.
  public var foreignMembers: [JSONMember] { object.members.filter(isForeign) }

  private func isForeign(_ member: JSONMember) -> Bool {
    envelope.foreignMembers.contains { member.key.isNamed($0) }
  }

  private func isOne(_ name: String) -> Bool {
    guard let value = aps?[name] else { return false }
    return value.wholeNumber == 1 || value.boolean == true
  }

  /// Names that only Live Activity pushes have.
  private static let activityNames = [
    "event", "content-state", "attributes-type", "attributes", "stale-date", "dismissal-date",
    "input-push-token", "input-push-channel",
  ]

  private static func inferredType(_ aps: JSONNode) -> PushType? {
    guard aps.kind == .object else { return nil }
    if activityNames.contains(where: { aps.first($0) != nil }) { return .liveActivity }
    if aps.first("content-changed") != nil { return .widgets }
    if ["alert", "badge", "sound"].contains(where: { aps.first($0) != nil }) { return .alert }
    return aps.first("content-available") != nil ? .background : nil
  }
}
