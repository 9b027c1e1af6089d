public import JSONSyntax
public import Payloads

/// One member of a payload with what its name means where it stands.
public struct PayloadMember: Sendable {
  /// What a name means.
  public enum Meaning: Sendable {
    /// Apple's name, in its place.
    case known(KeyReference)
    /// Another spelling of one of Apple's names; certain where only signs and capitals differ.
    case misspelt(KeyReference, isCertain: Bool)
    /// One of Apple's names, perhaps misspelt, that belongs into another object.
    case misplaced(KeyReference)
    /// A header of the request to APNs, which is no part of a payload.
    case header(String)
    /// Buttons, which are no part of a payload at all.
    case buttons
    /// An `aps` inside the payload's own.
    case innerAps
    /// A name that nothing reads.
    case unknown
    /// A field of the app's own.
    case custom
  }

  /// The member.
  public let member: JSONMember
  /// The object it stands in.
  public let place: PayloadPlace
  /// What its name means.
  public let meaning: Meaning

  /// Apple's member that is meant, wherever it stands and however it is spelt; nil for none.
  public var meant: KeyReference? {
    switch meaning {
    case .known(let key), .misspelt(let key, _), .misplaced(let key): key
    case .header, .buttons, .innerAps, .unknown, .custom: nil
    }
  }

  /// Apple's member where it is rightly named and placed; nil else.
  public var known: KeyReference? {
    if case .known(let key) = meaning { return key }
    return nil
  }
}

extension Payload {
  /// All members of the payload's objects that have a meaning, in the order of the file.
  var reviewedMembers: [PayloadMember] {
    let review = PayloadReview(payload: self)
    guard fields.isEmpty else { return review.envelopeMembers }
    var result: [PayloadMember] = []
    for member in object.members where member.key.hasName {
      if member.key.isNamed("aps") {
        result += review.members(of: member.value, .aps)
      } else if Self.isMisspeltAps(member.key), member.value.holds(aps) {
        let meaning = PayloadMember.Meaning.misspelt(PayloadReference.root, isCertain: true)
        result.append(PayloadMember(member: member, place: .root, meaning: meaning))
        result += review.members(of: member.value, .aps)
      } else {
        result.append(review.member(member, .root))
      }
    }
    return result
  }
}

extension JSONNode {
  /// Whether a name can be judged: all of it is there, and without faults that were reported.
  fileprivate var hasName: Bool { !hasHoles && isTextCertain }

  /// Whether another node is this one or stands inside it.
  fileprivate func holds(_ other: JSONNode?) -> Bool {
    var node = other
    while let found = node {
      if found == self { return true }
      node = found.parent
    }
    return false
  }
}

/// Finds out what the names of a payload mean.
private struct PayloadReview {
  let payload: Payload

  func members(of object: JSONNode, _ place: PayloadPlace) -> [PayloadMember] {
    object.members.filter(\.key.hasName).flatMap { member in
      let own = self.member(member, place)
      if case .innerAps = own.meaning, place == .aps, member.value.holds(payload.aps) {
        return [own] + members(of: member.value, .aps)
      }
      guard place == .aps, let name = own.meant?.name, own.meant?.place == .aps,
        own.known != nil || member.value == payload.alertValue
      else { return [own] }
      switch name {
      case "alert": return [own] + members(of: member.value, .alert)
      case "sound": return [own] + members(of: member.value, .sound)
      default: return [own]
      }
    }
  }

  /// The members of objects in which the envelope has names of its own.
  var envelopeMembers: [PayloadMember] {
    payload.fields.flatMap { fields in
      fields.node.members.filter(\.key.hasName).map { member in
        guard let key = fields.meant(by: member.name) else {
          return PayloadMember(member: member, place: .root, meaning: .custom)
        }
        let isRight = key.spelling.utf8.elementsEqual(member.name.utf8)
        return PayloadMember(
          member: member,
          place: key.place,
          meaning: isRight ? .known(key) : .misspelt(key, isCertain: true)
        )
      }
    }
  }

