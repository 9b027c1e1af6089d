import JSONSyntax
import SourceText

/// Liquid: `{{ name | filter }}`, `{% if %}…{% endif %}`.
///
/// Source: Shopify, "Liquid reference".
struct LiquidDialect: TemplateDialect {
  static let name = "liquid"

  let starters: [UInt8] = [0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? { StatementTag.tag(at: cursor) }

  func describe(_ hole: Substring) -> TemplateHole { StatementTag.describe(hole) }
}
