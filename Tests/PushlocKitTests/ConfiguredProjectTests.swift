import FileAccess
import PushlocKit
import TestSupport
import Testing

/// What the configuration makes of a project.
struct ConfiguredProjectTests {
  private static let hello = #""hi" = "Hello";"#
  private static func payload(_ key: String) -> String {
    #"{"aps": {"alert": {"loc-key": "\#(key)"}}}"#
  }

  @Test func tablesNameTheApp() throws {
    // Without configuration the folder that knows the key would be the app.
    let project = MemoryProject([
      ".pushloc.json": #"{"tables": ["App/**"]}"#,
      "App/en.lproj/Localizable.strings": #""bye" = "";"#,
      "Widget/en.lproj/Localizable.strings": #""hi" = ""; "hi" = "x";"#,
      "push/a.json": Self.payload("hi"),
    ])
    try project.expect([
      "App/en.lproj/Localizable.strings:1:10 warning empty-value bye",
      "push/a.json:1:32 error key-in-other-table hi",
    ])
  }

  @Test func payloadsAndExcludeChooseFiles() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"payloads": ["push/**", "mail/*.txt"], "exclude": "**/old/**"}"#,
      "en.lproj/Localizable.strings": Self.hello,
      "push/a.json": Self.payload("a"),
      "push/old/b.json": Self.payload("b"),
      "push/notes.txt": Self.payload("c"),
      "mail/d.txt": Self.payload("d"),
      "samples/e.json": Self.payload("e"),
    ])
    try project.expect([
      "mail/d.txt:1:32 error missing-key d", "push/a.json:1:32 error missing-key a",
    ])
    try project.expect(
      [
        "mail/d.txt:1:32 error missing-key d", "push/a.json:1:32 error missing-key a",
        "push/old/b.json:1:32 error missing-key b",
      ],
      paths: [".", "push/old/b.json"]
    )
  }

  @Test func appsAreCheckedAlone() throws {
    let project = MemoryProject([
      ".pushloc.json": """
      {"apps": [{"name": "A", "tables": "A", "payloads": ["push/a.json", "push/both.json"]},
                {"name": "B", "tables": "B", "payloads": ["push/b.json", "push/both.json"]}]}
      """,
      "A/en.lproj/Localizable.strings": #""a" = "A"; "both" = "Both";"#,
      "B/en.lproj/Localizable.strings": #""b" = "B";"#,
      "push/a.json": Self.payload("a"),
      "push/b.json": Self.payload("b"),
      "push/both.json": Self.payload("both"),
    ])
    try project.expect(["push/both.json:1:32 error key-in-other-table both"])
  }

  @Test func requiredLanguagesMustBeThereAndIgnoredOnesAreNotLookedAt() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"languages": {"required": ["en", "de", "fr"], "ignored": ["it"]}}"#,
      "en.lproj/Localizable.strings": Self.hello,
      "de.lproj/Localizable.strings": Self.hello,
      "it.lproj/Localizable.strings": #""hi" = ""; "x" = ""; oops"#,
      "push/a.json": Self.payload("hi"),
    ])
    try project.expect([".pushloc.json:1:41 error missing-required-language"])
  }

  @Test func theDevelopmentLanguageIsTheFlagsThenTheFiles() throws {
    let files = MemoryProject([
      ".pushloc.json": #"{"developmentLanguage": "de"}"#,
      "en.lproj/Localizable.strings": Self.hello,
      "de.lproj/Localizable.strings": Self.hello,
    ])
    let german = DevelopmentLanguage(name: "de", origin: .configuration)
    #expect(try files.load().developmentLanguage == german)
  }
}