  func member(_ member: JSONMember, _ place: PayloadPlace) -> PayloadMember {
    let name = member.name
    let meaning: PayloadMember.Meaning =
      switch place {
      case .root: inRoot(name, member)
      case .aps: inAps(name)
      case .alert: inAlert(name)
      case .sound: inPlace(name, .sound) ?? slip(name, .sound) ?? .unknown
      }
    return PayloadMember(member: member, place: place, meaning: meaning)
  }

  /// A name in its place, or another spelling of one.
  private func inPlace(_ name: String, _ place: PayloadPlace) -> PayloadMember.Meaning? {
    guard let key = MemberName.meant(by: name, in: place) else { return nil }
    return key.name.utf8.elementsEqual(name.utf8) ? .known(key) : .misspelt(key, isCertain: true)
  }

  private func slip(_ name: String, _ place: PayloadPlace) -> PayloadMember.Meaning? {
    MemberName.slip(name, in: place).map { .misspelt($0, isCertain: false) }
  }

  private func inRoot(_ name: String, _ member: JSONMember) -> PayloadMember.Meaning {
    guard let aps = payload.aps, aps.kind == .object else { return .custom }
    if payload.envelope.foreignMembers.contains(where: { member.key.isNamed($0) }) {
      return .custom
    }
    let stray = StrayMember(payload: payload, aps: aps)
    return stray.meant(by: name, member).map { .misplaced($0) } ?? .custom
  }

  /// Headers of the request, folded, by what people write for them inside `aps`.
  private static let headers = [
    "topic": "apns-topic", "apnstopic": "apns-topic", "priority": "apns-priority",
    "apnspriority": "apns-priority", "expiration": "apns-expiration",
    "apnsexpiration": "apns-expiration", "appsexpiration": "apns-expiration",
    "pushtype": "apns-push-type", "apnspushtype": "apns-push-type",
    "collapseid": "apns-collapse-id", "apnscollapseid": "apns-collapse-id",
    "apnsid": "apns-id", "headers": "apns-…", "apnschannelid": "apns-channel-id",
  ]

  private func inAps(_ name: String) -> PayloadMember.Meaning {
    if name == "aps" { return .innerAps }
    if let own = inPlace(name, .aps) {
      if payload.isLiveActivity, case .known(let key) = own, key.name == "sound",
        let inAlert = PayloadReference.key("sound", in: .alert)
      {
        return .misplaced(inAlert)
      }
      return own
    }
    if let header = Self.headers[MemberName.folded(name)] { return .header(header) }
    if let key = MemberName.meant(by: name, in: .alert) { return .misplaced(key) }
    if let key = MemberName.meant(by: name, in: .sound), key.name != "name" {
      return .misplaced(key)
    }
    if let slip = slip(name, .aps) { return slip }
    return MemberName.slip(name, in: .alert).map { .misplaced($0) } ?? .unknown
  }

  private func inAlert(_ name: String) -> PayloadMember.Meaning {
    if name == "actions" { return .buttons }
    if name == "aps" { return .innerAps }
    if let own = inPlace(name, .alert) {
      if !payload.isLiveActivity, case .known(let key) = own, key.name == "sound",
        let inAps = PayloadReference.key("sound", in: .aps)
      {
        return .misplaced(inAps)
      }
      return own
    }
    if let key = MemberName.meant(by: name, in: .aps),
      key.pushTypes != [.liveActivity] || payload.isLiveActivity || name.utf8.contains(0x2D)
    {
      return .misplaced(key)
    }
    if let key = MemberName.meant(by: name, in: .sound), key.name != "name" {
      return .misplaced(key)
    }
    if let slip = slip(name, .alert) { return slip }
    return Self.headers[MemberName.folded(name)].map { .header($0) } ?? .unknown
  }
}
