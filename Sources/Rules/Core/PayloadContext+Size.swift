import Diagnostics
import JSONSyntax
import Payloads
import SourceText

extension PayloadContext {
  /// Number of members that a breakdown of a size names.
  private static let longestBreakdown = 4

  /// Bytes of the longest values that the configuration declares for the holes of a template, else of
  /// their samples; one byte for each scalar of a value whose length alone is known.
  var declaredHoleBytes: Int {
    let object = payload.object
    let isDeclared = !options.maxLengths.isEmpty || !options.samples.isEmpty
    guard isDeclared, object.document.template != nil else { return 0 }
    return holes(in: object).reduce(0) { bytes, found in
      let sample = found.hole.valueNames.lazy
        .compactMap { options.samples[$0]?.utf8.count }.first
      return bytes + (longest(found.hole) ?? sample ?? 0)
    }
  }

  /// Bytes of the longest values that the configuration allows for holes outside all sections.
  ///
  /// The server may send all of them in one payload. A scalar takes at least one byte.
  var longestHoleBytes: Int {
    let object = payload.object
    guard !options.maxLengths.isEmpty, object.document.template != nil else { return 0 }
    let sections = object.sections
    return holes(in: object).reduce(0) { bytes, found in
      found.node.sections == sections ? bytes + (longest(found.hole) ?? 0) : bytes
    }
  }

  private func longest(_ hole: TemplateHole) -> Int? {
    hole.valueNames.lazy.compactMap { options.maxLengths[$0] }.first
  }

  private func holes(in object: JSONNode) -> [(node: JSONNode, hole: TemplateHole)] {
    object.document.nodes.dropFirst(object.index)
      .prefix { $0.range.lowerBound < object.range.upperBound }
      .filter(\.hasHoles)
      .flatMap { node in
        // Those in a section inside a text may be left out.
        node.templatePieces.compactMap { piece in
          if case .hole(let hole) = piece { (node, hole) } else { nil }
        }
      }
  }

  /// The members that take the most bytes, as related places, the largest first.
  var sizeBreakdown: [RelatedPlace] {
    var parts: [(bytes: Int, member: JSONMember)] = []
    let aps = payload.aps
    for object in [payload.object, aps, aps?["alert"]] {
      for member in object?.members ?? payload.object.members where object != nil {
        let isOpened =
          member.value == aps || (member.value == aps?["alert"] && member.value.kind == .object)
        if isOpened { continue }
        parts.append((member.key.compactSize.utf8 + member.value.compactSize.utf8 + 1, member))
      }
    }
    parts.sort { ($0.bytes, $1.member.key.index) > ($1.bytes, $0.member.key.index) }
    return parts.prefix(Self.longestBreakdown).map { part in
      RelatedPlace(
        place: place(part.member.key),
        message: "'\(path(of: part.member.value))' takes \(part.bytes) bytes"
      )
    }
  }
}

/// Texts for examples of large payloads.
enum SizeExample {
  /// Returns a text of some length, in bytes.
  static func text(_ count: Int) -> String { String(repeating: "x", count: count) }
}
