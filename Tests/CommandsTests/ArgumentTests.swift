import Commands
import FileAccess
import TestSupport
import Testing

struct ArgumentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var line: [FilePath]
    var output: String
    var errors: String
    var testDescription: String { line.map(\.string).joined(separator: " ") }

    init(_ line: String, _ output: String = "", errors: String = "") {
      self.line = line.split(separator: " ").map { FilePath(String($0)) }
      (self.output, self.errors) = (output, errors)
    }
  }

  static let accepted = [
    Case("", "check"),
    Case("check", "check"),
    Case("App push", "check <App> <push>"),
    Case("--quiet --jobs 2 check App", "check quiet= jobs=2 <App>"),
    Case("--format json App", "check format=json <App>"),
    Case("--color never rules --format json", "rules format=json color=never"),
    Case("check --format text --format=json=a=b.json", "check format=text+json=a=b.json"),
    Case("check --rule a=off --rule=b=error", "check rule=a=off+b=error"),
    Case("check --fix --fix -- --fix -l", "check fix=+ <--fix> <-l>"),
    Case("check -", "check <->"),
    Case("check --stdin-path -x.json -", "check stdin-path=-x.json <->"),
    Case("compile -l de -lfr --language=ja A", "compile language=de+fr+ja <A>"),
    Case("plurals ru -5 1.5", "plurals <ru> <-5> <1.5>"),
    Case("render --as app %@ s:a", "render as=app <%@> <s:a>"),
    Case("generate contract App --output x", "generate output=x <contract> <App>"),
    Case("preview --arg a=b=c", "preview arg=a=b=c"),
    Case("inspect --format text --format json x", "inspect format=text+json <x>"),
  ]

  @Test(arguments: accepted) func sortsWords(_ item: Case) {
    let run = ProgramRun(item.line, commands: ProgramRun.echoes)
    #expect(run == ProgramRun(item.output))
  }

  static let refused = [
    Case(
      "check --formt json --unsafe-fix",
      errors: """
        error: unknown option '--formt'
        help: did you mean '--format'?
        error: unknown option '--unsafe-fix'
        help: did you mean '--unsafe-fixes'?
        help: 'pushloc check --help' shows how it is used

        """
    ),
    Case(
      "check --format jsn --fail-on fatal --jobs 0 --fix=yes --config",
      errors: """
        error: '--format' does not take 'jsn'
        help: did you mean one of 'json', 'jsonl'?
        error: '--fail-on' does not take 'fatal'
        help: it takes error, warning, note, never
        error: '--jobs' needs a whole number from 1, not '0'
        error: '--fix' takes no value
        error: '--config' needs a value: '--config FILE'
        help: 'pushloc check --help' shows how it is used

        """
    ),
    Case(
      "check --config --fix",
      errors: """
        error: '--config' needs a value: '--config FILE'
        help: 'pushloc check --help' shows how it is used

        """
    ),
    Case(
      "chekc --fix",
      errors: """
        error: unknown command 'chekc'
        help: did you mean 'check'?
        help: 'pushloc --help' lists the commands

        """
    ),
    Case(
      "generate swfit",
      errors: """
        error: 'KIND' does not take 'swfit'
        help: did you mean 'swift'?
        help: 'pushloc generate --help' shows how it is used

        """
    ),
    Case(
      "plurals --format json",
      errors: """
        error: LANGUAGE is missing
        help: 'pushloc plurals --help' shows how it is used

        """
    ),
    Case(
      "rules extra",
      errors: """
        error: unexpected argument 'extra'
        help: 'pushloc rules --help' shows how it is used

        """
    ),
    Case(
      "compile -dl de A",
      errors: """
        error: unknown option '-dl'
        help: 'pushloc compile --help' shows how it is used

        """
    ),
    Case(
      "explain \u{1B}[31m --x\u{202E}",
      errors: """
        error: unknown option '--x<U+202E>'
        help: 'pushloc explain --help' shows how it is used

        """
    ),
  ]

  @Test(arguments: refused) func saysWhatIsWrong(_ item: Case) {
    let run = ProgramRun(item.line, commands: ProgramRun.echoes)
    #expect(run == ProgramRun("", item.errors, .usage))
  }

  @Test func aPathThatExistsIsNoMistypedCommand() {
    let files = MemoryFiles(["chekc/a.json": "{}"])
    let run = ProgramRun(["chekc"], commands: ProgramRun.echoes, files: files)
    #expect(run == ProgramRun("check <chekc>"))
  }

  @Test func argumentsKeepTheirBytes() {
    let name = FilePath(bytes: [0x61, 0xFF, 0x0A])
    let command = Command(.inspect) { arguments, _ in
      arguments.positionals == [name] && arguments.path("stdin-path") == name ? .success : .findings
    }
    let option = FilePath(bytes: Array("--stdin-path=".utf8) + name.bytes)
    #expect(ProgramRun(["inspect", name, option], commands: [command]) == ProgramRun())
  }
}
