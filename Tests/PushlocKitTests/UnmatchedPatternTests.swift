import FileAccess
import PushlocKit
import Testing

/// Patterns of the configuration that fit nothing.
struct UnmatchedPatternTests {
  private static func project(_ configuration: String) -> MemoryProject {
    MemoryProject([
      ".pushloc.json": configuration,
      "App/en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
      "push/readme.json": "{}",
    ])
  }

  @Test(arguments: [
    (#"{"payloads": "push/**", "tables": ["App"]}"#, []),
    // Another pattern of the setting fits.
    (#"{"payloads": ["push/**", "old/**"]}"#, [".pushloc.json:1:26 warning unmatched-pattern"]),
    (#"{"payloads": "pusch/**"}"#, [".pushloc.json:1:14 error unmatched-pattern"]),
    // A file is there, and is no payload.
    (#"{"payloads": "push/re*.json"}"#, [".pushloc.json:1:14 error unmatched-pattern"]),
    (
      #"{"apps": [{"name": "A", "tables": "App"}, {"name": "B", "tables": "Other"}]}"#,
      [".pushloc.json:1:67 error unmatched-pattern"]
    ),
    // What is left out may be gone, too.
    (#"{"exclude": "old/**"}"#, []),
    (
      #"{"customFields": [{"payloads": "chat/**", "fields": {}}]}"#,
      [".pushloc.json:1:32 warning unmatched-pattern"]
    ),
  ])
  func areTold(_ configuration: String, _ expected: [String]) throws {
    try Self.project(configuration).expect(expected)
  }

  @Test func areNotToldWhereNothingWasSearched() throws {
    let project = Self.project(#"{"payloads": "pusch/**", "tables": "Ap/**"}"#)
    try project.expect([], paths: ["App", "push/a.json"])
  }
}
