import Diagnostics
import FileAccess
import PushlocKit
import SourceText
import TestSupport
import Testing

/// The file of findings that are left out.
struct BaselineTests {
  private static func project() -> MemoryProject {
    MemoryProject([
      "App/en.lproj/Localizable.strings": #""hi" = ""; "a" = "A";"#,
      "App/de.lproj/Localizable.strings": #""hi" = "Hallo"; "a" = "A";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}, "badge": 1}}"#,
      "push/b.json": #"{"aps": {"alert": {"loc-key": "gone"}}}"#,
      "push/c.json": "{\"aps\": {\"badge\": 1,}}",
    ])
  }

  private static func run(_ project: MemoryProject, paths: [FilePath] = ["."]) throws -> CheckRun {
    let configuration = try ConfigurationLoader(files: project.files).load()
    let loader = ProjectLoader(files: project.files, configuration: configuration)
    var run = CheckRun(
      loader: loader,
      paths: paths,
      levels: RuleLevels(configuration: configuration)
    )
    run.baseline = "ci/baseline.json"
    return run
  }

  private static func lines(_ result: CheckRun.Result) -> [String] {
    result.findings.map { MemoryProject.line($0, result.project.sources) }
  }

  private static let written = """
    {"version":1,"paths":[".."],"findings":[
    {"rule":"empty-value","key":"hi","locale":"en"},
    {"rule":"json-error","file":"../push/c.json"},
    {"rule":"missing-key","key":"gone","locale":"de"},
    {"rule":"missing-key","key":"gone","locale":"en"}
    ]}

    """

  @Test func isSortedWithAnEntryALineAndKnowsNoLines() throws {
    var run = try Self.run(Self.project())
    run.writesBaseline = true
    let baseline = try run.newBaseline(of: run.result(), at: "ci/baseline.json")
    #expect(baseline.text == Self.written)
    #expect(baseline.count == 4)
  }

  @Test func whatItListsIsLeftOutWhereverItStands() throws {
    let project = Self.project()
    project.files["ci/baseline.json"] = Array(Self.written.utf8)
    try expect(Self.lines(Self.run(project).result()), [])
    let moved = "\n\n\n\"a\" = \"A\"; \"hi\" = \"\";"
    project.files["App/en.lproj/Localizable.strings"] = Array(moved.utf8)
    try expect(Self.lines(Self.run(project).result()), [])
  }

  @Test func whatIsNewIsReported() throws {
    let project = Self.project()
    project.files["ci/baseline.json"] = Array(Self.written.utf8)
    project.files["App/fr.lproj/Localizable.strings"] = Array(#""hi" = ""; "a" = "A";"#.utf8)
    project.files["push/c.json"] = Array("{\"aps\": {\"badge\": 1,},}".utf8)
    try expect(
      Self.lines(Self.run(project).result()),
      [
        "App/fr.lproj/Localizable.strings:1:9 error empty-value hi",
        // Missing in a language more than the baseline says.
        "push/b.json:1:32 error missing-key gone",
        "push/c.json:1:22 error json-error",
      ]
    )
  }

  @Test func anEntryWithoutFindingIsStaleWhereTheSamePathsAreChecked() throws {
    let project = Self.project()
    project.files["ci/baseline.json"] = Array(Self.written.utf8)
    project.files["push/b.json"] = Array(#"{"aps": {"alert": {"loc-key": "a"}}}"#.utf8)
    let result = try Self.run(project).result()
    expect(
      Self.lines(result),
      [
        "ci/baseline.json:4:1 warning stale-baseline-entry",
        "ci/baseline.json:5:1 warning stale-baseline-entry",
      ]
    )
    try expect(Self.lines(Self.run(project, paths: ["App", "push"]).result()), [])
    let fixed = try FixRun(check: Self.run(project), includesUnsafe: false).result(after: result)
    #expect(
      fixed.mended.map { String(decoding: $0.new, as: UTF8.self) } == [
        """
        {"version":1,"paths":[".."],"findings":[
        {"rule":"empty-value","key":"hi","locale":"en"},
        {"rule":"json-error","file":"../push/c.json"}
        ]}

        """
      ]
    )
    expect(Self.lines(fixed.check), [])
  }

  @Test func whatIsLeftOfSeveralFindingsOfAFileIsCounted() throws {
    let project = Self.project()
    let text = """
      {"version":1,"paths":[".."],"findings":[
      {"rule":"empty-value","key":"hi","locale":"en"},
      {"rule":"json-error","file":"../push/c.json","count":3},
      {"rule":"missing-key","key":"gone","locale":"de"},
      {"rule":"missing-key","key":"gone","locale":"en"}
      ]}
      """
    project.files["ci/baseline.json"] = Array(text.utf8)
    let result = try Self.run(project).result()
    expect(Self.lines(result), ["ci/baseline.json:3:1 warning stale-baseline-entry"])
    #expect(
      result.findings.map(\.message.description) == [
        "only 1 of 3 findings of 'json-error' are left"
      ]
    )
    let fixed = try FixRun(check: Self.run(project), includesUnsafe: false).result(after: result)
    let expected = text.replacing("\"count\":3", with: "\"count\":1")
    #expect(fixed.mended.map { String(decoding: $0.new, as: UTF8.self) } == [expected])
  }

  @Test func aFileThatIsNotThereIsRefused() throws {
    let error = try #require(throws: CheckFailure.self) { try Self.run(Self.project()).result() }
    guard case .refused(let message, let help) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(message.description == "there is no baseline 'ci/baseline.json'")
    #expect(help?.description == "'--write-baseline' writes it")
  }

  @Test func aBrokenFileIsSaidToBe() throws {
    let project = Self.project()
    project.files["ci/baseline.json"] = Array(#"{"version": 2, "findings": [{"rul": 1}]}"#.utf8)
    let error = try #require(throws: CheckFailure.self) { try Self.run(project).result() }
    guard case .faulty(let faults) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(
      faults.diagnostics.map(\.message.description) == [
        "this version of pushloc reads version 1, not 2", "'rule' is missing",
        "unknown key 'rul'",
      ]
    )
  }
}
