import Commands
import Diagnostics
import FileAccess
import TestSupport
import Testing

struct ProgramTests {
  @Test func helpIsMadeOfTheDefinitions() {
    let top = ProgramRun(["--help"], commands: ProgramRun.echoes)
    #expect(top.status == .success && top.errors.isEmpty)
    expectGolden(top.output, "help.txt")
    for definition in CommandRegistry.definitions {
      let run = ProgramRun([FilePath(definition.name), "-h"], commands: ProgramRun.echoes)
      #expect(run.status == .success && run.errors.isEmpty)
      expectGolden(run.output, "help-\(definition.name).txt")
      #expect(run == ProgramRun(["help", FilePath(definition.name)], commands: ProgramRun.echoes))
    }
  }

  @Test func helpWinsOverWhatIsWrong() {
    let run = ProgramRun(["resolve", "--nonsense", "--help"], commands: ProgramRun.echoes)
    #expect(run == ProgramRun(["resolve", "--help"], commands: ProgramRun.echoes))
  }

  @Test func versionComesWithoutACommand() {
    let expected = ProgramRun("pushloc 0.1.0\nCLDR 46\n")
    #expect(ProgramRun(["--version"], commands: ProgramRun.echoes) == expected)
    #expect(ProgramRun(["check", "--version"], commands: ProgramRun.echoes) == expected)
  }

  @Test func withoutADefaultCommandOneIsMissing() {
    let errors = "error: a command is missing\nhelp: 'pushloc --help' lists the commands\n"
    #expect(ProgramRun([], commands: []) == ProgramRun("", errors, .usage))
  }

  @Test func failuresGoToStandardErrorWithTheirStatus() {
    let error = FileAccessError(.read, "a\n\u{1B}b", .notFound)
    let command = Command(.check) { _, _ throws(CommandFailure) in throw CommandFailure(error) }
    let errors = "error: cannot read 'a␊␛b': no such file or directory\n"
    #expect(ProgramRun(["check"], commands: [command]) == ProgramRun("", errors, .failure))
  }

  struct ColorCase: Sendable {
    var flags: [FilePath] = []
    var environment: [String: String] = [:]
    var isTerminal = false
    var isColored: Bool
  }

  static let colorCases = [
    ColorCase(isColored: false),
    ColorCase(isTerminal: true, isColored: true),
    ColorCase(environment: ["TERM": "dumb"], isTerminal: true, isColored: false),
    ColorCase(environment: ["NO_COLOR": "1"], isTerminal: true, isColored: false),
    ColorCase(environment: ["NO_COLOR": ""], isTerminal: true, isColored: true),
    ColorCase(environment: ["CLICOLOR_FORCE": "1"], isColored: true),
    ColorCase(environment: ["CLICOLOR_FORCE": "0"], isColored: false),
    ColorCase(environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], isColored: false),
    ColorCase(flags: ["--color", "always"], environment: ["NO_COLOR": "1"], isColored: true),
    ColorCase(flags: ["--color=never"], isTerminal: true, isColored: false),
  ]

  @Test(arguments: colorCases) func colorIsDecidedOnce(_ item: ColorCase) {
    let command = Command(.check) { _, context in
      context.output.write("\(context.usesColor)")
      return .success
    }
    let run = ProgramRun(item.flags, commands: [command], environment: item.environment) {
      $0.isOutputTerminal = item.isTerminal
    }
    #expect(run == ProgramRun("\(item.isColored)"))
  }

  @Test func flagsAreUniqueWithinACommand() {
    for definition in CommandRegistry.definitions {
      let names = definition.allOptions.map(\.name)
      let letters = definition.allOptions.compactMap(\.letter)
      #expect(Set(names).count == names.count, "\(definition.name)")
      #expect(Set(letters).count == letters.count, "\(definition.name)")
    }
  }
}
