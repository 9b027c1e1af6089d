import Diagnostics
import JSONSyntax
import SourceText

/// Finds the objects of a document that are payloads.
///
/// An object with an `aps` member is one, unless it stands inside another. Where a localization key
/// stands outside all of them, the object that should have had the `aps` is one, too; but not in
/// the half of a message that is meant for other systems.
///
/// Source: `design/PRODUCT.md`, "Finding things without configuration".
struct PayloadFinder {
  private let document: JSONDocument
  private var complete: [JSONNode] = []

  init(_ document: JSONDocument) {
    self.document = document
  }

  /// What a file holds.
  struct Found {
    /// The payloads in the order of the file, none inside another.
    var payloads: [Payload]
    /// Number of messages that only other systems get.
    var others: Int
    /// Problems with JSON inside texts.
    var diagnostics: [Diagnostic] = []
  }

  /// Returns the payloads in the order of the file, none inside another.
  ///
  /// `form` is the form that the file's messages have; without one their shapes tell. A form that the
  /// messages do not have is told, and their shapes tell after all.
  mutating func find(form: String? = nil, isExpected: Bool = false) -> Found {
    guard !isSchema else { return Found(payloads: [], others: 0) }
    let claim: EnvelopeClaim = isExpected ? .isPush : .nothing
    guard let form, let declared = EnvelopeRegistry.format(form) else {
      return find(EnvelopeRegistry.formats, claim)
    }
    let own = find([declared], .isOfForm)
    if fits(own, declared) { return own }
    var shaped = find(EnvelopeRegistry.formats, claim)
    guard var first = shaped.payloads.first else {
      return shaped.others > 0 || !isExpected ? shaped : own
    }
    let isTold = !declared.handsOnPayloads || !first.envelope.hasAps
    if isTold, first.envelope.name != form {
      let isBare = first.envelope.hasAps && first.aps == nil
      let found = isBare ? nil : first.envelope.name
      let node = first.nested?.node ?? first.object
      first.surroundings.faults.append(
        EnvelopeFault(.declaredOtherwise(declared: form, found: found), node)
      )
      shaped.payloads[0] = first
    }
    return shaped
  }

  /// Whether messages have the form that the configuration says: something in them has a meaning there.
  private func fits(_ found: Found, _ form: any EnvelopeFormat.Type) -> Bool {
    found.others > 0
      || found.payloads.contains { payload in
        if payload.envelope.hasAps {
          return payload.aps != nil && (form.handsOnPayloads || payload.envelope.name == form.name)
        }
        return payload.fields.contains { fields in
          fields.node.members.contains { fields.meant(by: $0.name) != nil }
        } || !payload.surroundings.faults.isEmpty
      }
  }

  private mutating func find(
    _ formats: [any EnvelopeFormat.Type],
    _ claim: EnvelopeClaim
  ) -> Found {
    let messages = messages(formats, claim)
    let texts = textPayloads()
    let taken = Set((messages.payloads.map(\.object) + messages.others).map(\.index))
    let objects = findObjects(claim).filter { object in
      !taken.contains(object.index)
        && !EnvelopePlaces.ancestors(of: object).contains { taken.contains($0.index) }
    }
    let own = objects.map { payload(around: $0, formats, claim) }
    let all = (messages.payloads + texts.value + own).enumerated().sorted { first, second in
      let places = [first, second].map { $0.element.nested?.node.index ?? $0.element.object.index }
      return (places[0], first.offset) < (places[1], second.offset)
    }
    return Found(
      payloads: all.map(\.element),
      others: messages.others.count,
      diagnostics: texts.diagnostics
    )
  }

  /// What messages in names of a service's own hold.
  private func messages(
    _ formats: [any EnvelopeFormat.Type],
    _ claim: EnvelopeClaim
  ) -> EnvelopeReading {
    var all = EnvelopeReading([])
    for root in document.roots {
      for message in root.kind == .array ? Array(root.elements) : [root] {
        guard message.kind == .object,
          let found = formats.lazy.compactMap({ $0.read(message, claim) }).first
        else { continue }
        all.payloads += found.payloads
        all.others += found.others
      }
    }
    return all
  }

  /// Payloads that stand as JSON in a text.
  private func textPayloads() -> Outcome<[Payload]> {
    var payloads: [Payload] = []
    var diagnostics: [Diagnostic] = []
    for key in document.nodes where key.kind == .key && key.contentRange.count <= 24 {
      guard SNSEnvelope.isPayload(key), let text = key.value, text.kind == .string,
        let outcome = SNSEnvelope.payload(in: text)
      else { continue }
      payloads.append(outcome.value)
      diagnostics += outcome.diagnostics
    }
    return Outcome(payloads, diagnostics: diagnostics)
  }

