public import SourceText

/// How a template language marks what it replaces.
public protocol TemplateSyntax: Sendable {
  /// The bytes that tags begin with.
  var starters: [UInt8] { get }

  /// Returns the tag that begins at a cursor; nil where none does.
  ///
  /// Tags are found from the front: the first closing delimiter ends one. Called at starters only; must
  /// look no further than the next opening delimiter, or a fixed number of bytes, so that a file full of
  /// them takes linear time.
  ///
  /// - Parameters:
  ///   - cursor: The place; its end is the end of what may be looked at.
  ///   - isInText: Whether the place is between the quotes of a JSON string.
  /// - Returns: The tag.
  func tag(at cursor: ByteCursor, isInText: Bool) -> TemplateTag?

  /// Whether a hole that fills a JSON string takes the string's quotes with it.
  func takesQuotes(_ cursor: ByteCursor) -> Bool
}

extension TemplateSyntax {
  /// False: in most languages quotes stay.
  public func takesQuotes(_ cursor: ByteCursor) -> Bool { false }
}

/// The template language that a JSON file is written in.
public struct JSONTemplate: Sendable {
  /// The language.
  public var syntax: any TemplateSyntax
  /// Whether the file is surely written in it, so that a tag without an end is a fault.
  public var isCertain: Bool

  /// Whether the file becomes JSON only when it is rendered.
  public var isRendered: Bool

  /// Creates a template's language.
  public init(_ syntax: any TemplateSyntax, isCertain: Bool, isRendered: Bool = true) {
    self.syntax = syntax
    self.isCertain = isCertain
    self.isRendered = isRendered
  }
}
