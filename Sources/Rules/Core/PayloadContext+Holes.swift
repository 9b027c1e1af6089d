import JSONSyntax
import Payloads

extension PayloadContext {
  /// A string that a phone shows, with a hole in it.
  struct ShownHole {
    /// The string.
    let node: JSONNode
    /// The hole.
    let hole: TemplateHole
  }

  /// The holes inside strings that a phone shows: literal texts and arguments, in the order of the
  /// file.
  ///
  /// Empty for a file that is JSON as it stands: a server may well fill its holes after parsing it.
  var shownHoles: [ShownHole] {
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
