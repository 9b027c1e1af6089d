import FileAccess
import PushlocKit
import TestSupport
import Testing

/// Severities, overrides and what they are said about.
struct LevelTests {
  private static let payload = #"{"aps": {"alert": {"loc-key": "mising"}}}"#
  private static let missing = "push/a.json:1:32 error missing-key mising"

  private static func project(_ configuration: String) -> MemoryProject {
    MemoryProject([
      ".pushloc.json": configuration,
      "App/en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "App/de.lproj/Localizable.strings": #""hi" = "Hallo"; "new" = "Neu";"#,
      "push/a.json": payload,
    ])
  }

  /// Settings, flags and the findings under them.
  struct LevelCase: Sendable, CustomTestStringConvertible {
    let configuration: String
    let flags: [RuleSetting]
    let findings: [String]

    init(_ configuration: String, _ flags: [RuleSetting] = [], _ findings: [String]) {
      (self.configuration, self.flags, self.findings) = (configuration, flags, findings)
    }

    var testDescription: String {
      configuration + flags.map { " \($0.name)=\($0.level)" }.joined()
    }
  }

  @Test(arguments: [
    LevelCase("{}", [], [missing]),
    LevelCase(#"{"rules": {"missing-key": "off"}}"#, [], []),
    LevelCase(
      #"{"rules": {"missing-key": "note"}}"#,
      [],
      ["push/a.json:1:32 note missing-key mising"]
    ),
    // A rule that is off by default is on once it has a severity.
    LevelCase(
      #"{"rules": {"extra-key": "note"}}"#,
      [],
      ["App/de.lproj/Localizable.strings:1:18 note extra-key new", missing]
    ),
    // A flag wins over the file.
    LevelCase(#"{"rules": {"missing-key": "off"}}"#, [.flag("missing-key", .error)], [missing]),
    LevelCase("{}", [.flag("missing-key", .warning), .flag("missing-key", .off)], []),
    // An override wins over the rules, the last one that fits over those before.
    LevelCase(
      """
      {"rules": {"missing-key": "off"},
       "overrides": [{"files": "push/*", "rules": {"missing-key": "note"}},
                     {"files": "push/a.json", "rules": {"missing-key": "warning"}},
                     {"files": "other/**", "rules": {"missing-key": "error"}}]}
      """,
      [],
      [
        ".pushloc.json:4:26 warning unmatched-pattern",
        "push/a.json:1:32 warning missing-key mising",
      ]
    ),
    LevelCase(
      #"{"overrides": [{"files": "push", "rules": {"missing-key": "note"}}]}"#,
      [.flag("missing-key", .error)],
      [missing]
    ),
    // A pointer names a value and what is in it.
    LevelCase(
      #"{"overrides": [{"pointer": "/aps/alert", "rules": {"missing-key": "note"}}]}"#,
      [],
      ["push/a.json:1:32 note missing-key mising"]
    ),
    LevelCase(
      #"{"overrides": [{"pointer": "/aps/al", "rules": {"missing-key": "note"}}]}"#,
      [],
      [missing]
    ),
    // What is turned off needs a reason and something to turn off.
    LevelCase(
      #"{"overrides": [{"files": "push", "rules": {"missing-key": "off"}, "reason": "old"}]}"#,
      [],
      []
    ),
    LevelCase(
      #"{"overrides": [{"files": "push", "rules": {"missing-key": "off"}}]}"#,
      [],
      [".pushloc.json:1:16 warning suppression-without-reason"]
    ),
    LevelCase(
      #"{"overrides": [{"files": "App", "rules": {"empty-value": "off"}, "reason": "old"}]}"#,
      [],
      [".pushloc.json:1:43 warning unused-suppression", missing]
    ),
  ])
  func areThoseOfFlagsThenOverridesThenTheFile(_ test: LevelCase) throws {
    try Self.project(test.configuration).expect(test.findings, test.flags)
  }

  @Test func ofACategoryGoToEachOfItsFindings() throws {
    let project = MemoryProject([
      "en.lproj/Localizable.strings": #""hi" = ""; "a" = " ";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
    ])
    try project.expect(
      [
        "en.lproj/Localizable.strings:1:9 error empty-value hi",
        "en.lproj/Localizable.strings:1:19 error blank-value a",
      ],
      [.flag("hygiene", .off), .flag("blank-value", .error)]
    )
    try project.expect([], [.flag("empty-value", .off), .flag("blank-value", .off)])
  }
}
