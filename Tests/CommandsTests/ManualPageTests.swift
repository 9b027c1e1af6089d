import FileAccess
import Testing

@testable import Commands

struct ManualPageTests {
  @Test func rendersWithoutComplaint() throws {
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
