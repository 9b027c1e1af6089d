import FileAccess
import PushlocKit
import TestSupport
import Testing

/// A table with suppressions and what is still found.
struct SuppressionCase: Sendable, CustomTestStringConvertible {
  let table: String
  let findings: [String]

  init(_ table: String, _ findings: String...) {
    (self.table, self.findings) = (table, findings)
  }

  var testDescription: String { table }
}

struct SuppressionTests {
  private static let payload = #"{"aps": {"alert": {"loc-key": "hi"}}}"#

  @Test(arguments: [
    SuppressionCase(#""hi" = "";"#, "1:9 error empty-value hi"),
    SuppressionCase("/* pushloc:ignore empty-value -- later */\n\"hi\" = \"\";"),
    SuppressionCase("// pushloc:ignore empty-value -- later\n\"hi\" = \"\";"),
    SuppressionCase("/* Greeting.\n * pushloc:ignore empty-value — later\n */\n\"hi\" = \"\";"),
    SuppressionCase("\"hi\" = \"\"; // pushloc:ignore empty-value -- later\n\"a\" = \"A\";"),
    // Other comments between the suppression and its entry do no harm.
    SuppressionCase("/* pushloc:ignore empty-value -- x */\n/* title */\n\"hi\" = \"\";"),
    SuppressionCase(
      "/* pushloc:ignored empty-value */ \"hi\" = \"\";",
      "1:43 error empty-value hi"
    ),
    // It covers the entry below and no other.
    SuppressionCase(
      "/* pushloc:ignore empty-value -- later */\n\"a\" = \"\";\n\"hi\" = \"\";",
      "3:9 error empty-value hi"
    ),
    SuppressionCase(
      "/* pushloc:ignore empty-value */\n\"hi\" = \"\";",
      "1:4 warning suppression-without-reason"
    ),
    SuppressionCase(
      "/* pushloc:ignore empty-value -- */\n\"hi\" = \"\";",
      "1:4 warning suppression-without-reason"
    ),
    SuppressionCase(
      "/* pushloc:ignore empty-value, blank-value -- x */\n\"hi\" = \"\";",
      "1:32 warning unused-suppression"
    ),
    SuppressionCase(
      "/* pushloc:ignore emty-value -- x */\n\"hi\" = \"\";",
      "1:19 warning unused-suppression",
      "2:9 error empty-value hi"
    ),
    SuppressionCase(
      "/* pushloc:ignore -- x */\n\"hi\" = \"Hello\";",
      "1:4 warning unused-suppression"
    ),
    SuppressionCase(
      "\"hi\" = \"Hello\";\n/* pushloc:ignore empty-value -- x */\n",
      "2:19 warning unused-suppression"
    ),
    // A reason without its dashes reads like names; the first one is enough.
    SuppressionCase(
      "/* pushloc:ignore empty-value the next release */\n\"hi\" = \"\";",
      "1:31 warning unused-suppression"
    ),
  ])
  func coversTheEntryBelow(_ test: SuppressionCase) throws {
    let project = MemoryProject([
      "en.lproj/Localizable.strings": test.table, "push/a.json": Self.payload,
    ])
    let expected = test.findings.map { "en.lproj/Localizable.strings:\($0)" }
    try project.expect(expected)
  }

  @Test func saysNothingOfRulesThatAreOffOrCannotFindAnything() throws {
    let table = "/* pushloc:ignore extra-key, missing-key -- x */\n\"hi\" = \"Hello\";"
    let alone = MemoryProject(["en.lproj/Localizable.strings": table])
    try alone.expect([])
    let off = MemoryProject([
      "en.lproj/Localizable.strings": table, "push/a.json": Self.payload,
    ])
    try off.expect([], [.flag("missing-key", .off)])
    try off.expect(["en.lproj/Localizable.strings:1:30 warning unused-suppression"])
  }

  @Test func saysNothingInAFileThatIsBroken() throws {
    let project = MemoryProject([
      "en.lproj/Localizable.strings": "/* pushloc:ignore empty-value -- x */\n\"a\" = \"A\" oops",
      "push/a.json": #"{"aps": {"alert": "Hello"}}"#,
    ])
    #expect(try project.findings().filter { $0.contains("suppression") } == [])
  }

  @Test func coversTheMemberBelowInTemplatesWithComments() throws {
    let project = MemoryProject([
      "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "push/a.jsonc": """
      {"aps": {
        // pushloc:ignore missing-key -- sent to an older app only
        "alert": {"loc-key": "gone"},
        "badge": 1
        /* pushloc:ignore missing-key -- nothing below */
      }}
      """,
      "push/b.jsonc": """
      {"aps": {
        /* pushloc:ignore missing-key -- the badge */
        "badge": 1,
        "alert": {"loc-key": "gone"}
      }}
      """,
    ])
    let paths: [FilePath] = [".", "push/a.jsonc", "push/b.jsonc"]
    try project.expect(
      [
        "push/a.jsonc:5:21 warning unused-suppression",
        "push/b.jsonc:2:21 warning unused-suppression",
        "push/b.jsonc:4:25 error missing-key gone",
      ],
      paths: paths
    )
  }
}
