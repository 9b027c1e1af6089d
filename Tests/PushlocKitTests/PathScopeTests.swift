import Diagnostics
import FileAccess
import PushlocKit
import TestSupport
import Testing

/// Named paths narrow what is reported, not what is known.
struct PathScopeTests {
  /// A project in which 'bye' is missing in German and 'gone' everywhere, seen from a folder.
  private static func files(from directory: FilePath = "/project") -> MemoryFiles {
    MemoryFiles(
      [
        "/project/.pushloc.json": """
        {"tables": "App/**", "payloads": "server/push/**",
         "languages": {"required": ["en", "de"]}}
        """,
        "/project/App/en.lproj/Localizable.strings": #""hi" = "Hello %@"; "bye" = "Bye";"#,
        "/project/App/de.lproj/Localizable.strings": #""hi" = "Hallo %@"; "hi" = "Hallo %@";"#,
        "/project/Tool/sv.lproj/Localizable.strings": #""hi" = "Hej %@""#,
        "/project/server/push/hi.apns":
          #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["Anna"]}}}"#,
        "/project/server/push/bye.apns": #"{"aps": {"alert": {"loc-key": "bye"}}}"#,
        "/project/server/push/gone.apns": #"{"aps": {"alert": {"loc-key": "gone"}}}"#,
        "/project/notes/readme.txt": "Hello",
      ],
      directory: directory
    )
  }

  private static func run(
    _ paths: [FilePath],
    in files: any FileSystem,
    payloads: [String] = []
  ) throws -> CheckRun.Result {
    let configuration = try ConfigurationLoader(files: files).load()
    var run = CheckRun(
      loader: ProjectLoader(files: files, configuration: configuration),
      paths: paths,
      levels: RuleLevels(configuration: configuration)
    )
    run.payloads = PathFilter(payloads, current: configuration.folder.current)
    return try run.result()
  }

  private static func lines(
    _ paths: [FilePath],
    in files: any FileSystem = files(),
    payloads: [String] = []
  ) throws -> [String] {
    try run(paths, in: files, payloads: payloads).findings.map {
      "\($0.place.path) \($0.rule)\($0.key.map { " \($0)" } ?? "")"
    }
  }

  private static let bye = "server/push/bye.apns missing-key bye"
  private static let gone = "server/push/gone.apns missing-key gone"
  private static let twice = "App/de.lproj/Localizable.strings duplicate-key hi"

  @Test func theWholeProjectIsReportedAtItsTop() throws {
    try expect(Self.lines(["."]), [Self.twice, Self.bye, Self.gone])
  }

  @Test func aPayloadIsCheckedAgainstTheConfiguredTables() throws {
    try expect(Self.lines(["server/push/bye.apns"]), [Self.bye])
    try expect(Self.lines(["server/push/hi.apns"]), [])
    try expect(Self.lines(["server"]), [Self.bye, Self.gone])
    try expect(
      Self.lines(["server/push/bye.apns", "server/push/gone.apns"]),
      [Self.bye, Self.gone]
    )
  }

  /// 'bye' is there in English, so that table causes nothing.
  @Test func aTableBringsWhatItCausesAtPayloads() throws {
    try expect(
      Self.lines(["App/de.lproj/Localizable.strings"]),
      [Self.twice, Self.bye, Self.gone]
    )
    try expect(Self.lines(["App/en.lproj"]), [Self.gone])
  }

  @Test func aFolderOutsideAllPatternsHasNothing() throws {
    let result = try Self.run(["notes"], in: Self.files())
    #expect(result.findings.isEmpty)
    #expect(!result.project.hasNamedFiles)
    #expect(try Self.run(["server"], in: Self.files()).project.hasNamedFiles)
  }

  @Test func aSubfolderIsChecked() throws {
    let files = Self.files(from: "/project/server")
    try expect(
      Self.lines(["."], in: files),
      ["push/bye.apns missing-key bye", "push/gone.apns missing-key gone"]
    )
    // Paths below the working directory are told from there, also by a search from above.
    try expect(
      Self.lines([".."], in: files),
      [
        "../App/de.lproj/Localizable.strings duplicate-key hi", "push/bye.apns missing-key bye",
        "push/gone.apns missing-key gone",
      ]
    )
  }

