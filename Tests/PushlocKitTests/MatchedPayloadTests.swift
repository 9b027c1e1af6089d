import FileAccess
import PushlocKit
import TestSupport
import Testing

/// Files that patterns of the configuration take for payloads, and files of other kinds beside them.
struct MatchedPayloadTests {
  private static func project(_ path: String, _ text: String) -> MemoryProject {
    let project = MemoryProject([
      ".pushloc.json": #"{"payloads": "push/**"}"#,
      "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
    ])
    project.files[FilePath(path)] = Array(text.utf8)
    return project
  }

  @Test(
    arguments: [
      ("push/x.json", "", "push/x.json:1:1 error json-error"),
      ("push/x.json", " \n", "push/x.json:1:1 error json-error"),
      ("push/x.json", #"{"ap"#, "push/x.json:1:2 error json-error"),
      ("push/x.json", "<html>", "push/x.json:1:1 error json-error"),
      ("push/x.json.hbs", "", "push/x.json.hbs:1:1 error json-error"),
      ("push/x.json", #""aps": {"alert": "Hello"}"#, "push/x.json:1:6 error json-error"),
    ]
  )
  func whatCannotBeReadIsTold(_ path: String, _ text: String, _ line: String) throws {
    try Self.project(path, text).expect([line])
    // Elsewhere the file is nobody's payload.
    if !text.contains("aps") {
      try Self.project(path.replacing("push/", with: "other/"), text).expect([])
    }
  }

  @Test(
    arguments: [
      ("push/package.json", #"{"name": "push"}"#), ("push/list.json", "[1, 2]"),
      ("push/tsconfig.json", "{\"a\": 1, // no JSON\n}"), ("push/cut.json", #"{"a": 1, "b"#),
      ("push/mail.html.hbs", "<html>maps</html>"), ("push/log.ndjson", ""),
    ]
  )
  func whatIsOfAnotherKindIsLeftAlone(_ path: String, _ text: String) throws {
    try Self.project(path, text).expect([])
  }

  @Test func aLineThatIsNoObjectIsTold() throws {
    let lines = """
      {"aps": {"alert": "Hello"}}
      ["a"]
      [{"aps": {"alert": "Hello"}}]
      {"log": 1}
      5
      """
    try Self.project("push/all.ndjson", lines).expect([
      "push/all.ndjson:2:1 error not-an-object", "push/all.ndjson:5:1 error not-an-object",
    ])
    try Self.project("push/log.ndjson", "[\"a\"]\n5\n").expect([])
  }

  @Test func aManifestThatIsNamedIsRead() throws {
    let project = MemoryProject([
      "App/en.lproj/Localizable.strings": #""hi" = "Hello %@";"#,
      "keys.json": #"{"hi": ["sender"], "gone": 2}"#,
      "push.json": #"{"badge": 1, "count": 2}"#,
      "arguments.json": #"{"loc-args": ["Anna"]}"#,
    ])
    try project.expect(["keys.json:1:21 error missing-key gone"], paths: ["App", "keys.json"])
    try project.expect(["push.json:1:1 error missing-aps aps"], paths: ["App", "push.json"])
    let rules = try project.findings(paths: ["App", "arguments.json"])
    #expect(rules.contains("arguments.json:1:1 error missing-aps aps"))
  }

  @Test func aPatternForPayloadsThatFitsOtherFilesIsTold() throws {
    let project = MemoryProject([
      ".pushloc.json": """
      {"customFields": [{"payloads": "*.lproj/**", "fields": {"a": {"type": "string"}}}],
       "templates": [{"payloads": "push/*.hbs", "dialect": "handlebars"}]}
      """,
      "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
    ])
    try project.expect([
      ".pushloc.json:1:32 warning unmatched-pattern",
      ".pushloc.json:2:29 warning unmatched-pattern",
    ])
  }
}
