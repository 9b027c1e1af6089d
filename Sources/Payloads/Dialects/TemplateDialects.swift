import JSONSyntax

/// All languages that templates are written in, one line each.
public enum TemplateDialects {
  static let all: [any TemplateDialect.Type] = [
    MustacheDialect.self,
    HandlebarsDialect.self,
    LiquidDialect.self,
    JinjaDialect.self,
    ERBDialect.self,
    GoDialect.self,
    FreemarkerDialect.self,
    DollarDialect.self,
    AzureDialect.self,
    PercentDialect.self,
    PrintfDialect.self,
    FormatDialect.self,
  ]

  /// The names that configuration uses.
  public static let names: [String] = all.map { $0.name }

  /// The languages that endings of file names stand for.
  private static let endings: [String: any TemplateDialect.Type] = [
    "mustache": MustacheDialect.self, "hbs": HandlebarsDialect.self,
    "handlebars": HandlebarsDialect.self, "liquid": LiquidDialect.self, "j2": JinjaDialect.self,
    "jinja": JinjaDialect.self, "jinja2": JinjaDialect.self, "twig": JinjaDialect.self,
    "njk": JinjaDialect.self, "erb": ERBDialect.self, "eex": ERBDialect.self,
    "ejs": ERBDialect.self, "gotmpl": GoDialect.self, "ftl": FreemarkerDialect.self,
    "ftlh": FreemarkerDialect.self,
  ]

  /// Endings that several languages share: the contents must tell, or it is Go.
  private static let sharedEndings: Set<String> = ["tmpl", "tpl", "template"]

  /// Endings of the names of files that are templates, without a dot.
  public static let fileExtensions: Set<String> = sharedEndings.union(endings.keys)

  /// Returns a language by its name.
  static func named(_ name: String) -> (any TemplateDialect)? {
    all.first { $0.name == name }.map { $0.init() }
  }

  /// Returns the language that the ending of a file's name stands for.
  ///
  /// - Parameters:
  ///   - fileExtension: The ending, without a dot.
  ///   - utf8: The file's text, for endings that several languages share.
  /// - Returns: The language; nil for endings that stand for none.
  static func dialect(of fileExtension: String, _ utf8: [UInt8]) -> (any TemplateDialect)? {
    if let type = endings[fileExtension] { return type.init() }
    guard sharedEndings.contains(fileExtension) else { return nil }
    return DialectShape.dialect(in: utf8) ?? GoDialect()
  }
}
