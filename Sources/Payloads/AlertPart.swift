public import JSONSyntax
public import SourceText

/// The texts of an alert.
public enum AlertPartName: String, Sendable, CaseIterable {
  /// The bold first line.
  case title
  /// The line below the title.
  case subtitle
  /// The message.
  case body
  /// The button of the alert views of old systems.
  case action

  /// The name of the member that names the text by key, for example `title-loc-key`.
  public var keyName: String { self == .body ? "loc-key" : "\(rawValue)-loc-key" }
  /// The name of the member that holds the arguments, for example `title-loc-args`.
  ///
  /// There is none for the button; `action-loc-args` is a name that nothing reads.
  public var argumentsName: String { self == .body ? "loc-args" : "\(rawValue)-loc-args" }
}

/// A text by key: the member that names it.
public struct AlertKey: Hashable, Sendable {
  /// The string that is the key, or the hole in its place.
  public let node: JSONNode
  /// The key, decoded; its holes as they are written.
  public let text: String

  init?(_ node: JSONNode?) {
    guard let node, node.kind == .string || node.isHole else { return nil }
    self.node = node
    text = node.string ?? node.rawText
  }

  /// The key with its quotes.
  public var range: ByteRange { node.range }
  /// JSON pointer of the key, for example `/aps/alert/loc-key`.
  public var pointer: String { node.pointer }
  /// Whether part of the key is known only when the template is rendered.
  public var hasHoles: Bool { node.hasHoles }
}

/// One text of an alert: literal, by key, or both.
///
/// Members of a wrong type are as absent, because iOS reads them so.
///
/// Source: `spec/push-semantics.md` C4.1.
public struct AlertPart: Hashable, Sendable {
  /// Which text it is.
  public let name: AlertPartName
  /// The string that is the literal text; nil without one.
  public let literal: JSONNode?
  /// The key; nil without one.
  public let key: AlertKey?
  /// The arguments for the key's text; nil without an array of them.
  public let arguments: ArgumentList?

  init(
    _ name: AlertPartName,
    literal: JSONNode?,
    key: JSONNode?,
    arguments: JSONNode?,
    hasAstrayArguments: Bool = false,
    isTextAllowed: Bool = false
  ) {
    self.name = name
    self.literal = literal?.kind == .string || literal?.isHole == true ? literal : nil
    // Once: a text with many holes takes its time.
    literalText = self.literal.map { ArgumentText.of($0) }
    self.key = AlertKey(key)
    func list(_ node: JSONNode?) -> ArgumentList? {
      node.flatMap {
        isTextAllowed && $0.kind == .string ? ArgumentList(text: $0) : ArgumentList($0)
      }
    }
    self.arguments = list(arguments)
    let lists = AlertArguments(
      arguments?.alternatives ?? [],
      list: list,
      isAstray: hasAstrayArguments
    )
    let keys = (key?.alternatives ?? []).compactMap { AlertKey($0) }
    choices = keys.map { key in
      let found = lists.found(with: key.node)
      return AlertChoice(key: key, arguments: found.list, arity: found.arity)
    }
    arity = choices.last?.arity ?? lists.found(with: nil).arity
  }

  /// The keys that a template may send, each with its arguments: one for each branch that has one.
  public let choices: [AlertChoice]

  /// The literal text, decoded, holes as samples; nil without one.
  public let literalText: String?
  /// Whether there is neither a literal text nor a key.
  public var isAbsent: Bool { literal == nil && key == nil }
  /// How many arguments the payload sends for this text: none without an array.
  ///
  /// Unknown where arguments were meant and are of a wrong type or misspelt, and where they are known
  /// only when the template is rendered.
  public let arity: Arity
  /// The arguments as a phone prints them.
  public var argumentTexts: [String] { arguments?.elements.map(\.text) ?? [] }
}
