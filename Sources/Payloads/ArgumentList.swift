import Diagnostics
public import JSONSyntax
public import SourceText

/// The arguments that a payload sends for one text: an array under a `…loc-args` name.
public struct ArgumentList: Hashable, Sendable {
  /// The array.
  public let node: JSONNode
  /// The arguments in order.
  public let elements: [Argument]
  /// How many arguments there are.
  public let arity: Arity

  /// Reads an array; nil for a node of another kind, which iOS treats as absent.
  ///
  /// Source: `spec/push-semantics.md` C4.1.
  init?(_ node: JSONNode) {
    guard node.kind == .array else { return nil }
    self.node = node
    elements = node.elements.map { Argument($0) }
    arity = Arity(of: node)
  }

  /// Reads an array that stands as JSON in a text, as some services want it; nil for another text.
  init?(text node: JSONNode) {
    guard let nested = NestedJSON.parse(node)?.value, nested.root.kind == .array,
      nested.root.document.isWellFormed
    else { return nil }
    self.node = node
    elements = nested.root.elements.map { Argument($0, in: nested) }
    arity = Arity(of: nested.root)
  }

  /// The array with its brackets.
  public var range: ByteRange { node.range }
  /// JSON pointer of the array.
  public var pointer: String { node.pointer }
}

/// One argument of a text.
public struct Argument: Hashable, Sendable {
  /// The value; one inside a text that holds JSON is a node of that.
  public let node: JSONNode
  /// The value with its quotes, in the payload's file.
  public let range: ByteRange
  /// The argument as a phone prints it, for example `5`, `1` for `true`, `<null>`; a hole is a sample
  /// with its name, for example `⟨sender⟩`.
  ///
  /// Source: `spec/push-semantics.md` C4.3.
  public let text: String

  /// Reads a value.
  public init(_ node: JSONNode) {
    self.init(node, in: nil)
  }

  fileprivate init(_ node: JSONNode, in nested: NestedJSON?) {
    self.node = node
    range = nested?.outerRange(node.range) ?? node.range
    text = ArgumentText.of(node)
  }

  /// The stretches of the argument, with the names of its holes.
  public var pieces: [TemplatePiece] { node.templatePieces }
  /// JSON pointer of the value.
  public var pointer: String { node.pointer }
}
