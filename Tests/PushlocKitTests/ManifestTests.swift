import Delivery
import Diagnostics
import FileAccess
import Foundation
import PushlocKit
import TestSupport
import Testing

/// Keys that a server sends from code, declared in files of their own.
struct ManifestTests {
  private static let hello = #""hi" = "Hello";"#

  @Test func manifestsAreUsedLikeTemplates() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"manifests": ["server/*-keys.json"]}"#,
      "en.lproj/Localizable.strings": """
      "invite" = "%1$@ invites you to %2$@";
      "hi" = "Hello";
      "call" = "%@ calls";
      """,
      "server/push-keys.json": """
      {"invite": ["sender"],
       "hi": 0,
       "call": 1,
       "gone": 2}
      """,
    ])
    try project.expect([
      "server/push-keys.json:1:12 error too-few-args invite",
      "server/push-keys.json:4:3 error missing-key gone",
    ])
  }

  @Test func aBrokenManifestIsReportedAndTheRestOfItUsed() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"manifests": "keys.json"}"#,
      "en.lproj/Localizable.strings": Self.hello,
      "keys.json": #"{"hi": "Anna", "gone": -1, "hi": 0, "lost": ["a", 5], "missing": 0}"#,
    ])
    try project.expect([
      "keys.json:1:8 error manifest-shape", "keys.json:1:24 error manifest-shape",
      "keys.json:1:28 error manifest-shape", "keys.json:1:51 error manifest-shape",
      "keys.json:1:56 error missing-key missing",
    ])
  }

  @Test func aManifestThatIsNotThereIsAnError() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"manifests": "keys.json"}"#,
      "en.lproj/Localizable.strings": Self.hello,
    ])
    try project.expect([".pushloc.json:1:15 error unmatched-pattern"])
  }

  /// A key that code sends in two forms must suit both.
  @Test func aKeyCanHaveSeveralForms() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"manifests": "keys.json"}"#,
      "en.lproj/Localizable.strings": """
      "pinned" = "%1$@ pinned a message";
      "renamed" = "%1$@ renamed %2$@ to %3$@";
      "joined" = "%1$@ joined";
      """,
      "keys.json": """
      {"pinned": [["user"], ["user", "group"]],
       "renamed": [["user", "group", "name"], ["user", "name"]],
       "joined": [1, 2],
       "gone": [["user"], ["user", "group"]]}
      """,
    ])
    try project.expect([
      "keys.json:1:23 warning unused-args pinned",
      "keys.json:2:41 error too-few-args renamed",
      "keys.json:3:16 warning unused-args joined",
      "keys.json:4:3 error missing-key gone",
    ])
  }

  @Test func aFormThatIsNoFormIsReported() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"manifests": "keys.json"}"#,
      "en.lproj/Localizable.strings": Self.hello,
      "keys.json": #"{"hi": [[], ["a", 5]], "x": [["a"], "b"]}"#,
    ])
    try project.expect([
      "keys.json:1:19 error manifest-shape",
      "keys.json:1:30 error manifest-shape",
    ])
  }

  /// One number in an array may be meant as a name, and is no list of forms.
  @Test func oneNumberInAnArrayIsNoForm() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"manifests": "keys.json"}"#,
      "en.lproj/Localizable.strings": Self.hello,
      "keys.json": #"{"hi": [1], "x": [[1]]}"#,
    ])
    try project.expect([
      "keys.json:1:9 error manifest-shape", "keys.json:1:20 error manifest-shape",
    ])
  }

  /// What is said of arguments says what they are.
  @Test func messagesNameTheArguments() throws {
    let project = MemoryProject([
      ".pushloc.json": #"{"manifests": "keys.json"}"#,
      "en.lproj/Localizable.strings": """
      "invite" = "%1$@ invites you to %2$@"; "left" = "%1$@ left"; "call" = "%1$@, %2$@";
      """,
      "de.lproj/Localizable.strings": """
      "invite" = "Einladung von %1$@"; "left" = "%1$@ ist weg"; "call" = "%1$@";
      """,
      "keys.json": #"{"invite": ["sender", "room name"], "left": ["user", "room"], "call": 2}"#,
    ])
    let loaded = try project.load()
    let messages = Check.run(loaded).map { "\($0.rule) \($0.message)" }
    #expect(
      messages == [
        "unused-args 'invite' does not show argument 2 ('room name') in 'de', "
          + "which the development language shows",
        "unused-args 'call' does not show argument 2 in 'de', which the development language shows",
        "unused-args the payload sends 2 arguments for 'left', "
          + "but no language shows argument 2 ('room')",
      ]
    )
  }

  /// Two manifests of real servers: every key is read, with its arguments.
  @Test(
    .enabled(if: SharedMaterial.isThere, SharedMaterial.absence),
    arguments: [("sygnal-keys.json", 12), ("telegram-keys.json", 160)]
  )
  func manifestsOfServersAreRead(_ name: String, _ count: Int) throws {
    let folder = try #require(SharedMaterial.folder)
    let url = folder.appendingPathComponent("corpus/push/\(name)")
    let keys = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: [String]]
    )
    #expect(keys.count == count)
    let texts = keys.map { key, names in
      let shown = names.indices.map { "%\($0 + 1)$@" }.joined(separator: " ")
      return "\"\(key)\" = \"\(shown.isEmpty ? "Hello" : shown)\";\n"
    }
    let files = MemoryFiles([
      ".pushloc.json": #"{"manifests": "keys.json"}"#,
      "en.lproj/Localizable.strings": texts.joined(),
    ])
    files["keys.json"] = Array(try Data(contentsOf: url))
    let configuration = try ConfigurationLoader(files: files).load()
    let project = try ProjectLoader(files: files, configuration: configuration).load(["."])
    let uses = project.uses.map { "\($0.key) \($0.argumentNames ?? [])" }
    #expect(uses.sorted() == keys.map { "\($0.key) \($0.value)" }.sorted())
    #expect(Check.run(project).filter { $0.severity > .note } == [])
  }
}
