public import JSONSyntax

/// An object of a message in whose members an envelope has names of its own.
public struct EnvelopeFields: Hashable, Sendable {
  /// The object.
  public let node: JSONNode
  /// Its members with a meaning for the phone, as the envelope spells them.
  public let keys: [KeyReference]

  /// Returns what a name means: exactly, or in another spelling.
  public func meant(by name: String) -> KeyReference? {
    if let exact = keys.first(where: { $0.spelling.utf8.elementsEqual(name.utf8) }) {
      return exact
    }
    let folded = MemberName.folded(name)
    if let other = keys.first(where: { MemberName.folded($0.spelling) == folded }) {
      return other
    }
    let apples = MemberName.meant(by: name, in: .alert)
    return keys.first { $0.place == .alert && apples?.name == $0.name }
  }

  /// Returns the last member that means one of Apple's and is spelt as it must be.
  public func member(_ name: String, in place: PayloadPlace) -> JSONMember? {
    field(name, in: place)?.member
  }

  /// Returns the last such member with what is known of it.
  func field(_ name: String, in place: PayloadPlace) -> (key: KeyReference, member: JSONMember)? {
    let candidates = keys.filter { $0.name == name && $0.place == place }
    var found: (key: KeyReference, member: JSONMember)?
    guard !candidates.isEmpty else { return nil }
    for member in node.members {
      if let key = candidates.first(where: { member.key.isNamed($0.spelling) }) {
        found = (key, member)
      }
    }
    return found
  }
}

/// How an envelope spells one member.
struct EnvelopeSpelling {
  let spelling: String
  let name: String
  let place: PayloadPlace
  let value: ValueRule?

  init(_ spelling: String, _ place: PayloadPlace, _ name: String, _ value: ValueRule? = nil) {
    self.spelling = spelling
    self.name = name
    self.place = place
    self.value = value
  }

  /// Apple's members as an envelope spells them; names that Apple does not have are left out.
  static func keys(_ spellings: [EnvelopeSpelling]) -> [KeyReference] {
    spellings.compactMap { item in
      PayloadReference.key(item.name, in: item.place)?.spelt(item.spelling, as: item.value)
    }
  }

  /// The texts by key and their arguments, spelt with underscores.
  static let underscored = [
    EnvelopeSpelling("title_loc_key", .alert, "title-loc-key"),
    EnvelopeSpelling("title_loc_args", .alert, "title-loc-args"),
    EnvelopeSpelling("subtitle_loc_key", .alert, "subtitle-loc-key"),
    EnvelopeSpelling("subtitle_loc_args", .alert, "subtitle-loc-args"),
    EnvelopeSpelling("loc_key", .alert, "loc-key"),
    EnvelopeSpelling("loc_args", .alert, "loc-args"),
    EnvelopeSpelling("action_loc_key", .alert, "action-loc-key"),
  ]

  /// Texts and keys as libraries for JavaScript spell them.
  static let camelTexts = [
    EnvelopeSpelling("title", .alert, "title"),
    EnvelopeSpelling("subtitle", .alert, "subtitle"),
    EnvelopeSpelling("body", .alert, "body"),
    EnvelopeSpelling("titleLocKey", .alert, "title-loc-key"),
    EnvelopeSpelling("subtitleLocKey", .alert, "subtitle-loc-key"),
    EnvelopeSpelling("locKey", .alert, "loc-key"),
    EnvelopeSpelling("actionLocKey", .alert, "action-loc-key"),
    EnvelopeSpelling("launchImage", .alert, "launch-image"),
  ]

  /// A sound that may be an object, in Apple's names.
  static let sound = apples(.sound)

  /// A sound that may be an object, where the service takes `true` for 1.
  static let switchedSound = [
    EnvelopeSpelling("critical", .sound, "critical", .toggle),
    EnvelopeSpelling("name", .sound, "name"),
    EnvelopeSpelling("volume", .sound, "volume"),
  ]

  /// Members of `aps` as libraries for JavaScript spell them; they take several types.
  static let camelMembers = [
    EnvelopeSpelling("badge", .aps, "badge"),
    EnvelopeSpelling("sound", .aps, "sound"),
    EnvelopeSpelling("category", .aps, "category"),
    EnvelopeSpelling("threadId", .aps, "thread-id"),
    EnvelopeSpelling("contentAvailable", .aps, "content-available", .any),
    EnvelopeSpelling("mutableContent", .aps, "mutable-content", .any),
    EnvelopeSpelling("targetContentIdentifier", .aps, "target-content-id"),
    EnvelopeSpelling("interruptionLevel", .aps, "interruption-level"),
    EnvelopeSpelling("relevanceScore", .aps, "relevance-score"),
  ]

  /// All members of one of Apple's objects, spelt as Apple does.
  static func apples(_ place: PayloadPlace) -> [EnvelopeSpelling] {
    PayloadReference.keys.filter { $0.place == place }.map {
      EnvelopeSpelling($0.name, place, $0.name)
    }
  }
}
