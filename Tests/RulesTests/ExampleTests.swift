import Diagnostics
import Rules
import Testing

/// One example of one rule.
struct ExampleCase: Sendable, CustomTestStringConvertible {
  let rule: RuleDescription
  let example: RuleExample
  let number: Int

  var testDescription: String { "\(rule.id) \(number)" }

  static func all(_ examples: (RuleDescription) -> [RuleExample]) -> [ExampleCase] {
    RuleRegistry.rules.flatMap { rule in
      examples(rule.description).enumerated().map {
        ExampleCase(rule: rule.description, example: $0.element, number: $0.offset + 1)
      }
    }
  }
}

/// Every rule names the marked places of its examples and no other.
struct ExampleTests {
  @Test(arguments: ExampleCase.all(\.triggering))
  func namesTheMarkedPlaces(_ test: ExampleCase) throws {
    let project = ExampleProject(test.example)
    let findings = try project.findings()
    let marks = findings.filter { $0.rule == test.rule.id }.map(\.mark).sorted()
    #expect(!project.marks.isEmpty, "a triggering example has a mark")
    #expect(marks == project.marks, "\(findings.map(\.line).joined(separator: "\n"))")
  }

  @Test(arguments: ExampleCase.all(\.clean))
  func isSilentInCleanExamples(_ test: ExampleCase) throws {
    let project = ExampleProject(test.example)
    #expect(project.marks.isEmpty, "a clean example has no mark")
    #expect(try project.findings().filter { $0.rule == test.rule.id }.map(\.line) == [])
  }
}
