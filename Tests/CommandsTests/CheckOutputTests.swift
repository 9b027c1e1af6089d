import Commands
import FileAccess
import TestSupport
import Testing

/// Where `check` writes its formats, and how it ends.
struct CheckOutputTests {
  private static func project() -> MemoryFiles {
    MemoryFiles([
      "en.lproj/Localizable.strings": #""k" = "v";"#,
      "p.json": #"{"aps":{"alert":{"loc-key":"gone"}}}"#,
    ])
  }

  private func check(
    _ flags: FilePath...,
    files: MemoryFiles = project(),
    environment: [String: String] = [:]
  ) -> ProgramRun {
    ProgramRun(["check"] + flags, files: files, environment: environment)
  }

  @Test func severalFormatsGoToTheirPlaces() throws {
    let files = Self.project()
    let run = check("--format=concise", "--format=json=out.json", files: files)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.status == .findings)
    let alone = check("--format", "json")
    let written = try #require(files["out.json"])
    #expect(String(decoding: written, as: UTF8.self) == alone.output)
  }

  @Test func aFormatWithoutItsFileIsRefused() {
    #expect(
      check("--format", "json=")
        == ProgramRun("", "error: '--format json=' names no file\n", .usage)
    )
  }

  @Test func documentsAreNotMixed() {
    let errors = """
      error: formats 'text' and 'json' would be written to the same place
      help: give one a file of its own: '--format json=FILE'

      """
    #expect(check("--format=text", "--format=json") == ProgramRun("", errors, .usage))
    let file = """
      error: formats 'text' and 'concise' would be written to the same place
      help: give one a file of its own: '--format concise=FILE'

      """
    #expect(check("--format=text=a", "--format=concise=a") == ProgramRun("", file, .usage))
  }

  @Test func annotationsAreAddedOnlyWhenAskedForOnGitHub() {
    let github = ["GITHUB_ACTIONS": "true"]
    let plain = check()
    #expect(check(environment: github) == plain)
    #expect(check("--format=auto") == plain)
    let both = check("--format=auto", environment: github)
    #expect(both.output == plain.output + check("--format=github").output)
  }

  @Test func aFileThatCannotBeWrittenIsAFailure() {
    let files = Self.project()
    files.fail("out.json", .denied)
    let run = check("--format=json=out.json", files: files)
    let errors = "error: cannot write 'out.json': permission denied\n"
    #expect(run == ProgramRun("", errors, .failure))
  }

  @Test func failuresOfJUnitAgreeWithTheExitStatus() {
    for (level, status, failures) in [
      ("never", Commands.ExitStatus.success, 0), ("error", .findings, 1), ("note", .findings, 1),
    ] {
      let run = check("--format=junit", FilePath("--fail-on=\(level)"))
      #expect(run.status == status)
      #expect(run.output.contains("tests=\"1\" failures=\"\(failures)\""), "\(level)")
    }
  }

  @Test func flagsThatDoNothingYetAreRefusedAndNotListed() {
    let errors = "error: '--releases' does not work in this version yet\n"
    #expect(check("--releases", "8.2.0.json") == ProgramRun("", errors, .failure))
    let language = "error: '--messages-language' does not work in this version yet\n"
    #expect(
      ProgramRun(["rules", "--messages-language", "de"]) == ProgramRun("", language, .failure)
    )
    for (command, flags) in [("check", ["releases"]), ("preview", ["renderer", "watch"])] {
      let help = ProgramRun([FilePath(command), "--help"]).output
      for flag in flags + ["messages-language"] { #expect(!help.contains("--\(flag)")) }
    }
  }

  @Test func whatTheBaselineLeavesOutIsCounted() {
    let files = Self.project()
    files["q.json"] = Array(#"{"aps":{"alert":{"loc-key":"lost"}}}"#.utf8)
    let written = check("--baseline", "b.json", "--write-baseline", files: files)
    let summary = "no findings, 2 left out by the baseline – "
    #expect(written.output.contains("\n\n" + summary), "\(written.output)")
    #expect(check("--baseline", "b.json", files: files).output.hasPrefix(summary))
    let markdown = check("--baseline", "b.json", "--format", "markdown", files: files)
    #expect(markdown.output.hasPrefix("### pushloc: no findings, 2 left out by the baseline\n"))
    files["r.json"] = Array(#"{"aps":{"alert":{"loc-key":"new"}}}"#.utf8)
    let more = check("--baseline", "b.json", files: files)
    #expect(more.output.contains("\n1 error, 2 left out by the baseline – "))
  }
}
