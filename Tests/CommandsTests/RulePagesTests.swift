import Diagnostics
import FileAccess
import Foundation
import Rules
import TestSupport
import Testing

@testable import Commands

/// The pages in `docs/rules` are what `explain` says; `make rule-pages` writes them.
struct RulePagesTests {
  private static let rules = RuleRegistry.rules.map { $0.description }

  @Test(arguments: rules.map { $0.id })
  func pageIsWhatExplainSays(_ id: RuleID) {
    expectRepositoryFile(
      ProgramRun(["explain", FilePath(id.name)]).output,
      "docs/rules/\(id.name).md"
    )
  }

  @Test func indexNamesEveryRuleByGroup() {
    var text = "# Rules\n\nWhat `pushloc explain RULE` says, one page a rule.\n"
    for group in RuleGroup.allCases {
      text += "\n## \(group.rawValue)\n\n| rule | severity | fault |\n|---|---|---|\n"
      for rule in Self.rules where rule.group == group {
        let severity = rule.severity?.rawValue ?? "off"
        let summary = rule.summary.replacing("|", with: "\\|")
        text += "| [\(rule.id)](\(rule.id).md) | \(severity) | \(summary) |\n"
      }
    }
    expectRepositoryFile(text, "docs/rules/README.md")
  }

  @Test func noPageIsLeftBehind() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/rules").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(Self.rules.map { "\($0.id).md" } + ["README.md"]))
  }
}
