import Diagnostics
import FileAccess
import PushlocKit
import TestSupport
import Testing

/// What `--changed-since` reports of a change in a real repository.
struct ChangedSinceTests {
  /// A repository with an old fault in a table and one in a template.
  private static func repository() throws -> ScratchRepository {
    let repository = try ScratchRepository()
    repository["App/en.lproj/Localizable.strings"] = """
      "chat" = "%@ writes";
      "old" = "";
      "hi" = "Hello";
      """
    repository["App/de.lproj/Localizable.strings"] = """
      "chat" = "%@ schreibt";
      "old" = "";
      "hi" = "Hallo";
      """
    repository["push/chat.json"] = """
      {"aps": {"alert": {
        "title-loc-key": "hi",
        "loc-key": "chat", "loc-args": ["Anna"]}}}
      """
    repository["push/old.json"] =
      #"{"aps": {"alert": {"title-loc-key": "old", "loc-key": "gone"}}}"#
    repository.commit()
    return repository
  }

  private static func result(
    _ repository: ScratchRepository,
    since reference: String = "HEAD",
    paths: [FilePath] = ["."]
  ) throws -> CheckRun.Result {
    let configuration = try ConfigurationLoader(files: repository).load()
    var run = CheckRun(
      loader: ProjectLoader(files: repository, configuration: configuration),
      paths: paths,
      levels: RuleLevels(configuration: configuration)
    )
    run.changedSince = reference
    return try run.result()
  }

  private static func lines(
    _ repository: ScratchRepository,
    since reference: String = "HEAD",
    paths: [FilePath] = ["."]
  ) throws -> [String] {
    let result = try result(repository, since: reference, paths: paths)
    return result.findings.map { MemoryProject.line($0, result.project.sources) }
  }

  @Test func oldFaultsAreNotReported() throws {
    let repository = try Self.repository()
    try expect(Self.lines(repository), [])
    // Nor when the lines above them change.
    let text = try #require(repository["App/en.lproj/Localizable.strings"])
    repository["App/en.lproj/Localizable.strings"] = "/* Texts */\n\n" + text
    repository["notes.txt"] = "new"
    try expect(Self.lines(repository), [])
  }

  @Test func aDeletedKeyIsReportedAtTheTemplateThatSendsIt() throws {
    let repository = try Self.repository()
    repository["App/en.lproj/Localizable.strings"] = "\"old\" = \"\";\n\"hi\" = \"Hello\";"
    repository["App/de.lproj/Localizable.strings"] = "\"old\" = \"\";\n\"hi\" = \"Hallo\";"
    try expect(Self.lines(repository), ["push/chat.json:3:15 error missing-key chat"])
  }

  @Test func aRenamedKeyIsReportedAtTheTemplateThatSendsTheOldOne() throws {
    let repository = try Self.repository()
    for language in ["en", "de"] {
      let path = FilePath("App/\(language).lproj/Localizable.strings")
      repository[path] = repository[path]?.replacing("chat", with: "chat_new")
    }
    repository.commit()
    let found = try Self.lines(repository, since: "HEAD~1")
    #expect(found == ["push/chat.json:3:15 error missing-key chat"])
  }

  @Test func anArgumentAddedInTheTablesAloneIsReportedAtTheTemplate() throws {
    let repository = try Self.repository()
    for language in ["en", "de"] {
      let path = FilePath("App/\(language).lproj/Localizable.strings")
      repository[path] = repository[path]?.replacing("%@", with: "%1$@ %2$@")
    }
    let found = try Self.lines(repository).filter { $0.contains("too-few-args") }
    #expect(found == ["push/chat.json:3:34 error too-few-args chat"])
  }

  @Test func anArgumentAddedInOneTableIsReportedThere() throws {
    let repository = try Self.repository()
    let path: FilePath = "App/de.lproj/Localizable.strings"
    repository[path] = repository[path]?.replacing("%@", with: "%1$@ %2$@")
    let found = try Self.lines(repository).filter { $0.contains("too-few-args") }
    #expect(found == ["App/de.lproj/Localizable.strings:1:16 error too-few-args chat"])
  }

  @Test func aDeletedTableIsReportedWhereItsKeysAreSent() throws {
    let repository = try Self.repository()
    repository["App/en.lproj/Localizable.strings"] = nil
    repository["App/en.lproj/InfoPlist.strings"] = "\"a\" = \"A\";"
    let found = try Self.lines(repository)
    #expect(found == ["App/en.lproj/InfoPlist.strings:1:1 error missing-table"])
  }

  @Test func aNewTemplateIsReportedWithAllItsFaults() throws {
    let repository = try Self.repository()
    repository["push/new.json"] = #"{"aps": {"alert": {"title-loc-key": "hi", "loc-key": "lost"}}}"#
    try expect(Self.lines(repository), ["push/new.json:1:55 error missing-key lost"])
  }

