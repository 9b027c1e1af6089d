import JSONSyntax

/// One language that templates are written in: one file, one line in the registry.
protocol TemplateDialect: TemplateSyntax, SendableMetatype {
  /// The name that configuration uses.
  static var name: String { get }

  init()

  /// Returns what is known of a hole, from its text, delimiters included.
  func describe(_ hole: Substring) -> TemplateHole
}
