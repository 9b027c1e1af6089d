import Diagnostics
public import JSONSyntax
public import Payloads
import SourceText

/// One payload as rules see it.
public struct PayloadContext: Sendable {
  /// The file it stands in.
  public let file: PayloadFile
  /// The payload.
  public let payload: Payload
  /// What the configuration says of the app that the payload is sent to.
  public let options: RuleOptions
  /// The members of `aps`, of the alert and of the sound, and those beside `aps`.
  public let members: [PayloadMember]
  /// The holes inside strings that a phone shows.
  let shownHoles: [ShownHole]

  /// What the configuration says of the file.
  public var fileOptions: PayloadOptions { options.payload(file.source.path) }

  /// Creates the context of a payload.
  public init(file: PayloadFile, payload: Payload, options: RuleOptions = RuleOptions()) {
    self.file = file
    self.payload = payload
    self.options = options
    members = payload.reviewedMembers
    shownHoles = ShownHole.all(in: payload)
  }

  /// Whether the file is whole enough to say where things stand, and what is missing.
  public var isCertain: Bool {
    file.document.isStructureCertain && payload.object.document.isStructureCertain
  }

  /// Returns the member of a right name in its place, of several the last; nil without one.
  public func member(_ name: String, in place: PayloadPlace) -> JSONMember? {
    members.last { $0.place == place && $0.known?.name == name }?.member
  }

  /// Whether a member is there, or one that means it: misspelt or in the wrong place.
  public func means(_ name: String, in place: PayloadPlace) -> Bool {
    members.contains { $0.meant?.name == name && $0.meant?.place == place }
  }

  /// Whether a member that was meant is misspelt or in the wrong place.
  public func isAstray(_ name: String, in place: PayloadPlace) -> Bool {
    means(name, in: place) && member(name, in: place) == nil
  }

  /// Returns an earlier member that means the same as a misspelt or misplaced one, and that is misspelt
  /// or misplaced itself: mended, both would have one name; nil without one.
  func rival(of member: PayloadMember) -> JSONMember? {
    guard let key = member.meant else { return nil }
    return members.first { other in
      other.meant?.name == key.name && other.meant?.place == key.place && other.known == nil
        && other.member.key.index < member.member.key.index
        && other.member.value.sections == member.member.value.sections
    }?.member
  }

  /// Whether objects may have members that are not seen, because holes stand among them.
  public var isOpen: Bool {
    let objects = [payload.object, payload.aps, payload.aps?["alert"]].compactMap { $0 }
    return (objects + payload.fields.map(\.node)).contains(where: \.isOpen)
  }

  /// Whether the phone has something to show, or would have if names were right.
  public var meansAlert: Bool {
    payload.alert?.isVisible == true
      || payload.aps?["alert"]?.hasHoles == true
      // A hole among the members may be it.
      || payload.aps?.isOpen == true || payload.aps?["alert"]?.isOpen == true
      || isAstray("alert", in: .aps)
      || members.contains { member in
        guard let key = member.meant, key.place == .alert, member.known == nil else { return false }
        return ["title", "subtitle", "body"].contains(key.name) || key.name.hasSuffix("loc-key")
      }
  }
}

extension PayloadContext {
  /// The alert of a notification that has nothing to show; nil where something is shown, or nobody
  /// can tell.
  var emptyAlert: JSONMember? {
    guard isCertain, payload.fields.isEmpty, !payload.isLiveActivity, payload.otherAlerts.isEmpty,
      payload.alert != nil, !meansAlert
    else { return nil }
    // Of a text in each branch of a template nobody knows which one is sent.
    guard let alert = member("alert", in: .aps),
      alert.value.members.allSatisfy({ $0.value.ownSections.isEmpty })
    else { return nil }
    return alert
  }