  @Test func aNewUseOfAnOldFaultIsReported() throws {
    let repository = try Self.repository()
    repository["push/new.json"] = #"{"aps": {"alert": {"loc-key": "old"}}}"#
    try expect(
      Self.lines(repository),
      [
        "App/de.lproj/Localizable.strings:2:10 error empty-value old",
        "App/en.lproj/Localizable.strings:2:10 error empty-value old",
      ]
    )
  }

  @Test func anOldFaultOnAChangedLineIsReported() throws {
    let repository = try Self.repository()
    repository["push/old.json"] = #"{"aps": {"alert": {"title-loc-key": "hi", "loc-key": "gone"}}}"#
    try expect(Self.lines(repository), ["push/old.json:1:55 error missing-key gone"])
  }

  @Test func aChangedLineOfTheConfigurationIsReported() throws {
    let repository = try Self.repository()
    repository[".pushloc.json"] = #"{"languages": {"required": ["en", "fr"]}}"#
    repository.commit()
    try expect(Self.lines(repository), [])
    repository[".pushloc.json"] = #"{"languages": {"required": ["en", "fr", "sv"]}}"#
    let rules = try Self.result(repository).findings.map(\.rule.name)
    #expect(rules == ["missing-required-language", "missing-required-language"])
  }

  @Test func aRenamedFileBringsNoOldFaults() throws {
    let repository = try Self.repository()
    repository.git("mv", "push/old.json", "push/older.json")
    try expect(Self.lines(repository), [])
  }

  @Test func aSuppressionThatIsTakenAwayUncoversItsFinding() throws {
    let repository = try Self.repository()
    let path: FilePath = "App/en.lproj/Localizable.strings"
    let text = try #require(repository[path])
    repository[path] = text.replacing(
      "\"old\"",
      with: "/* pushloc:ignore empty-value -- later */\n\"old\""
    )
    repository.commit()
    repository[path] = text
    try expect(Self.lines(repository), ["\(path):2:10 error empty-value old"])
  }

  @Test func onlyWhatTheBranchHasDoneCounts() throws {
    let repository = try Self.repository()
    repository.git("checkout", "--quiet", "-b", "topic")
    repository["notes.txt"] = "new"
    repository.commit()
    // Main goes on and mends what the branch still has.
    repository.git("checkout", "--quiet", "main")
    repository["push/old.json"] = nil
    repository.commit()
    repository.git("checkout", "--quiet", "topic")
    try expect(Self.lines(repository, since: "main"), [])
  }

  @Test func foldersOfTheCommandLineBoundWhatIsCompared() throws {
    let repository = try Self.repository()
    repository["App/en.lproj/Localizable.strings"] = "\"old\" = \"\";\n\"hi\" = \"Hello\";"
    repository["App/de.lproj/Localizable.strings"] = "\"old\" = \"\";\n\"hi\" = \"Hallo\";"
    let found = try Self.lines(repository, paths: ["App", "push/chat.json"])
    #expect(found == ["push/chat.json:3:15 error missing-key chat"])
  }

  /// Under a configuration paths narrow what is reported, and both versions are known whole.
  @Test func pathsNarrowWhatAChangeCauses() throws {
    let repository = try Self.repository()
    repository[".pushloc.json"] = "{}"
    repository.commit()
    repository["App/en.lproj/Localizable.strings"] = "\"old\" = \"\";\n\"hi\" = \"Hello\";"
    repository["App/de.lproj/Localizable.strings"] = "\"old\" = \"\";\n\"hi\" = \"Hallo\";"
    let missing = "push/chat.json:3:15 error missing-key chat"
    try expect(Self.lines(repository, paths: ["push/chat.json"]), [missing])
    try expect(Self.lines(repository, paths: ["App/de.lproj"]), [missing])
    try expect(Self.lines(repository, paths: ["push/old.json"]), [])
  }

  @Test func nothingIsLeftInTheWorkTree() throws {
    let repository = try Self.repository()
    let names = repository.names
    repository["push/chat.json"] = "{}"
    _ = try Self.lines(repository)
    #expect(repository.names == names)
  }

  @Test func aReferenceThatIsNotThereIsSaidToBe() throws {
    let repository = try Self.repository()
    #expect(Self.refusal(repository, "nowhere") == "there is no commit 'nowhere'")
    #expect(Self.refusal(repository, "--help") == "there is no commit '--help'")
    repository.commit()
    repository["a"] = "b"
    repository.commit()
    let clone = try repository.shallowClone()
    #expect(
      Self.refusal(clone, "HEAD~1")
        == """
        there is no commit 'HEAD~1' in this clone, which is shallow; fetch the history, too: \
        'git fetch --unshallow', or 'fetch-depth: 0' in the checkout
        """
    )
  }

  private static func refusal(_ repository: ScratchRepository, _ reference: String) -> String {
    do {
      _ = try lines(repository, since: reference)
    } catch CheckFailure.refused(let message, let help) {
      return message.description + (help.map { "; \($0)" } ?? "")
    } catch {
      return "\(error)"
    }
    return "none"
  }
}
