import Commands
import FileAccess
import TestSupport
import Testing

/// Flags that choose files and show what is known of payloads.
struct ProjectFlagTests {
  private static func files() -> MemoryFiles {
    MemoryFiles([
      ".pushloc.json": #"{"tables": "App/**", "payloads": "push/**", "manifests": "keys.json"}"#,
      "App/en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "App/en.lproj/Other.strings": #""hi" = "Hello";"#,
      "Tool/en.lproj/Localizable.strings": #""a" = "A";"#,
      "keys.json": #"{"hi": 0}"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      "push/b.json": #"{"aps": {"content-available": 1}}"#,
      "push/package.json": #"{"name": "push"}"#,
      "node_modules/c.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
    ])
  }

  @Test func filesAreListedWithWhatTheyAreReadAs() {
    #expect(
      ProgramRun(["check", "--show-files", "--exclude", "b.json"], files: Self.files())
        == ProgramRun(
          """
          table     App/en.lproj/Localizable.strings  (pushes are shown from it)
          table     App/en.lproj/Other.strings  (no push is shown from it)
          manifest  keys.json  (sent to the app)
          payload   push/a.json  (sent to the app)
          left out  Tool/en.lproj/Localizable.strings  (it fits no pattern of 'tables')
          left out  node_modules  (builds or package managers fill this folder)
          left out  push/b.json  (a pattern excludes it)
          left out  push/package.json  (it holds no payload)

          """
        )
    )
  }

  @Test func filesAreListedWithTheirApps() {
    let files = Self.files()
    files[".pushloc.json"] = Array(
      #"""
      {"apps": [{"name": "Chat", "tables": "App/**", "payloads": "push/a.json"},
                {"name": "Tool", "tables": "Tool/**", "payloads": "push/*.json"}]}
      """#.utf8
    )
    #expect(
      ProgramRun(["check", "--show-files", "push"], files: files)
        == ProgramRun(
          """
          table     App/en.lproj/Localizable.strings  ('Chat'; pushes are shown from it)
          table     App/en.lproj/Other.strings  ('Chat'; no push is shown from it)
          table     Tool/en.lproj/Localizable.strings  ('Tool'; pushes are shown from it)
          payload   push/a.json  (sent to 'Chat', 'Tool')
          payload   push/b.json  (sent to 'Tool')
          left out  keys.json  (it fits no pattern of 'payloads')
          left out  node_modules  (builds or package managers fill this folder)
          left out  push/package.json  (it holds no payload)

          """
        )
    )
  }

  @Test func statisticsTellSizeAndPushType() {
    #expect(
      ProgramRun(["check", "--statistics"], files: Self.files())
        == ProgramRun(
          """
          34 of 4096 bytes alert      push/a.json
          31 of 4096 bytes background push/b.json

          no findings – 5 files, 1 key in 1 language, 2 payloads

          """
        )
    )
    let json = ProgramRun(
      ["check", "--statistics", "--format", "json", "--payload", "b.json"],
      files: Self.files()
    )
    .output
    #expect(
      json.contains(
        #""payloads":[{"payload":"push/b.json","pointer":"","pushType":"background","bytes":31,"limit":4096}]"#
      )
    )
  }

  @Test func previewsTellSizeAndPushType() {
    let run = ProgramRun(
      ["preview", "--payload", "a.json", "--payload", "push/b.json"],
      files: Self.files()
    )
    #expect(
      run
        == ProgramRun(
          """
          push/a.json – alert, 34 of 4096 bytes
            en  Hello

          push/b.json – background, 31 of 4096 bytes
            en  (silent: nothing is shown)

          """
        )
    )
    #expect(
      ProgramRun(["preview", "--payload", "c.json"], files: Self.files())
        == ProgramRun(
          "",
          """
          error: no payload file fits 'c.json'
          help: a pattern fits a whole path or one name in it, for example 'push/a.json'

          """,
          .usage
        )
    )
  }

  /// Editors pipe in what is not saved yet.
  @Test func standardInputIsCheckedInItsProject() {
    let run = ProgramRun(
      ["check", "-", "--stdin-path", "push/a.json", "--format", "concise"],
      files: Self.files()
    ) { context in
      context.readInput = { _ in Array(#"{"aps": {"alert": {"loc-key": "gone"}}}"#.utf8) }
    }
    #expect(
      run
        == ProgramRun(
          """
          push/a.json:1:32: error: no string table defines 'gone'; the phone shows 'gone' [missing-key]

          """,
          "",
          .findings
        )
    )
  }

  @Test func aFolderWithoutAnyFileToCheckIsTold() {
    #expect(
      ProgramRun(["check", "push/package.json"], files: Self.files()).status == .findings
    )
    let files = Self.files()
    files["notes/a.txt"] = []
    #expect(
      ProgramRun(["check", "notes"], files: files)
        == ProgramRun(
          "",
          """
          error: found no string table and no payload in 'notes'
          help: '--show-files' tells which files are read

          """,
          .usage
        )
    )
    #expect(ProgramRun(["check", ".pushloc.json", "--quiet"], files: files) == ProgramRun())
    files["old.json"] = Array(#"{"version":1,"paths":["."],"findings":[]}"#.utf8)
    #expect(
      ProgramRun(["check", "old.json", "--baseline", "old.json", "--quiet"], files: files)
        == ProgramRun()
    )
  }
}
