import Commands
import FileAccess
import TestSupport
import Testing

/// The flags of `check` that steer it: configuration, baseline, fixes, standard input; and `init`.
struct SettingsTests {
  private static let table = #""hi" = "Hello";"# + "\n"
  private static let payload = #"{"aps": {"alert": {"loc-key": "gone"}}}"#

  private static func files(_ more: KeyValuePairs<FilePath, String> = [:]) -> MemoryFiles {
    let files = MemoryFiles([
      "App/en.lproj/Localizable.strings": table, "push/a.json": payload,
    ])
    for (path, text) in more { files[path] = Array(text.utf8) }
    return files
  }

  private static func check(_ words: FilePath..., files: MemoryFiles = files()) -> ProgramRun {
    ProgramRun(["check", "--format", "concise", "--quiet"] + words, files: files)
  }

  private static let finding = """
    push/a.json:1:32: error: no string table defines 'gone'; the phone shows 'gone' [missing-key]

    """

  @Test func rulesAreSetByFlags() {
    #expect(Self.check() == ProgramRun(Self.finding, "", .findings))
    #expect(Self.check("--rule", "missing-key=off") == ProgramRun())
    #expect(
      Self.check("--rule", "mising-key=off", "--rule", "missing-key=of", "--rule", "x")
        == ProgramRun(
          "",
          """
          error: unknown rule 'mising-key'
          help: did you mean 'missing-key'?
          error: '--rule' does not take 'of'
          help: did you mean 'off'?
          error: '--rule' needs RULE=SEVERITY, not 'x'

          """,
          .usage
        )
    )
  }

  /// What a key of the configuration does not do yet is said, because silence is taken for success.
  @Test func settingsWithoutEffectAreTold() {
    let files = Self.files([".pushloc.json": #"{"releases": "push/*.json", "renderer": []}"#])
    #expect(
      Self.check(files: files).errors
        == "note: 'releases', 'renderer' in '.pushloc.json' do nothing in this version yet\n"
    )
  }

  @Test func aBrokenConfigurationIsShownWithItsLines() {
    let files = Self.files([".pushloc.json": "{\"tabels\": []}"])
    #expect(
      Self.check(files: files)
        == ProgramRun(
          "",
          """
          error: unknown key 'tabels' [configuration]
            --> .pushloc.json:1:2
             |
           1 | {"tabels": []}
             |  ^^^^^^^^
          help: did you mean 'tables'?


          """,
          .usage
        )
    )
    #expect(Self.check("--no-config", files: files).status == .findings)
    files["other.json"] = Array(#"{"rules": {"missing-key": "off"}}"#.utf8)
    #expect(Self.check("--config", "other.json", files: files) == ProgramRun())
    #expect(
      Self.check("--config", "none.json", files: files)
        == ProgramRun("", "error: there is no configuration 'none.json'\n", .usage)
    )
  }

  @Test func settingsAreListedWithWhereTheyComeFrom() {
    let files = Self.files([
      ".pushloc.json": "{\n  \"exclude\": \"old\",\n  \"rules\": {\"missing-key\": \"note\"}\n}"
    ])
    let run = ProgramRun(
      ["--show-config", "--rule", "empty-value=off", "--development-language", "de"],
      files: files
    )
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "configuration: .pushloc.json")
    #expect(
      lines.filter { !$0.hasSuffix("(default)") }.dropFirst() == [
        "developmentLanguage  = \"de\"  (--development-language)",
        "exclude              = \"old\"  (.pushloc.json:2:14)",
        "rules.missing-key    = \"note\"  (.pushloc.json:3:28)",
        "rules.empty-value    = \"off\"  (--rule)",
      ]
    )
    #expect(run.status == .success)
  }

  @Test func aBaselineIsWrittenAndThenObeyed() {
    let files = Self.files()
    #expect(Self.check("--write-baseline", files: files).status == .usage)
    #expect(Self.check("--baseline", "b.json", files: files).status == .usage)
    let written = Self.check("--baseline", "b.json", "--write-baseline", files: files)
    #expect(written == ProgramRun())
    #expect(
      files["b.json"].map { String(decoding: $0, as: UTF8.self) } == """
        {"version":1,"paths":["."],"findings":[
        {"rule":"missing-key","key":"gone","locale":"en"}
        ]}

        """
    )
    #expect(Self.check("--baseline", "b.json", files: files) == ProgramRun())
  }

  private static let unused = "/* pushloc:ignore empty-value -- x */\n"

  @Test func fixesAreShownOrMade() {
    let table: FilePath = "App/en.lproj/Localizable.strings"
    let files = Self.files([table: Self.unused + Self.table])
    let shown = Self.check("--fix", "--diff", files: files)
    #expect(
      shown
        == ProgramRun(
          """
          --- a/App/en.lproj/Localizable.strings
          +++ b/App/en.lproj/Localizable.strings
          @@ -1,2 +1 @@
          -/* pushloc:ignore empty-value -- x */
           "hi" = "Hello";

          """,
          "",
          .findings
        )
    )
    #expect(files[table] == Array((Self.unused + Self.table).utf8))
    #expect(Self.check("--fix", files: files) == ProgramRun(Self.finding, "", .findings))
    #expect(files[table] == Array(Self.table.utf8))
    #expect(Self.check("--unsafe-fixes", files: files).status == .usage)
  }

  @Test func aFailedWriteIsAFailure() {
    let table: FilePath = "App/en.lproj/Localizable.strings"
    let files = Self.files([table: Self.unused + Self.table])
    files.failWrites(table, .denied)
    #expect(
      Self.check("--fix", files: files)
        == ProgramRun(
          "",
          """
          error: cannot write 'App/en.lproj/Localizable.strings': permission denied
          note: no file was mended

          """,
          .failure
        )
    )
  }

  @Test func standardInputHasTheNameItIsGiven() {
    func run(_ words: FilePath...) -> ProgramRun {
      ProgramRun(
        ["check", "--format", "concise", "--quiet"] + words,
        files: Self.files(),
        configure: { context in
          context.readInput = { _ in Array(#"{"aps": {"alert": {"loc-key": "lost"}}}"#.utf8) }
        }
      )
    }
    #expect(
      run("App", "-", "--stdin-path", "push/new.json")
        == ProgramRun(
          """
          push/new.json:1:32: error: no string table defines 'lost'; the phone shows 'lost' \
          [missing-key]

          """,
          "",
          .findings
        )
    )
    #expect(run("App", "-").status == .usage)
    #expect(run("App", "-", "--stdin-path", "push/new.json", "--fix").status == .usage)
  }

  @Test func initWritesWhatItSawAndNeverOverwrites() throws {
    let files = Self.files([
      "App/de.lproj/Localizable.strings": Self.table,
      "Widget/en.lproj/Localizable.strings": #""x" = "X";"#,
    ])
    let run = ProgramRun(["init"], files: files)
    #expect(
      run
        == ProgramRun(
          """
          the app's texts are in 'App', in 2 languages
          'Widget' holds texts, too, and is left out
          the development language is 'en'
          1 payload was found
          wrote '.pushloc.json'

          """
        )
    )
    let written = try #require(files[".pushloc.json"])
    #expect(
      String(decoding: written, as: UTF8.self).contains(
        "  \"tables\": [\"App/**\"],\n\n"
      )
    )
    #expect(
      String(decoding: written, as: UTF8.self).contains(
        "  \"$schema\": \"https://github.com/OWNER/pushloc/raw/main/docs/pushloc.schema.json\",\n"
      )
    )
    // What was written is right, and its comments do no harm.
    #expect(Self.check("--rule", "missing-key=off", files: files) == ProgramRun())
    #expect(ProgramRun(["init"], files: files).status == .usage)
    #expect(files[".pushloc.json"] == written)
  }
  /// A member of the configuration that `init` writes; nil where there is none.
  private static func written(_ name: String, _ files: MemoryFiles) -> String? {
    #expect(ProgramRun(["init"], files: files).status == .success)
    let text = String(decoding: files[".pushloc.json"] ?? [], as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("  \"\(name)\": ") }
    return line.map { String($0.dropFirst(name.count + 6).dropLast()) }
  }

  @Test func initNamesNothingTwiceAndNothingThatItLeavesOut() {
    let payload = #"{"aps": {"alert": {"loc-key": "hi"}}}"#
    let files = Self.files([
      "App/Widget/en.lproj/Localizable.strings": #""x" = "X";"#,
      "App/Other.xcstrings":
        #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#,
      "push/a.json": payload, "push/sub/b.json": payload, "c.json": payload,
      "server/keys.json": #"{"hi": 0}"#, "package.json": #"{"name": 1}"#,
    ])
    #expect(
      Self.written("tables", files) == #"["App/*.lproj/**","App/*.xcstrings"]"#
    )
    files[".pushloc.json"] = nil
    #expect(Self.written("payloads", files) == #"["c.json","push/**"]"#)
    files[".pushloc.json"] = nil
    #expect(Self.written("manifests", files) == #"["server/keys.json"]"#)
    #expect(Self.check("--rule", "missing-key=off", files: files) == ProgramRun())
  }

  @Test func initChoosesNoAppWithoutPayloads() {
    let files = MemoryFiles([
      "A/en.lproj/Localizable.strings": #""x" = "X";"#,
      "B/de.lproj/Localizable.strings": #""x" = "X";"#,
    ])
    #expect(Self.written("tables", files) == nil)
    files[".pushloc.json"] = nil
    #expect(Self.written("languages", files) == nil)
  }

  @Test func initWritesNothingWhereNothingIs() {
    let files = MemoryFiles(["README.md": "x"])
    let errors = """
      error: found nothing to check: no string table and no payload
      help: run it in the folder that holds the app's '.lproj' folders and the payloads

      """
    #expect(ProgramRun(["init"], files: files) == ProgramRun("", errors, .usage))
    #expect(files[".pushloc.json"] == nil)
  }
}
