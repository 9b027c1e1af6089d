import Diagnostics
public import JSONSyntax
public import SourceText

/// JSON inside a text of another JSON file, with the way back to the bytes of that file.
///
///     outer  {"APNS": "{\"aps\":{}}"}
///     inner  {"aps":{}}        its range 1..<6 is \"aps\" outside
public struct NestedJSON: Hashable, Sendable {
  /// The text outside.
  public let node: JSONNode
  /// The value inside.
  public let root: JSONNode
  private let text: JSONText

  /// Reads the JSON in a text; nil for another node and for an empty text.
  ///
  /// Faults are in `diagnostics`, with places in the outer file.
  static func parse(_ node: JSONNode) -> Outcome<NestedJSON>? {
    guard node.kind == .string, let text = node.text else { return nil }
    let path = node.document.source.path
    let source = DecodedSource(utf8: SourceFile(path: path, bytes: Array(text.string.utf8)))
    let outcome = parse(source, node.document.template)
    guard let root = outcome.value.root, !root.isHole else { return nil }
    let nested = NestedJSON(node: node, root: root, text: text)
    return Outcome(nested, diagnostics: outcome.diagnostics.map(nested.outside))
  }

  /// Reads a text with the tags of the file around it.
  ///
  /// Those that stand only inside the file's strings may stand anywhere in such a text.
  private static func parse(
    _ source: DecodedSource,
    _ template: JSONTemplate?
  ) -> Outcome<JSONDocument> {
    let outcome = JSONDocument.parse(source, template: template)
    guard !outcome.value.isWellFormed, let tags = template?.syntax as? QuotedTags else {
      return outcome
    }
    let inner = JSONTemplate(tags.dialect, isCertain: false, isRendered: false)
    return JSONDocument.parse(source, template: inner)
  }

  private init(node: JSONNode, root: JSONNode, text: JSONText) {
    self.node = node
    self.root = root
    self.text = text
  }

  /// Returns the range in the outer file of a range inside.
  public func outerRange(_ range: ByteRange) -> ByteRange { text.sourceRange(of: range.range) }

  /// Returns a replacement as it must be written in the outer file.
  public func outerText(_ replacement: String) -> String {
    var json = JSONWriter()
    json.string(replacement)
    return String(json.text.dropFirst().dropLast())
  }

  private func outside(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.place.range = outerRange(diagnostic.place.range)
    diagnostic.pointer = node.pointer
    for index in diagnostic.related.indices {
      let range = diagnostic.related[index].place.range
      diagnostic.related[index].place.range = outerRange(range)
    }
    if var fix = diagnostic.fix {
      fix.edits = fix.edits.map { edit in
        SourceEdit(
          path: edit.path,
          range: outerRange(edit.range),
          replacement: outerText(edit.replacement)
        )
      }
      diagnostic.fix = fix
    }
    return diagnostic
  }

  /// Whether both are the same text of the same reading.
  public static func == (first: NestedJSON, second: NestedJSON) -> Bool {
    first.node == second.node
  }

  /// Hashes the text's place.
  public func hash(into hasher: inout Hasher) { hasher.combine(node) }
}
