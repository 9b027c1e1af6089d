import Catalogs
import Diagnostics
import Previews
import PushlocKit
import Rules
import SourceText
import Testing

/// What a check says about a notification stands on its card.
struct CardTests {
  /// Examples of all rules in which something is sent.
  static let examples = RuleRegistry.rules.flatMap { rule in
    rule.description.triggering.enumerated().map { number, example in
      Example(name: "\(rule.description.id) \(number)", example: example)
    }
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var example: RuleExample
    var testDescription: String { name }
  }

  @Test(arguments: examples)
  func findingsAboutPayloadsAreShown(_ item: Example) throws {
    var example = ExampleProject(item.example)
    example.addTable()
    let project = try example.load()
    let previews = Previewing.previews(
      of: project,
      locales: [],
      levels: .everything
    )
    let shown = Dictionary(grouping: previews, by: \.payload).mapValues { previews in
      Set(previews.flatMap(\.defects).map(\.rule))
    }
    let refused = Set(project.tableFiles.filter { !$0.isAccepted }.map(\.source.path))
    for finding in try example.findings() {
      let category = RuleRegistry.descriptions[finding.rule]?.category
      let payload = finding.payload ?? finding.place.path
      guard let rules = shown[payload], category != .hygiene, !refused.contains(finding.place.path)
      else { continue }
      #expect(rules.contains(finding.rule), "\(finding.message)")
    }
  }

  /// A key is shown bare only with the reason.
  @Test(arguments: examples)
  func aBareKeyIsExplained(_ item: Example) throws {
    let previews = Previewing.previews(
      of: try ExampleProject(item.example).load(),
      locales: []
    )
    for preview in previews where preview.parts.contains(where: { $0.origin == .bareKey }) {
      #expect(preview.defects.contains { $0.severity > .note }, "\(preview.locale)")
    }
  }
}
