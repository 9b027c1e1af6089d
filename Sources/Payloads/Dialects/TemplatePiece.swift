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
  /// The stretches of a string or hole, in order, a section as one hole without a name; empty for other
  /// nodes.
  public var templatePieces: [TemplatePiece] {
    hasHoles ? TemplateText(self).pieces : segments.map { .text(text(of: $0)) }
  }

  /// The texts that the conditions inside a string make of it, in the order of their branches: one where
  /// there is no condition, or where nobody can tell which branches go together.
  public var templateVariants: [[TemplatePiece]] {
    guard hasHoles else { return [templatePieces] }
    let text = TemplateText(self)
    return text.variants ?? [text.pieces]
  }

  /// The holes of a string or hole, in order, those inside its sections too.
  public var templateHoles: [TemplateHole] { hasHoles ? TemplateText(self).holes : [] }

  private func text(of segment: JSONSegment) -> String {
    JSONText(content: segment.range, in: document.source).string
  }
}