  /// Whether a finding at the alert, or at a member of it, tells why nothing of it is shown.
  var isEmptyAlertExplained: Bool {
    members.contains { member in
      guard member.place == .alert || member.known?.name == "alert" else { return false }
      switch member.meaning {
      case .known(let key):
        guard key.name == "alert" || Self.isText(key.name) else { return false }
        return member.member.value.isNull
          || PayloadValueFault.find(member.member.value, key, in: payload) != nil
      case .unknown: return member.member.value.kind == .string
      case .misspelt, .misplaced, .header, .buttons, .innerAps: return true
      case .custom: return false
      }
    }
  }

  /// Whether a name is that of a text that a notification shows, or of its key.
  private static func isText(_ name: String) -> Bool {
    AlertPartName.allCases.contains {
      $0 != .action && ($0.rawValue == name || $0.keyName == name)
    }
  }

  /// Whether the badge is set or a sound is played.
  var isHeard: Bool {
    ["badge", "sound"].contains { name in
      guard let value = member(name, in: .aps)?.value, !value.isNull else { return false }
      return !hasFault(value)
    }
  }
}

extension PayloadContext {
  /// A value that is not what Apple's reference asks for.
  struct ValueFault {
    /// The member that is described.
    let key: KeyReference
    /// What is wrong.
    let fault: PayloadValueFault
  }

  /// Whether a member of `aps` does nothing in this kind of push, whatever its value.
  func isOfOtherPush(_ key: KeyReference) -> Bool {
    guard key.place == .aps else { return false }
    if payload.isLiveActivity {
      return !key.pushTypes.contains(.liveActivity) || eventWanted(by: key) != nil
    }
    if key.pushTypes == [.widgets] {
      return payload.aps?.members.contains { !$0.key.isNamed(key.name) } ?? false
    }
    return key.pushTypes == [.liveActivity]
  }

  /// The event of a Live Activity push that a member goes with, where the push has another one.
  func eventWanted(by key: KeyReference) -> String? {
    guard payload.isLiveActivity, key.place == .aps,
      let value = member("event", in: .aps)?.value, !value.hasHoles, let event = value.string
    else { return nil }
    switch key.name {
    case "attributes-type", "attributes", "input-push-token", "input-push-channel":
      return ["update", "end"].contains(event) ? "start" : nil
    case "dismissal-date": return ["start", "update"].contains(event) ? "end" : nil
    default: return nil
    }
  }

  /// The faulty values of all members that are rightly named and placed; arguments are left out, and
  /// what does nothing whatever its value.
  var valueFaults: [ValueFault] {
    members.compactMap { member in
      guard let key = member.known, !Self.isArguments(key.name), key.status == .current,
        !isOfOtherPush(key),
        let fault = PayloadValueFault.find(member.member.value, key, in: payload)
      else { return nil }
      return ValueFault(key: key, fault: fault)
    }
  }

  /// Whether the value of a member, or one inside it, is reported as faulty.
  func hasFault(_ value: JSONNode) -> Bool {
    valueFaults.contains { $0.fault.severity == .error && $0.fault.node == value }
  }

  private static func isArguments(_ name: String) -> Bool {
    AlertPartName.allCases.contains { $0.argumentsName == name }
  }

  /// Whether a text of the alert has a key, or was meant to have one.
  ///
  /// That a key is `null` is told at the key.
  func hasKey(_ part: AlertPartName) -> Bool {
    // A hole among the members may bring it.
    member(part.keyName, in: .alert) != nil || isOpen || means(part.keyName, in: .alert)
  }

  /// The members that hold arguments for a text with a key, also those inside the title and body of a Live Activity.
  var argumentMembers: [JSONMember] {
    members.filter { $0.place == .alert }.flatMap { member -> [JSONMember] in
      guard let name = member.known?.name else { return [] }
      if let part = AlertPartName.allCases.first(where: { $0.argumentsName == name }) {
        return member.known?.value == .stringsInText || isCertain && !hasKey(part)
          ? [] : [member.member]
      }
      guard payload.isLiveActivity, name == "title" || name == "body" else { return [] }
      return member.member.value.members.filter { $0.key.isNamed("loc-args") }
    }
  }
}
