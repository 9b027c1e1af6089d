public import Diagnostics
public import JSONSyntax
import Payloads
public import SourceText

extension PayloadContext {
  /// Returns a place in the payload's file.
  public func place(_ range: ByteRange) -> SourcePlace {
    SourcePlace(path: file.source.path, range: payload.outerRange(range))
  }

  /// Returns the place of a node.
  public func place(_ node: JSONNode) -> SourcePlace { place(node.range) }

  /// Returns the path of a node below the payload, for example `aps.alert.loc-args[0]`.
  public func path(of node: JSONNode) -> String { node.dottedPath(from: payload.object) }

  /// Makes a finding about a value, or about the member that a value lacks; the range is the value's
  /// unless it is given.
  func finding(
    _ rule: RuleDescription,
    severity: Severity? = nil,
    category: Category? = nil,
    at node: JSONNode,
    missing: String? = nil,
    range: ByteRange? = nil,
    _ message: Message,
    help: Message? = nil,
    related: [RelatedPlace] = [],
    fix: Fix? = nil
  ) -> Diagnostic {
    let path = path(of: node)
    let key = missing.map { path.isEmpty ? $0 : "\(path).\($0)" } ?? path
    return Diagnostic(
      rule: rule.id,
      severity: severity ?? rule.severity ?? .warning,
      category: category,
      message: message,
      place: place(range ?? node.range),
      help: help,
      key: key.isEmpty ? nil : key,
      payload: file.source.path,
      pointer: payload.pointer(of: node),
      related: related,
      fix: fix
    )
  }

  /// Returns a fix that puts a text in a range's place.
  func replacing(_ range: ByteRange, with text: String, isSafe: Bool) -> Fix {
    Fix(
      isSafe: isSafe,
      edits: [edit(range, text)]
    )
  }

  /// Returns an edit that puts a text in a range's place.
  private func edit(_ range: ByteRange, _ text: String) -> SourceEdit {
    SourceEdit(
      path: file.source.path,
      range: payload.outerRange(range),
      replacement: payload.nested?.outerText(text) ?? text
    )
  }

  /// Returns a fix that moves a member to the beginning of an object, under a name; nil where the
  /// object is no object or holds the member.
  func moving(_ member: JSONMember, into object: JSONNode?, as name: String) -> Fix? {
    guard let object, object.kind == .object, isCertain, let from = member.value.parent,
      let removal = removal(of: member, from: from), object.first(name) == nil,
      object.range.lowerBound < removal.lowerBound || object.range.lowerBound > removal.upperBound
    else { return nil }
    let inside = object.range.lowerBound + 1
    let separator = object.members.isEmpty ? "" : ", "
    let edits = [
      edit(.empty(at: inside), "\"\(name)\": \(member.value.rawText)\(separator)"),
      edit(removal, ""),
    ]
    return Fix(isSafe: false, edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// Returns the bytes of a member with the comma that goes with it.
  private func removal(of member: JSONMember, from object: JSONNode) -> ByteRange? {
    let members = Array(object.members)
    guard let index = members.firstIndex(of: member) else { return nil }
    if index + 1 < members.count {
      return ByteRange(member.key.range.lowerBound, members[index + 1].key.range.lowerBound)
    }
    guard index > 0 else { return member.key.range.union(member.value.range) }
    return ByteRange(
      members[index - 1].value.range.upperBound,
      member.value.range.upperBound
    )
  }
}

extension JSONNode {
  /// The value as a sentence names it, for example `a string` or `'true'`.
  var phrase: Message {
    switch kind {
    case .null: "'null'"
    case .boolean: "'\(rawText)'"
    case .number: "a number"
    case .string, .key: "a string"
    case .array: "an array"
    case .object: "an object"
    case .hole, .invalid: "no value"
    }
  }
}