  /// Reads an object with an `aps`, or one that should have one, in the form that its place shows.
  private func payload(
    around object: JSONNode,
    _ formats: [any EnvelopeFormat.Type],
    _ claim: EnvelopeClaim
  ) -> Payload {
    if claim == .isOfForm, formats.first?.name == Envelope.simulator.name {
      return Payload(object: object, envelope: .simulator)
    }
    return formats.lazy.compactMap { $0.payload(around: object, claim) }.first
      ?? Payload(object: object, envelope: .raw)
  }

  /// Returns the objects in the order of the file, none inside another.
  private mutating func findObjects(_ claim: EnvelopeClaim) -> [JSONNode] {
    var found: [JSONNode] = []
    var named: [JSONNode] = []
    for node in document.nodes where node.kind == .key {
      if node.isNamed("aps") {
        if let object = node.parent, claim > .nothing || isApple(node.value) {
          found.append(object)
        }
      } else if endsInKey(node), let name = node.string, LocalizationKeyName.matches(name) {
        named.append(node)
      }
    }
    complete = Self.outermost(found)
    let incomplete = named.compactMap(incompletePayload)
    return incomplete.isEmpty ? complete : Self.outermost(complete + incomplete)
  }

  /// Whether a member `aps` may be meant for APNs: at least one of its members has a name that Apple
  /// has, or nearly so.
  ///
  /// Others have the name, too: it is a service of Amazon in lists of services.
  private func isApple(_ aps: JSONNode?) -> Bool {
    guard let aps, aps.kind == .object, !aps.isOpen, !aps.members.isEmpty else { return true }
    return aps.members.contains { member in
      let name = member.name
      return member.key.hasHoles || member.key.isNamed("aps")
        || MemberName.slip(name, in: .aps) != nil
        || PayloadPlace.allCases.contains { place in
          MemberName.meant(by: name, in: place).map { $0.name != "name" } ?? false
        }
    }
  }

  /// Whether the file describes payloads instead of holding one.
  var isSchema: Bool {
    guard let schema = document.root?["$schema"]?.string else { return false }
    return schema.contains("json-schema.org")
  }

  /// Whether the last letters are those of `key`: a cheap test before names are decoded.
  private func endsInKey(_ node: JSONNode) -> Bool {
    let content = node.contentRange
    let utf8 = document.source.utf8
    guard content.count >= 3, content.upperBound <= utf8.count else { return false }
    let end = content.upperBound
    if utf8[content.range].contains(0x5C) { return true }
    return utf8[end - 3].asciiLowercased == 0x6B && utf8[end - 2].asciiLowercased == 0x65
      && utf8[end - 1].asciiLowercased == 0x79
  }

  /// Sorts objects into the order of the file and drops those that stand inside another.
  private static func outermost(_ objects: [JSONNode]) -> [JSONNode] {
    var result: [JSONNode] = []
    for object in objects.sorted(by: { $0.index < $1.index }) {
      if let last = result.last, last.contains(object) { continue }
      result.append(object)
    }
    return result
  }

  /// Returns the object that should have the `aps` for a localization key outside all payloads.
  private func incompletePayload(of key: JSONNode) -> JSONNode? {
    guard var object = key.parent, !isInsideComplete(object) else { return nil }
    while let name = object.name.map({ MemberName.folded($0) }),
      ["alert", "title", "subtitle", "body"].contains(name), let outer = object.parent
    {
      object = outer
      if name == "alert" { break }
    }
    if let name = object.key, Payload.isMisspeltAps(name), let outer = object.parent {
      object = outer
    }
    var entry = object
    while let outer = entry.parent, outer.kind == .object {
      if entry.key?.isNamed("android") == true { return nil }
      entry = outer
    }
    // Beside a payload in the same message, other spellings are right for somebody else.
    if let name = key.string, !LocalizationKeyName.isApples(name),
      holdsComplete(entry)
    {
      return nil
    }
    return object
  }

  private func isInsideComplete(_ node: JSONNode) -> Bool {
    let behind = firstComplete(from: node.index + 1)
    return behind > 0 && complete[behind - 1].contains(node)
  }

  private func holdsComplete(_ node: JSONNode) -> Bool {
    let first = firstComplete(from: node.index)
    return first < complete.count && node.contains(complete[first])
  }

  /// Returns the position of the first payload object at or behind a node.
  private func firstComplete(from index: Int) -> Int {
    var low = 0
    var high = complete.count
    while low < high {
      let middle = (low + high) / 2
      if complete[middle].index < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension JSONNode {
  /// Whether a node of the same document is this one or stands inside it.
  fileprivate func contains(_ other: JSONNode) -> Bool {
    range.start <= other.range.start && other.range.end <= range.end && index <= other.index
  }
}
