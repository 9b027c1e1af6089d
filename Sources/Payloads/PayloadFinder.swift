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

  /// Returns the objects in the order of the file, none inside another.
  mutating func find() -> [JSONNode] {
    guard !isSchema else { return [] }
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
    while let name = object.name, ["alert", "title", "subtitle", "body"].contains(name),
      let outer = object.parent
    {
      object = outer
      if name == "alert" { break }
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
