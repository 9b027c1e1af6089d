import Commands
import FileAccess
import TestSupport
import Testing

/// What cannot mean anything is said, and ends with its own status.
struct UsageTests {
  private static func files() -> MemoryFiles {
    MemoryFiles([
      "App/de.lproj/Localizable.strings": #""hi" = "Hallo";"#,
      "App/en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
    ])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let words: [FilePath]
    let errors: String
    let status: Commands.ExitStatus

    init(_ words: FilePath..., errors: String, _ status: Commands.ExitStatus = .usage) {
      (self.words, self.errors, self.status) = (words, errors, status)
    }

    var testDescription: String { words.map(\.string).joined(separator: " ") }
  }

  static let cases = [
    Case(
      "generate",
      "swift",
      errors: "error: 'generate' does not work in this version yet\n",
      .failure
    ),
    Case(
      "resolve",
      "",
      errors: "error: '' is no language\nhelp: write it as 'de' or 'zh-Hant-TW'\n"
    ),
    Case(
      "plurals",
      "5",
      errors: "error: '5' is no language\nhelp: write it as 'de' or 'pt-BR'\n"
    ),
    Case(
      "preview",
      "--locale",
      "",
      errors: "error: '' is no language\nhelp: write it as 'de' or 'zh-Hant-TW'\n"
    ),
    Case(
      "preview",
      "--payload",
      "b.json",
      errors: """
        error: no payload file fits 'b.json'
        help: a pattern fits a whole path or one name in it, for example 'push/a.json'

        """
    ),
    Case(
      "preview",
      "push",
      errors: """
        error: found payloads but no string table to fill them in from
        help: name the folder that holds the app's '.lproj' folders, too

        """
    ),
    Case(
      "check",
      "--development-language",
      "xx",
      errors: """
        error: the development language is to be 'xx', but there is no such localization
        help: there are 'de', 'en'

        """
    ),
    Case("check", "--config", "c.json", errors: "error: there is no configuration 'c.json'\n"),
    Case(
      "check",
      "--baseline",
      "b.json",
      errors: "error: there is no baseline 'b.json'\nhelp: '--write-baseline' writes it\n"
    ),
  ]

  @Test(arguments: cases) func isTold(_ test: Case) {
    let run = ProgramRun(test.words, files: Self.files())
    #expect(run == ProgramRun("", test.errors, test.status))
  }

  @Test(arguments: ["en-GB", "Base", "de"] as [FilePath])
  func languagesThatAreThereOrNearlySoAreTaken(_ language: FilePath) {
    let run = ProgramRun(["--development-language", language], files: Self.files())
    #expect(run.status == .success)
  }

  @Test func aDashIsStandardOutput() {
    let files = Self.files()
    let plain = ProgramRun(["check", "--format", "json"], files: files)
    #expect(ProgramRun(["check", "--format", "json=-"], files: files) == plain)
    #expect(files["-"] == nil)
    let both = ProgramRun(["check", "--format", "json=-", "--format", "text"], files: files)
    #expect(both.status == .usage)
  }

  @Test func anUnfinishedCheckDoesNotSayThatNothingWasFound() {
    let files = Self.files()
    files.fail("App/de.lproj/Localizable.strings", .denied)
    let run = ProgramRun(["check", "--format", "text"], files: files)
    #expect(
      run
        == ProgramRun(
          "the check could not be finished – 2 files, 1 key in 1 language, 1 payload\n",
          "error: cannot read 'App/de.lproj/Localizable.strings': permission denied\n",
          .failure
        )
    )
    let junit = ProgramRun(["check", "--format", "junit"], files: files)
    #expect(junit.output.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    let sarif = ProgramRun(["check", "--format", "sarif"], files: files)
    #expect(sarif.output.contains("\"executionSuccessful\":false"))
    let alone = ProgramRun(["check", "push"], files: Self.files())
    #expect(alone.output == "the check could not be finished – 1 file, 1 payload\n")
    #expect(alone.status == .usage)
  }
}
