public import JSONSyntax
public import SourceText

/// One push that a file describes.
public struct Payload: Hashable, Sendable {
  /// The object that is sent to APNs: the one that has the `aps` member.
  ///
  /// Where the file has a localization key but no `aps`, the object that should have it; in an
  /// envelope with names of its own the whole message.
  public let object: JSONNode
  /// The value of `aps`, of whatever kind; the last one of several.
  ///
  /// Where the name is misspelt, or another `aps` stands inside, the object that was meant. Nil where it is missing, and in an envelope with names of its own.
  public let aps: JSONNode?
  /// What the phone shows; nil without an alert, or with one of a wrong type.
  public let alert: Alert?
  /// What the phone may show instead, where branches of a template have alerts of their own.
  public let otherAlerts: [Alert]
  /// The form the payload was found in.
  public let envelope: Envelope
  /// The kind of push that the content makes of it; nil where it makes none.
  public let pushType: PushType?
  /// The objects in which the envelope has names of its own; empty where it has Apple's.
  public let fields: [EnvelopeFields]
  /// What stands around the payload in its message.
  public internal(set) var surroundings: Surroundings
  /// The text that the payload stands in; nil for a payload that is JSON of its file itself.
  public internal(set) var nested: NestedJSON?

  /// What stands around a payload in a message.
  public struct Surroundings: Hashable, Sendable {
    /// Headers of the request to APNs; nil without any.
    public var headers: JSONNode?
    /// An object whose `title` and `body` the service copies into the alert where it has none.
    public var literals: JSONNode?
    /// The half of the message that Android shows.
    public var android: JSONNode?
    /// Objects with a text for each language.
    public var languageMaps: [JSONNode] = []
    /// Objects elsewhere in the message whose members reach the app as fields of its own.
    public var customData: [JSONNode] = []
    /// What the service does not take as it stands.
    public var faults: [EnvelopeFault] = []

    /// Creates the surroundings of a payload that stands alone.
    public init() {}
  }

  /// Creates a payload in Apple's names.
  init(object: JSONNode, envelope: Envelope, surroundings: Surroundings = Surroundings()) {
    self.object = object
    self.envelope = envelope
    self.surroundings = surroundings
    fields = []
    let aps = Self.aps(of: object)
    self.aps = aps
    pushType = aps.flatMap(Self.inferredType)
    let isLiveActivity = pushType == .liveActivity
    let around = [object, aps].compactMap { $0 }
    let literals = surroundings.literals
    let alerts = (aps.flatMap(Self.alert)?.alternatives ?? []).map {
      Alert($0, around: around, literals: literals, isLiveActivity: isLiveActivity)
    }
    otherAlerts = alerts.dropLast().compactMap { $0 }
    alert =
      alerts.last ?? literals.map { Alert($0, literals: $0, isLiveActivity: false) } ?? nil
  }

  /// Creates a payload in an envelope's names.
  init(
    message: JSONNode,
    envelope: Envelope,
    aps: JSONNode? = nil,
    fields: [EnvelopeFields],
    surroundings: Surroundings = Surroundings()
  ) {
    object = message
    self.envelope = envelope
    self.aps = aps
    self.fields = fields
    self.surroundings = surroundings
    let alert = Alert(message: message, fields: fields, literals: surroundings.literals)
    self.alert = alert
    otherAlerts = []
    let isSilent = fields.contains { $0.member("content-available", in: .aps) != nil }
    pushType = alert.isVisible || !isSilent ? .alert : .background
  }

  /// JSON pointer of the object that is sent, empty for the whole file.
  public var pointer: String { pointer(of: object) }

  /// Returns the JSON pointer of a node of the payload; of one inside a text that of the text.
  public func pointer(of node: JSONNode) -> String {
    guard let nested, node.document.isSame(as: nested.root.document) else { return node.pointer }
    return nested.node.pointer
  }

  /// Returns the range in the file of a range of the payload's own document.
  public func outerRange(_ range: ByteRange) -> ByteRange { nested?.outerRange(range) ?? range }

  /// Whether the alert, or what it stands in, is known only when the template is rendered.
  public var isAlertUnknown: Bool {
    let alerts = aps?["alert"]?.alternatives ?? []
    let nodes = [object, aps].compactMap { $0 } + alerts + fields.map(\.node)
    return nodes.contains { $0.isHole || $0.isOpen }
  }

  /// Whether it starts, updates or ends a Live Activity.
  public var isLiveActivity: Bool { pushType == .liveActivity }

  /// The push type that the message names in a header, or by its place in it; nil where it names none.
  public var declaredType: String? {
    if let type = surroundings.headers?["apns-push-type"]?.string { return type }
    return nested?.node.name?.contains("VOIP") ?? false ? "voip" : nil
  }

  /// Whether the app's notification service extension may change what is shown.
  public var hasMutableContent: Bool { isOn("mutable-content") }

  /// Whether the app is woken.
  public var hasContentAvailable: Bool { isOn("content-available") }

  /// The members that the app gets as fields of its own, in the order of the file: those beside
  /// `aps`, and those that the envelope has in a place for them.
  public var customMembers: [JSONMember] {
    let own =
      envelope.hasAps
      ? object.members.filter { !$0.key.isNamed("aps") && !isForeign($0) } : []
    let others = surroundings.customData.flatMap { object in
      let known = fields.first { $0.node == object }
      return object.members.filter { known?.meant(by: $0.name) == nil }
    }
    return own + others
  }

  /// Returns the last field of the app's own with a name; nil without one.
  ///
  /// A name with dots is a way through objects, `user.id`, unless a field has that very name.
  public func customMember(_ name: String) -> JSONMember? {
    customWay(name).last?.member
  }

  /// Whether nobody can tell if a field is there, because a hole stands on the way to it.
  public func isUnknown(customMember name: String) -> Bool {
    customWay(name).contains { $0.member.map { $0.value.isHole || $0.value.isOpen } ?? false }
  }

  /// The members on the way to a field; nil behind the last one that is there.
  private func customWay(_ name: String) -> [(name: Substring, member: JSONMember?)] {
    let own = customMembers
    if let member = own.last(where: { $0.key.isNamed(name) }) { return [(name[...], member)] }
    let names = name.split(separator: ".")
    guard names.count > 1 else { return [(name[...], nil)] }
    var way: [(name: Substring, member: JSONMember?)] = []
    var members = own
    for part in names {
      let member = members.last { $0.key.isNamed(String(part)) }
      way.append((part, member))
      guard let member else { break }
      members = member.value.kind == .object ? Array(member.value.members) : []
    }
    return way
  }

  /// The members beside `aps` that belong to the envelope and are not sent.
  public var foreignMembers: [JSONMember] { object.members.filter(isForeign) }

  private func isForeign(_ member: JSONMember) -> Bool {
    envelope.foreignMembers.contains { member.key.isNamed($0) }
  }

  /// Whether something is switched on, as the number 1 or as `true`.
  private func isOn(_ name: String) -> Bool {
    let member = fields.lazy.compactMap { $0.member(name, in: .aps) }.last
    guard let value = member?.value ?? aps?[name] else { return false }
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
    if ["alert", "badge", "sound"].contains(where: { aps.first($0) != nil }) { return .alert }
    if aps.first("content-changed") != nil { return .widgets }
    return aps.first("content-available") != nil ? .background : nil
  }
}
