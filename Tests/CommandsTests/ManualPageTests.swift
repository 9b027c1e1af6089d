import TestSupport
import Testing

@testable import Commands

struct ManualPageTests {
  @Test func theCommittedPageIsUpToDate() {
    let page = ManualPage.text(CommandRegistry.commands.map(\.definition))
    expectRepositoryFile(page, "docs/pushloc.1")
  }

  @Test func holdsNothingThatRoffObeys() throws {
    let page = ManualPage.text(CommandRegistry.definitions)
    for line in page.split(separator: "\n") {
      let isRequest = ["TH", "SH", "SS", "TP", "PP", "RS", "RE", "nf", "fi", "br", "B"]
        .contains { line == ".\($0)" || line.hasPrefix(".\($0) ") }
      #expect(isRequest || (!line.hasPrefix(".") && !line.hasPrefix("'")), "\(line)")
    }
    for definition in CommandRegistry.definitions {
      #expect(page.contains(".SS pushloc \(definition.name)\n"))
    }
  }
}
