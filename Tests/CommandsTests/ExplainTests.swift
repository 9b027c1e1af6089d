import Diagnostics
import FileAccess
import Foundation
import JSONSyntax
import Rules
import TestSupport
import Testing

@testable import Commands

struct ExplainTests {
  private let rule = RuleDescription(
    id: "sample-rule",
    category: .missingKey,
    severity: nil,
    group: .keys,
    summary: "a text is not there",
    reason: "The phone shows the bare key.",
    source: "a test",
    fix: .safe,
    triggering: [
      RuleExample([
        "en.lproj/Localizable.strings|utf-16le": "\"日本\" = ↓\"x\"; ↓y\n",
        "a.json": "{}",
      ])
    ],
    clean: [RuleExample(strings: "\"a\" = \"\u{202E}b\";\n\n")]
  )

  @Test func pagesHaveAllParts() {
    expectGolden(RulePage(rule).text, "explain-sample.txt")
  }

  @Test func jsonHasAllParts() {
    var json = JSONWriter.pretty
    json.object { RulePage(rule).write(to: &$0) }
    expectGolden(json.text + "\n", "explain-sample.json")
  }

  @Test func everyRuleHasAPage() throws {
    for rule in RuleRegistry.rules.map({ $0.description }) {
      let page = RulePage(rule).text
      #expect(page.hasPrefix("# \(rule.id)\n\n"))
      #expect(!page.contains("↓"))
      let run = ProgramRun(["explain", FilePath(rule.id.name)])
      #expect(run == ProgramRun(page))
    }
  }

  @Test func rulesListsEveryRule() throws {
    let text = ProgramRun(["rules"]).output
    let run = ProgramRun(["rules", "--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let rules = object?["rules"] as? [[String: Any]] ?? []
    #expect(
      rules.map { $0["rule"] as? String } == RuleRegistry.rules.map { $0.description.id.name }
    )
    for rule in RuleRegistry.rules.map({ $0.description.id.name }) {
      let rows = text.split(separator: "\n").filter { row in
        row.split(separator: " ").dropFirst().first.map(String.init) == rule
      }
      #expect(rows.count == 1, "\(rule)")
    }
  }

  @Test func reasonsOfAPNsAreUnique() {
    let names = APNsReason.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.count == 36)
  }
}
