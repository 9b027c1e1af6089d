import Diagnostics
import FileAccess
import JSONSyntax
import SourceText

/// Reads the text of a configuration, and collects everything that is wrong with it.
struct ConfigurationReader {
  /// The rule under which faults are shown.
  static let rule: RuleID = "configuration"

  let source: DecodedSource
  let folder: ConfigurationFolder
  private(set) var diagnostics: [Diagnostic] = []

  init(source: DecodedSource, folder: ConfigurationFolder) {
    self.source = source
    self.folder = folder
  }

  /// Reads a file.
  ///
  /// - Throws: everything that is wrong with it.
  static func read(
    _ file: SourceFile,
    folder: ConfigurationFolder
  ) throws(ConfigurationError) -> Configuration {
    let source = DecodedSource(utf8: file)
    var options = JSONOptions.withComments
    options.rule = rule
    let outcome = JSONDocument.parse(source, options: options)
    var reader = ConfigurationReader(source: source, folder: folder)
    var draft = ConfigurationDraft()
    if let root = outcome.value.root {
      reader.object(root, ConfigurationDraft.fields, into: &draft)
    }
    var configuration = draft.finish(&reader)
    configuration.source = source
    configuration.folder = folder
    configuration.written = reader.written(outcome.value.root)
    let faults = outcome.diagnostics + reader.diagnostics
    guard faults.isEmpty else {
      let sorted = faults.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
      throw ConfigurationError(diagnostics: sorted, source: source)
    }
    return configuration
  }

  /// Reads an object by its fields; unknown, doubled and missing keys are faults.
  mutating func object<Value>(
    _ node: JSONNode,
    _ fields: [ConfigurationField<Value>],
    into value: inout Value
  ) {
    guard expect(.object, node) else { return }
    var seen: Set<String> = []
    for member in node.members where !member.key.isMissing {
      guard let field = fields.first(where: { member.key.isNamed($0.name) }) else {
        report(
          "unknown key '\(member.name)'",
          at: member.key,
          help: DidYouMean.question(member.name, among: fields.map(\.name))
        )
        continue
      }
      guard seen.insert(field.name).inserted else {
        report("'\(field.name)' is there twice", at: member.key, help: "delete one of them")
        continue
      }
      if !member.value.isMissing { field.read(&self, member.value, &value) }
    }
    for field in fields where field.isRequired && !seen.contains(field.name) {
      report("'\(field.name)' is missing", at: node, length: 1)
    }
  }

  /// Checks the kind of a value; a value that is no JSON has been reported.
  mutating func expect(_ kind: JSONKind, _ node: JSONNode) -> Bool {
    if node.kind == kind { return true }
    guard node.kind != .invalid else { return false }
    reportType(node, expected: Self.name(of: kind))
    return false
  }

  /// Reports a value of the wrong type.
  mutating func reportType(_ node: JSONNode, expected: Message) {
    let path = node.dottedPath
    let found = Self.name(of: node.kind)
    let message: Message =
      path.isEmpty
      ? "expected \(expected), found \(found)"
      : "expected \(expected) for '\(path)', found \(found)"
    report(message, at: node, length: node.kind == .object || node.kind == .array ? 1 : nil)
  }

  /// Adds a fault at a node, or at its first bytes.
  mutating func report(
    _ message: Message,
    at node: JSONNode,
    length: Int? = nil,
    help: Message? = nil
  ) {
    let start = node.range.lowerBound
    let end = length.map { min(start + $0, node.range.upperBound) } ?? node.range.upperBound
    diagnostics.append(
      Diagnostic(
        rule: Self.rule,
        severity: .error,
        message: message,
        place: SourcePlace(path: source.path, range: ByteRange(start, end)),
        help: help
      )
    )
  }

  /// The place of a node.
  func place(_ node: JSONNode) -> SourcePlace {
    SourcePlace(path: source.path, range: node.range)
  }

  private static func name(of kind: JSONKind) -> Message {
    switch kind {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string, .key: "a text"
    case .array: "an array"
    case .object: "an object"
    case .hole, .invalid: "something else"
    }
  }

  /// Lists the settings as they are written; groups of settings one by one.
  private func written(_ root: JSONNode?) -> [WrittenSetting] {
    guard let root else { return [] }
    return root.members.flatMap { member -> [WrittenSetting] in
      guard ["languages", "rules"].contains(member.name) else {
        return [setting(member.name, member.value)]
      }
      return member.value.members.map { setting("\(member.name).\($0.name)", $0.value) }
    }
  }

  private func setting(_ name: String, _ node: JSONNode) -> WrittenSetting {
    var json = JSONWriter()
    node.write(to: &json)
    return WrittenSetting(name: name, value: json.text, place: place(node))
  }
}