  @Test func theRunSaysWhatItLeavesOut() throws {
    let remarks = try Self.run(["server", "App"], in: Self.files()).remarks.map(\.description)
    #expect(
      remarks == [
        "only what touches 'server', 'App' is reported; the whole project of '.pushloc.json' is read"
      ]
    )
    #expect(try Self.run(["."], in: Self.files()).remarks.isEmpty)
  }

  /// A fix of a finding that only touches a named path would change a file nobody named.
  @Test func fixesStayInTheNamedPaths() throws {
    let files = Self.files()
    files["server/push/hi.apns"] = Array(
      #"{"aps": {"alert": {"loc-key": "hi", "loc-args": ["a"],}}}"#.utf8
    )
    let named = try Self.run(["App"], in: files).findings
    #expect(named.map { $0.fix != nil } == [true, false, false])
    let other = try Self.run(["server/push/hi.apns"], in: files).findings
    #expect(other.map(\.rule.name) == ["json-error"])
    #expect(other.map { $0.fix != nil } == [true])
  }

  @Test func payloadsCanBeChosen() throws {
    try expect(Self.lines(["."], payloads: ["bye.apns"]), [Self.bye])
    try expect(
      Self.lines(["."], payloads: ["bye.apns", "server/*/gone.apns"]),
      [Self.bye, Self.gone]
    )
    try expect(Self.lines(["."], payloads: ["push"]), [Self.bye, Self.gone])
    try expect(Self.lines(["App/en.lproj"], payloads: ["gone.*"]), [Self.gone])
    try expect(Self.lines(["."], payloads: ["/project/server/push/bye.apns"]), [Self.bye])
    #expect(throws: CheckFailure.self) {
      try Self.lines(["."], payloads: ["bye.apns", "by.apns"])
    }
  }

  @Test func filesCanBeExcluded() throws {
    let files = Self.files()
    var loader = ProjectLoader(
      files: files,
      configuration: try ConfigurationLoader(files: files).load()
    )
    loader.exclude = PathFilter(["bye.apns", "./App/de.lproj"])
    let found = try loader.survey(["server/push/bye.apns", "."]).found.map(\.path.string)
    // A file that is named is read all the same.
    #expect(
      found == [
        "App/en.lproj/Localizable.strings", "Tool/sv.lproj/Localizable.strings",
        "server/push/bye.apns", "server/push/gone.apns", "server/push/hi.apns",
      ]
    )
  }

  @Test func tablesElsewhereAreThoseThatPatternsName() throws {
    let files = MemoryFiles(
      [
        "/work/server/.pushloc.json":
          #"{"tables": "../App/**", "payloads": ["push/**", "node_modules/own/**"]}"#,
        "/work/server/push/a.apns": #"{"aps": {"alert": {"loc-key": "a"}}}"#,
        "/work/server/node_modules/own/b.json": #"{"aps": {"alert": {"loc-key": "b"}}}"#,
        "/work/server/node_modules/other/c.json": #"{"aps": {"alert": {"loc-key": "c"}}}"#,
        "/work/App/en.lproj/Localizable.strings": #""x" = "X";"#,
      ],
      directory: "/work/server"
    )
    try expect(
      Self.lines(["."], in: files),
      ["node_modules/own/b.json missing-key b", "push/a.apns missing-key a"]
    )
  }

  // MARK: Without a configuration

  @Test func withoutConfigurationPathsAreAllThatIsKnown() throws {
    let files = Self.files()
    files[".pushloc.json"] = nil
    let result = try Self.run(["server"], in: files)
    #expect(!result.project.hasTables)
    #expect(result.remarks.isEmpty)
  }

  @Test func aPayloadFindsTheTablesOfItsWorkTree() throws {
    let repository = try ScratchRepository()
    repository["App/en.lproj/Localizable.strings"] = #""hi" = "Hello";"#
    repository["push/a.apns"] = #"{"aps": {"alert": {"loc-key": "gone"}}}"#
    repository["push/b.apns"] = #"{"aps": {"alert": {"loc-key": "lost"}}}"#
    let result = try Self.run(["push/a.apns"], in: repository)
    #expect(result.findings.map(\.key) == ["gone"])
    #expect(
      result.remarks.map(\.description) == [
        "only what touches 'push/a.apns' is reported; the tables are those of the git work tree"
      ]
    )
    // A folder is what somebody chose to check.
    #expect(try !Self.run(["push"], in: repository).project.hasTables)
    repository["App/en.lproj/Localizable.strings"] = nil
    #expect(try Self.run(["push/a.apns"], in: repository).remarks.isEmpty)
  }
}
