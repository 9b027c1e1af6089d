import Diagnostics
import JSONSyntax
import Rules
import SourceText

extension ConfigurationReader {
  /// Reads a text that is not empty; nil after a fault.
  mutating func text(_ node: JSONNode) -> String? {
    guard expect(.string, node), let text = node.string else { return nil }
    guard !text.isEmpty else {
      report("the text is empty", at: node)
      return nil
    }
    return text
  }

  /// Reads `true` or `false`; nil after a fault.
  mutating func boolean(_ node: JSONNode) -> Bool? {
    expect(.boolean, node) ? node.boolean : nil
  }

  /// Reads a whole number from 1; nil after a fault.
  mutating func count(_ node: JSONNode) -> Int? {
    guard expect(.number, node) else { return nil }
    guard let number = node.integer, number > 0 else {
      report("expected a whole number from 1, found '\(node.rawText)'", at: node)
      return nil
    }
    return number
  }

  /// Reads one word of a closed set; nil after a fault.
  mutating func choice(_ node: JSONNode, _ choices: [String]) -> String? {
    guard let text = text(node) else { return nil }
    if choices.contains(text) { return text }
    let list = choices.map { "'\($0)'" }.joined(separator: ", ")
    report(
      "'\(text)' is not one of \(list)",
      at: node,
      help: DidYouMean.question(text, among: choices)
    )
    return nil
  }

  /// Reads one value of a closed set; nil after a fault.
  mutating func choice<Choice>(_ node: JSONNode, of type: Choice.Type) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    choice(node, Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  /// Reads an array; elements that are faulty are left out.
  mutating func array<Element>(
    _ node: JSONNode,
    _ read: (inout ConfigurationReader, JSONNode) -> Element?
  ) -> [Element] {
    guard expect(.array, node) else { return [] }
    return node.elements.compactMap { read(&self, $0) }
  }

  /// Reads an array of texts.
  mutating func texts(_ node: JSONNode) -> [String] {
    array(node) { $0.text($1) }
  }

  /// Reads an array of texts with their places.
  mutating func names(_ node: JSONNode) -> [DeclaredName] {
    array(node) { $0.name($1) }
  }

  private mutating func name(_ node: JSONNode) -> DeclaredName? {
    text(node).map { DeclaredName(name: $0, place: place(node)) }
  }

  /// Reads patterns: an array of them, or one.
  mutating func patterns(_ node: JSONNode) -> PathPatterns {
    let names = node.kind == .string ? name(node).map { [$0] } ?? [] : names(node)
    return PathPatterns(names.map(\.name), places: names.map(\.place))
  }

  /// Reads an object whose keys are anything.
  mutating func map<Value>(
    _ node: JSONNode,
    _ read: (inout ConfigurationReader, JSONNode) -> Value?
  ) -> [(key: JSONNode, value: Value)] {
    guard expect(.object, node) else { return [] }
    var seen: Set<[UInt8]> = []
    return node.members.compactMap { member in
      guard !member.key.isMissing, !member.value.isMissing else { return nil }
      guard seen.insert(Array(member.name.utf8)).inserted else {
        report("'\(member.name)' is there twice", at: member.key, help: "delete one of them")
        return nil
      }
      return read(&self, member.value).map { (member.key, $0) }
    }
  }

  /// Reads an object whose keys are anything into a dictionary.
  mutating func dictionary<Value>(
    _ node: JSONNode,
    _ read: (inout ConfigurationReader, JSONNode) -> Value?
  ) -> [String: Value] {
    Dictionary(
      map(node, read).map { ($0.key.string ?? "", $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The keys of an object with their places.
  func keys(_ node: JSONNode) -> [DeclaredName] {
    node.members.filter { !$0.key.isMissing }
      .map { DeclaredName(name: $0.name, place: place($0.key)) }
  }

  /// Reads a value that is shown as a text: a text, a number, `true` or `false`.
  mutating func shownText(_ node: JSONNode) -> String? {
    switch node.kind {
    case .string: return node.string
    case .number, .boolean: return node.rawText
    default:
      if node.kind != .invalid { reportType(node, expected: "a text") }
      return nil
    }
  }

  /// Reads a version of iOS; nil after a fault.
  mutating func version(_ node: JSONNode) -> SystemVersion? {
    guard let text = text(node) else { return nil }
    if let version = SystemVersion(text) { return version }
    report("'\(text)' is no version of iOS", at: node, help: "write it as \"16.0\"")
    return nil
  }

  /// Reads levels by rule or category.
  mutating func ruleLevels(_ node: JSONNode) -> [RuleSetting] {
    map(node) { $0.choice($1, of: RuleLevel.self) }.compactMap { key, level in
      let name = key.string ?? ""
      guard let subject = RuleNames.subject(name) else {
        report("unknown rule '\(name)'", at: key, help: RuleNames.didYouMean(name))
        return nil
      }
      return RuleSetting(subject: subject, level: level, place: place(key))
    }
  }

  /// Reads a JSON pointer; nil after a fault.
  mutating func pointer(_ node: JSONNode) -> String? {
    guard expect(.string, node), let text = node.string else { return nil }
    guard text.isEmpty || text.utf8.first == UInt8(ascii: "/") else {
      report("'\(text)' is no JSON pointer", at: node, help: "write it as '/aps/alert'")
      return nil
    }
    return text
  }
}
