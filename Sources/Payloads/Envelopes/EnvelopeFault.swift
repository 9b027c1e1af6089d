public import JSONSyntax

/// Something about a message's form that its service refuses or takes otherwise than it looks.
public struct EnvelopeFault: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// An object stands where the service wants a text that holds JSON.
    case objectInsteadOfText
    /// The message lacks a member; it may be that the service refuses it without.
    case lacks(String, isRefused: Bool)
    /// Texts for each language lack some that the texts beside them have: the names of those.
    case lacksLanguages([JSONNode])
    /// FCM's `notification`, which is for all systems, does not have the member.
    case notInNotification
    /// The service takes nothing but a text there.
    case noText
    /// The message has not the form that the configuration says, but another one; nil for none.
    case declaredOtherwise(declared: String, found: String?)
    /// A text that should hold JSON does not.
    case textHoldsNoJSON
    /// A list stands where the service wants a text that holds it as JSON.
    case listInsteadOfText
    /// The service has no texts by key at all.
    case noKeys
    /// The service drops the value, because it takes only the number 1.
    case droppedUnlessOne
  }

  /// What is wrong.
  public let kind: Kind
  /// The value that is wrong; for what is missing, the object that lacks it.
  public let node: JSONNode

  /// Returns what is wrong with arguments that a service wants as JSON inside a text; nil for nothing.
  static func ofArgumentsInText(_ value: JSONNode) -> EnvelopeFault? {
    if value.kind == .array { return EnvelopeFault(.listInsteadOfText, value) }
    let isFaulty =
      value.kind == .string && !value.hasHoles && ArgumentList(text: value) == nil
    return isFaulty ? EnvelopeFault(.textHoldsNoJSON, value) : nil
  }

  /// Creates a fault.
  init(_ kind: Kind, _ node: JSONNode) {
    self.kind = kind
    self.node = node
  }
}
