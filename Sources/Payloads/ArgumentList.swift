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
    elements = node.elements.map(Argument.init)
    arity = .exact(elements.count)
  }

  /// The array with its brackets.
  public var range: ByteRange { node.range }
  /// JSON pointer of the array.
  public var pointer: String { node.pointer }
}

/// One argument of a text.
public struct Argument: Hashable, Sendable {
  /// The value.
  public let node: JSONNode
  /// The argument as a phone prints it, for example `5`, `1` for `true`, `<null>`.
  ///
  /// Source: `spec/push-semantics.md` C4.3.
  public let text: String

  /// Reads a value.
  public init(_ node: JSONNode) {
    self.node = node
    text = ArgumentText.of(node)
  }

  /// The value with its quotes.
  public var range: ByteRange { node.range }
  /// JSON pointer of the value.
  public var pointer: String { node.pointer }
}
