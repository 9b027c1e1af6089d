import JSONSyntax
import SourceText

/// Jinja, and what is like it: `{{ name | tojson }}`, `{% for %}…{% endfor %}`, `{# remark #}`.
///
/// Source: Jinja, "Template Designer Documentation".
struct JinjaDialect: TemplateDialect {
  static let name = "jinja"

  let starters: [UInt8] = [0x7B]

  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag? { StatementTag.tag(at: cursor) }

  func describe(_ hole: Substring) -> TemplateHole { StatementTag.describe(hole) }
}
