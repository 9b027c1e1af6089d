import Diagnostics
import PushlocKit
import Reporters
import Testing

/// Folders that know equally many of the payloads' keys: each may be the app.
struct TiedAppsTests {
  private static let tied = MemoryProject([
    "A/en.lproj/Localizable.strings": #""a" = "A"; "both" = "%@";"#,
    "B/de.lproj/Localizable.strings": #""both" = "%@";"#,
    "B/en.lproj/Localizable.strings": #""b" = "B"; "both" = "%@";"#,
    "push/a.json": #"{"aps": {"alert": {"title-loc-key": "a", "loc-key": "gone"}}}"#,
    "push/b.json":
      #"{"aps": {"alert": {"title-loc-key": "b", "loc-key": "both", "loc-args": ["x", "y"]}}}"#,
  ])

  @Test func aKeyOfOneIsNotMissingInTheOther() throws {
    try Self.tied.expect([
      // Neither has it: told once.
      "push/a.json:1:54 error missing-key gone",
      // Only B has the key, and it has two languages.
      "push/b.json:1:38 error missing-key b",
      // Both say it.
      "push/b.json:1:73 warning unused-args both",
    ])
  }

  @Test func whatSettlesItIsSaid() throws {
    let project = try Self.tied.load()
    let remarks = Check.report(on: project, toolVersion: "1").remarks.map(\.description)
    #expect(
      remarks == [
        "checked the payloads against 'A', 'B'",
        "'A', 'B' define equally many of the payloads' keys, so each may be the app; 'apps' in "
          + ".pushloc.json says which payloads are sent to which",
      ]
    )
  }
}
