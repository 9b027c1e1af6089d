import JSONSyntax
import Payloads

/// Finds out which members beside `aps` are Apple's in the wrong place, and which are the app's own.
///
/// Apple reserves no name but `aps`: a field of the app's may have any other. So a name is taken for a
/// misplaced one only where it is hardly anything else, or where the push lacks just that.
///
/// Source: `docs/decisions/0022-names-beside-aps.md`.
struct StrayMember {
  let payload: Payload
  let aps: JSONNode

  /// Returns Apple's member that a name beside `aps` means; nil for a field of the app's own.
  func meant(by name: String, _ member: JSONMember) -> KeyReference? {
    if isClear(name), let key = MemberName.meant(by: name, in: .aps) {
      return has(key, in: aps) ? nil : key
    }
    if let key = MemberName.meant(by: name, in: .alert), isClear(key, name) {
      return payload.alertValue.map { has(key, in: $0) } ?? false ? nil : key
    }
    return activity(name, member) ?? text(name, member)
  }

  /// Names that do nothing beside `aps`, and that are rarely an app's own.
  ///
  /// Source: the catalogue of rules.
  private static let plain = ["alert", "badge", "sound", "category"]
  /// Names that nobody uses for something else, however they are spelt.
  private static let folded = ["mutablecontent", "contentavailable", "interruptionlevel"]

  /// Whether a name of `aps` is misplaced wherever it stands beside it: one of those above, or one of
  /// Apple's own with its hyphens.
  private func isClear(_ name: String) -> Bool {
    Self.plain.contains { $0.utf8.elementsEqual(name.utf8) }
      || Self.folded.contains(MemberName.folded(name))
      || isHyphenated(name) && PayloadReference.key(name, in: .aps) != nil
  }

  /// Whether a name of an alert is misplaced wherever it stands beside `aps`: a key or arguments in any
  /// spelling, others with Apple's hyphens.
  private func isClear(_ key: KeyReference, _ name: String) -> Bool {
    AlertPartName.allCases.contains { $0.keyName == key.name || $0.argumentsName == key.name }
      || isHyphenated(name) && key.name.utf8.elementsEqual(name.utf8)
  }

  private func isHyphenated(_ name: String) -> Bool { name.utf8.contains(UInt8(ascii: "-")) }

  /// A plain word that a Live Activity push needs and lacks.
  private func activity(_ name: String, _ member: JSONMember) -> KeyReference? {
    guard payload.isLiveActivity, ["event", "timestamp", "attributes"].contains(name),
      let key = PayloadReference.key(name, in: .aps), !has(key, in: aps)
    else { return nil }
    let isMeant =
      switch name {
      case "event": ["start", "update", "end"].contains { member.value.isNamed($0) }
      case "timestamp": member.value.kind == .number
      default: member.value.kind == .object && (aps["event"]?.isNamed("start") ?? false)
      }
    return isMeant ? key : nil
  }

  /// A text that the phone does not show though the push has nothing else to show.
  ///
  /// A push without an alert that wakes the app may well carry a title and a text for it. Beside an
  /// alert, `title` is as often a field of the app's: a notification without a title is usual. One
  /// that has a title and no body is not.
  private func text(_ name: String, _ member: JSONMember) -> KeyReference? {
    guard ["title", "subtitle", "body"].contains(name), isText(member.value),
      let key = PayloadReference.key(name, in: .alert), !payload.isLiveActivity, !aps.isOpen,
      payload.object.first("alert") == nil, payload.declaredType ?? "alert" == "alert"
    else { return nil }
    guard let alert = payload.alert, alert.isVisible else {
      let hasOther = aps.members.contains { member in
        guard let key = MemberName.meant(by: member.name, in: .aps) else {
          return MemberName.meant(by: member.name, in: .alert) != nil
        }
        return key.name == "content-available" || key.name == "content-changed"
          || (key.name == "alert" && !isEmpty(member.value))
      }
      return hasOther ? nil : key
    }
    let isTitleOnly =
      name == "body" && alert.node.kind == .object && alert.body.isAbsent
      && !alert.node.isOpen
      && !alert.node.members.contains { member in
        MemberName.meant(by: member.name, in: .alert).map { isBody($0) } ?? true
      }
    return isTitleOnly ? key : nil
  }

  private func isBody(_ key: KeyReference) -> Bool { ["body", "loc-key"].contains(key.name) }

  private func isText(_ value: JSONNode) -> Bool {
    value.kind == .string && !(value.string ?? "").isEmpty
  }

  /// Whether an alert is there and says nothing: an empty text, an object without members.
  private func isEmpty(_ alert: JSONNode) -> Bool {
    switch alert.kind {
    case .string: alert.string?.isEmpty ?? false
    case .object: alert.members.isEmpty
    default: false
    }
  }

  private func has(_ key: KeyReference, in object: JSONNode) -> Bool {
    object.members.contains { MemberName.meant(by: $0.name, in: key.place)?.name == key.name }
  }
}
