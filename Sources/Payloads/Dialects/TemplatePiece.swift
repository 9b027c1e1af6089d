public import JSONSyntax
import SourceText

/// A stretch of a text in a template: what stands there, or a hole.
public enum TemplatePiece: Hashable, Sendable {
  /// Literal text, decoded.
  case text(String)
  /// A hole.
  case hole(TemplateHole)
}

extension JSONNode {
  /// The stretches of a string or hole, in order; empty for other nodes.
  public var templatePieces: [TemplatePiece] {
    segments.map { segment in
      switch segment {
      case .text(let range): .text(JSONText(content: range, in: document.source).string)
      case .hole(let range): .hole(hole(range))
      }
    }
  }

  /// The holes of a string or hole, in order.
  public var templateHoles: [TemplateHole] {
    guard hasHoles else { return [] }
    return segments.compactMap { segment in
      guard case .hole(let range) = segment else { return nil }
      return hole(range)
    }
  }

  private func hole(_ range: ByteRange) -> TemplateHole {
    var text = Substring(document.source.string(range))
    let syntax = document.template?.syntax
    // A hole that takes the quotes of its text with it.
    if text.utf8.first == 0x22 { text = text.dropFirst().dropLast() }
    guard let dialect = (syntax as? QuotedTags)?.dialect ?? syntax as? any TemplateDialect else {
      return TemplateHole(name: nil, escaping: .none, text: String(text))
    }
    let bytes = Array(text.utf8)
    let tag = dialect.tag(at: ByteCursor(bytes, from: 0), isInText: true)
    guard tag?.role == .hole else {
      // A section, of which nobody can tell what it leaves behind; or words that touch a hole.
      return TemplateHole(name: nil, escaping: .json, text: String(text))
    }
    return dialect.describe(text)
  }
}
