public import JSONSyntax

/// What a payload tells the phone to show.
public struct Alert: Hashable, Sendable {
  /// The alert's value: a string, which is the body, or an object; in an envelope with names of its
  /// own the message.
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
  /// In a Live Activity push title and body may be objects with `loc-key` and `loc-args`. A service
  /// copies texts of `literals` where the alert has none.
  init?(
    _ node: JSONNode,
    around: [JSONNode] = [],
    literals: JSONNode? = nil,
    isLiveActivity: Bool
  ) {
    guard node.kind == .string || node.kind == .object else { return nil }
    // Arguments under another spelling, or beside the alert: what is wrong with them is reported.
    let names = ([node] + around).flatMap { $0.members.map(\.name) }
    let astray = Set(names.compactMap { MemberName.meant(by: $0, in: .alert)?.name })
    self.init(node) { name in
      if node.kind == .string {
        let literal = name == .body ? node : literals?[name.rawValue]
        return AlertPart(name, literal: literal, key: nil, arguments: nil)
      }
      let own = node[name.rawValue]
      if isLiveActivity, let own, own.kind == .object {
        return AlertPart(name, literal: nil, key: own["loc-key"], arguments: own["loc-args"])
      }
      return AlertPart(
        name,
        literal: own ?? literals?[name.rawValue],
        key: node[name.keyName],
        arguments: node[name.argumentsName],
        hasAstrayArguments: astray.contains(name.argumentsName)
      )
    }
  }

  /// Reads the texts of a message in an envelope's names.
  init(message: JSONNode, fields: [EnvelopeFields], literals: JSONNode?) {
    func value(_ name: String) -> JSONNode? {
      fields.lazy.compactMap { $0.member(name, in: .alert)?.value }.last
    }
    func text(_ name: AlertPartName) -> JSONNode? {
      let field = fields.lazy.compactMap { $0.field(name.rawValue, in: .alert) }.last
      guard let value = field?.member.value, field?.key.value == .languageMap else {
        return field?.member.value
      }
      // Of a text for each language the English one, which services fall back to.
      return value["en"] ?? value.members.first { $0.value.kind == .string }?.value
    }
    func isAstray(_ name: String) -> Bool {
      fields.contains { fields in
        fields.node.members.contains { fields.meant(by: $0.name)?.name == name }
      }
    }
    self.init(message) { name in
      AlertPart(
        name,
        literal: text(name) ?? literals?[name.rawValue],
        key: value(name.keyName),
        arguments: value(name.argumentsName),
        hasAstrayArguments: isAstray(name.argumentsName),
        isTextAllowed: true
      )
    }
  }

  private init(_ node: JSONNode, part: (AlertPartName) -> AlertPart) {
    self.node = node
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
      part.key?.text.isEmpty == false || part.literalText?.isEmpty == false
    }
  }
}
