import Diagnostics
public import Payloads

/// A place in a template that names a key which is known only when the template is rendered.
public struct OpenKey: Sendable {
  /// Most keys that declared values make of one place.
  ///
  /// Source: `spec/payload.md` D2.5.
  public static let mostKeys = 200

  /// The use, with the key as it is written.
  public let use: KeyUse
  /// The stretches of the key.
  public let pieces: [TemplatePiece]

  init(_ use: KeyUse, pieces: [TemplatePiece]) {
    self.use = use
    self.pieces = pieces
  }

  /// The literal parts of the key, in order.
  public var literals: [String] {
    pieces.compactMap { piece in
      if case .text(let text) = piece { text } else { nil }
    }
  }

  /// The holes of the key, in order.
  public var holes: [TemplateHole] {
    pieces.compactMap { piece in
      if case .hole(let hole) = piece { hole } else { nil }
    }
  }

  /// The key with samples in the places of its holes, for example `push.⟨kind⟩`.
  public var sample: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .text(let literal): text += literal
      case .hole(let hole): text += hole.sample
      }
    }
  }

  /// Returns the uses of the keys that declared values make of it.
  ///
  /// A hole that stands there twice has the same value in both places.
  ///
  /// - Parameter values: The values that holes can have, by their names.
  /// - Returns: One use for each key; nil where a hole has no values, or they make too many keys.
  public func uses(with values: [String: [String]]) -> [KeyUse]? {
    guard !values.isEmpty else { return nil }
    var variants: [(key: String, chosen: [(name: String, value: String)])] = [("", [])]
    for piece in pieces {
      switch piece {
      case .text(let text): for index in variants.indices { variants[index].key += text }
      case .hole(let hole):
        guard let name = hole.valueNames.first(where: { values[$0] != nil }),
          let choices = values[name], !choices.isEmpty
        else { return nil }
        var next: [(key: String, chosen: [(name: String, value: String)])] = []
        for variant in variants {
          if let known = variant.chosen.first(where: { $0.name == name }) {
            next.append((variant.key + known.value, variant.chosen))
            continue
          }
          for value in choices {
            next.append((variant.key + value, variant.chosen + [(name, value)]))
          }
          guard next.count <= Self.mostKeys else { return nil }
        }
        variants = next
      }
    }
    return variants.map { variant in
      var use = use
      use.key = variant.key
      use.chosenValues = variant.chosen.map { "\($0.name) = '\($0.value)'" }
      return use
    }
  }

  /// Returns whether a key may be meant: it has the literal parts in their places.
  public func fits(_ key: [UInt8]) -> Bool {
    var rest = key[...]
    for (index, piece) in pieces.enumerated() {
      guard case .text(let literal) = piece else { continue }
      let text = Array(literal.utf8)
      if index == 0 {
        guard rest.starts(with: text) else { return false }
        rest = rest.dropFirst(text.count)
      } else if index == pieces.count - 1 {
        return rest.count >= text.count && rest.suffix(text.count).elementsEqual(text)
      } else {
        guard let end = Self.end(of: text, in: rest) else { return false }
        rest = rest[end...]
      }
    }
    return true
  }

  /// Returns the offset behind the first occurrence of a text; nil where it is not there.
  private static func end(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard text.count <= bytes.count else { return nil }
    for start in bytes.startIndex...(bytes.endIndex - text.count)
    where bytes[start..<(start + text.count)].elementsEqual(text) {
      return start + text.count
    }
    return nil
  }
}
