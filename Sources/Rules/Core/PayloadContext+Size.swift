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
    var bytes = 0
    for node in object.document.nodes.dropFirst(object.index) {
      guard node.range.lowerBound < object.range.upperBound else { break }
      guard node.hasHoles else { continue }
      for hole in node.templateHoles {
        let names = hole.settingNames
        let length = names.lazy.compactMap { options.maxLengths[$0] }.first
        let sample = names.lazy.compactMap { options.samples[$0]?.utf8.count }.first
        bytes += length ?? sample ?? 0
      }
    }
    return bytes
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
