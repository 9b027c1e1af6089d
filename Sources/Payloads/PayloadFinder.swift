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

  /// Returns the payloads in the order of the file, none inside another.
  ///
  /// `form` is the form that the file's messages have; without one their shapes tell.
  mutating func find(form: String? = nil) -> Outcome<[Payload]> {
    guard !isSchema else { return Outcome([]) }
    let messages = messages(form: form)
    let texts = textPayloads()
    let taken = Set(messages.map(\.object.index))
    let objects = findObjects().filter { object in
      !taken.contains(object.index)
        && !EnvelopePlaces.ancestors(of: object).contains { taken.contains($0.index) }
    }
    let own = objects.map { payload(around: $0, form: form) }
    let all = (messages + texts.value + own).enumerated().sorted { first, second in
      let places = [first, second].map { $0.element.nested?.node.index ?? $0.element.object.index }
      return (places[0], first.offset) < (places[1], second.offset)
    }
    return Outcome(all.map(\.element), diagnostics: texts.diagnostics)
  }

  /// Payloads of messages in names of a service's own.
  private func messages(form: String?) -> [Payload] {
    let formats = EnvelopeRegistry.formats.filter { form == nil || $0.name == form }
    return document.roots.flatMap { root in
      let candidates = root.kind == .array ? Array(root.elements) : [root]
      return candidates.flatMap { message -> [Payload] in
        guard message.kind == .object else { return [] }
        for format in formats {
          let found = format.payloads(in: message, isForced: form != nil)
          if !found.isEmpty { return found }
        }
        return []
      }
    }
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
  private func payload(around object: JSONNode, form: String?) -> Payload {
    if form == Envelope.simulator.name { return Payload(object: object, envelope: .simulator) }
    for format in EnvelopeRegistry.formats where form == nil || format.name == form {
      if let payload = format.payload(around: object) { return payload }
    }
    return Payload(object: object, envelope: .raw)
  }

  /// Returns the objects in the order of the file, none inside another.
  private mutating func findObjects() -> [JSONNode] {
    var found: [JSONNode] = []
    var named: [JSONNode] = []
    for node in document.nodes where node.kind == .key {
      if node.isNamed("aps") {
        if let object = node.parent { found.append(object) }
      } else if endsInKey(node), let name = node.string, LocalizationKeyName.matches(name) {
        named.append(node)
      }
    }
    complete = Self.outermost(found)
    let incomplete = named.compactMap(incompletePayload)
    return incomplete.isEmpty ? complete : Self.outermost(complete + incomplete)
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
