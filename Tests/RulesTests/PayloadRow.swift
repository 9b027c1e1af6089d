import Diagnostics
import Testing

/// A payload with everything that is found in it.
struct PayloadRow: Sendable, CustomTestStringConvertible {
  /// Texts without, with one and with two arguments.
  static let table =
    #""K" = "Hello"; "A" = "Hello %@"; "AB" = "%1$@ and %2$@"; "Gate %@" = "Gate %@";"#

  let testDescription: String
  let path: String
  let text: String
  /// What `.pushloc.json` says.
  let configuration: String
  /// Findings as `error rule-id key`, sorted.
  let findings: [String]

  init(
    _ name: String,
    _ text: String,
    _ findings: String...,
    path: String = "push/p.json",
    configuration: String = "{}"
  ) {
    self.init(name, text, findings, path: path, configuration: configuration)
  }

  /// A row about the members of `aps`.
  static func aps(_ members: String, _ findings: String...) -> PayloadRow {
    PayloadRow(members, "{\"aps\": {\(members)}}", findings)
  }

  /// A row about the members of an alert.
  static func alert(_ members: String, _ findings: String...) -> PayloadRow {
    PayloadRow(members, "{\"aps\": {\"alert\": {\(members)}}}", findings)
  }

  init(
    _ name: String,
    _ text: String,
    _ findings: [String],
    path: String = "push/p.json",
    configuration: String = "{}"
  ) {
    testDescription = name
    self.path = path
    self.text = text
    self.configuration = configuration
    self.findings = findings.sorted()
  }

  /// Checks the payload beside a table.
  func check() throws {
    let example = RuleExample([
      ".pushloc.json": configuration,
      "en.lproj/Localizable.strings": Self.table,
      path: text,
    ])
    let found = try ExampleProject(example).findings()
    let lines = found.map { "\($0.severity) \($0.rule) \($0.key ?? "")" }.sorted()
    #expect(lines == findings, "\(text)\n\(found.map(\.line).joined(separator: "\n"))")
  }
}
