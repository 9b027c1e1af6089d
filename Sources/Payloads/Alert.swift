public import JSONSyntax

/// What a payload tells the phone to show.
public struct Alert: Hashable, Sendable {
  /// The alert's value: a string, which is the body, or an object.
  public let node: JSONNode
  /// The bold first line.
  public let title: AlertPart
  /// The line below the title.
  public let subtitle: AlertPart
  /// The message.
  public let body: AlertPart
  /// The button of the alert views of old systems.
  public let action: AlertPart

  /// Reads an alert; nil for a value that is neither a string nor an object.
  ///
  /// In a Live Activity push title and body may be objects with `loc-key` and `loc-args`.
  init?(_ node: JSONNode, around: [JSONNode] = [], isLiveActivity: Bool) {
    guard node.kind == .string || node.kind == .object else { return nil }
    self.node = node
    // Arguments under another spelling, or beside the alert: what is wrong with them is reported.
    let names = ([node] + around).flatMap { $0.members.map(\.name) }
    let astray = Set(names.compactMap { MemberName.meant(by: $0, in: .alert)?.name })
    func part(_ name: AlertPartName) -> AlertPart {
      if node.kind == .string {
        return AlertPart(name, literal: name == .body ? node : nil, key: nil, arguments: nil)
      }
      let own = node[name.rawValue]
      if isLiveActivity, let own, own.kind == .object {
        return AlertPart(name, literal: nil, key: own["loc-key"], arguments: own["loc-args"])
      }
      return AlertPart(
        name,
        literal: own,
        key: node[name.keyName],
        arguments: node[name.argumentsName],
        hasAstrayArguments: astray.contains(name.argumentsName)
      )
    }
    title = part(.title)
    subtitle = part(.subtitle)
    body = part(.body)
    action = part(.action)
  }

  /// The texts in the order in which they are shown, the absent ones too.
  public var parts: [AlertPart] { [title, subtitle, body, action] }

  /// Returns one text.
  public subscript(name: AlertPartName) -> AlertPart {
    switch name {
    case .title: title
    case .subtitle: subtitle
    case .body: body
    case .action: action
    }
  }

  /// Whether the phone has anything to show: a text that is not empty, or a key.
  public var isVisible: Bool {
    [title, subtitle, body].contains { part in
      part.key != nil || part.literalText?.isEmpty == false
    }
  }
}
