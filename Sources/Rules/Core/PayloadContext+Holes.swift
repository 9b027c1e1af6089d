import JSONSyntax
import Payloads
import SourceText

/// A string of a template with a hole in it.
struct ShownHole: Sendable {
  /// The string.
  let node: JSONNode
  /// The hole.
  let hole: TemplateHole

  /// The holes inside strings that a phone shows: literal texts and arguments, in the order of the
  /// file.
  ///
  /// Empty for a file that is JSON as it stands: a server may well fill its holes after parsing it.
  static func all(in payload: Payload) -> [ShownHole] {
    guard let template = payload.object.document.template, template.isRendered else { return [] }
    let alerts = payload.otherAlerts + [payload.alert].compactMap { $0 }
    let nodes = alerts.flatMap(\.parts).flatMap { part in
      [part.literal].compactMap { $0 }
        + part.choices.flatMap { $0.arguments?.elements.map(\.node) ?? [] }
    }
    var seen: Set<Int> = []
    return nodes.filter { $0.kind == .string && seen.insert($0.index).inserted }
      .sorted { $0.index < $1.index }
      .flatMap { node in node.templateHoles.map { ShownHole(node: node, hole: $0) } }
  }
}

extension PayloadContext {
  /// The holes inside all strings of the payload whose values may be any text, in the order of the
  /// file.
  ///
  /// Those of a key are words that the tables know, and numbers and the like hold no quotation mark:
  /// outside of what is shown, a hole whose name says so is left out.
  var textHoles: [ShownHole] {
    let shown = shownHoles
    guard let template = payload.object.document.template, template.isRendered else { return [] }
    let known = Set(shown.map(\.node.index))
    let object = payload.object
    var others: [ShownHole] = []
    for node in object.document.nodes.dropFirst(object.index) {
      guard node.range.lowerBound < object.range.upperBound else { break }
      guard node.kind == .string, node.hasHoles, !known.contains(node.index),
        node.name.map({ !LocalizationKeyName.matches($0) }) ?? true
      else { continue }
      others += node.templateHoles.filter { !$0.isPlainToken }.map {
        ShownHole(node: node, hole: $0)
      }
    }
    return (shown + others).sorted { $0.node.index < $1.node.index }
  }
}

extension TemplateHole {
  /// Last words of names whose values are numbers, ids and times.
  private static let tokenWords: Set<String> = [
    "id", "ids", "uuid", "guid", "count", "number", "badge", "token", "hash", "timestamp", "time",
    "date", "at", "code", "version", "type", "kind", "status", "locale", "lang", "language",
    "currency", "index", "key", "size", "slug", "env", "environment", "priority", "level", "bool",
    "enabled", "flag", "sound", "category", "thread", "topic", "host", "domain", "sha",
  ]

  /// Whether the name of the hole says that its value has no quotation mark in it.
  fileprivate var isPlainToken: Bool {
    guard let last = settingNames.last else { return false }
    var word = ""
    for byte in last.utf8.reversed() {
      guard byte != UInt8(ascii: "_"), byte != UInt8(ascii: "-") else { break }
      word = String(UnicodeScalar(byte)) + word
      // The last word of `orderId` begins with its capital.
      if byte >= 0x41, byte <= 0x5A, word.utf8.count > 1, word.utf8.dropFirst().first ?? 0 >= 0x61 {
        break
      }
    }
    return Self.tokenWords.contains(word.lowercased())
  }
}
