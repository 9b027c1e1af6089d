import FileAccess
import PushlocKit
import TestSupport
import Testing

/// What is wrong with tables as files is told once, and what follows from it is not.
struct TableCauseTests {
  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"hi": {"localizations": {
      "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
      "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}}}}
    """

  private static func push(_ key: String, _ title: String) -> String {
    #"{"aps": {"alert": {"loc-key": "\#(key)", "title-loc-key": "\#(title)"}}}"#
  }

  @Test func keysOfACatalogBesideFilesAreNotMissing() throws {
    try MemoryProject([
      "Localizable.xcstrings": Self.catalog,
      "de.lproj/Localizable.strings": #""bye" = "Tschüss";"#,
      "en.lproj/Localizable.strings": #""bye" = "Bye";"#,
      "es.lproj/Localizable.strings": #""bye" = "Chao";"#,
      "push/a.json": Self.push("hi", "bye"),
      "push/b.json": Self.push("hi", "gone"),
    ]).expect([
      "Localizable.xcstrings:1:1 error catalog-and-tables",
      "push/b.json:1:55 error missing-key gone",
    ])
  }

  @Test(arguments: ["App/Resources", "App/Localizations"])
  func oneFolderDeeperIsTheSame(_ folder: String) throws {
    let project = MemoryProject([
      "App/de.lproj/Localizable.strings": #""bye" = "Tschüss"; "so" = "So";"#,
      "App/en.lproj/Localizable.strings": #""bye" = "Bye"; "so" = "So";"#,
      "push/a.json": Self.push("hi", "bye"),
      "push/b.json": Self.push("bye", "so"),
    ])
    project.files[FilePath("\(folder)/Localizable.xcstrings")] = Array(Self.catalog.utf8)
    try project.expect(["\(folder)/Localizable.xcstrings:1:1 warning catalog-and-tables"])
  }

  @Test func aCatalogOfAnotherProductIsAnotherTable() throws {
    try MemoryProject([
      "App/en.lproj/Localizable.strings": #""bye" = "Bye"; "so" = "So";"#,
      "App/Widget/Info.plist": "{}",
      "App/Widget/Localizable.xcstrings": Self.catalog,
      "push/a.json": Self.push("hi", "bye"),
      "push/b.json": Self.push("bye", "so"),
    ]).expect(["push/a.json:1:32 error key-in-other-table hi"])
  }

  @Test func aSecondMarkDoesNotSilenceTheLanguage() throws {
    let project = MemoryProject([
      "en.lproj/Localizable.strings": #""hi" = "Hello"; "bye" = "Bye";"#,
      "push/a.json": Self.push("hi", "bye"),
    ])
    let text = Array("\u{FEFF}\u{FEFF}\"bye\" = \"Tschüss\";\n".utf16)
    project.files["de.lproj/Localizable.strings"] = text.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)]
    }
    try project.expect([
      "de.lproj/Localizable.strings:1:1 warning syntax-error",
      "de.lproj/Localizable.strings:1:1 note utf16-table",
      "push/a.json:1:32 error missing-key hi",
    ])
  }

  @Test(
    arguments: [[], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE, 0xFF, 0xFE]] as [[UInt8]]
  )
  func anEmptyFileIsToldOnceAndLacksItsKeys(_ bytes: [UInt8]) throws {
    let project = MemoryProject([
      "en.lproj/Localizable.strings": #""hi" = "Hello";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
    ])
    project.files["de.lproj/Localizable.strings"] = bytes
    try project.expect([
      "de.lproj/Localizable.strings:1:1 error empty-table",
      "push/a.json:1:32 error missing-key hi",
    ])
  }

  @Test func anAppWithoutThePushTableLacksEveryKey() throws {
    try MemoryProject([
      "de.lproj/InfoPlist.strings": #""CFBundleName" = "Chat";"#,
      "en.lproj/InfoPlist.strings": #""CFBundleName" = "Chat";"#,
      "en.lproj/Push.strings": #""bye" = "Bye";"#,
      "push/a.json": Self.push("hi", "bye"),
    ]).expect([
      "push/a.json:1:32 error missing-key hi",
      "push/a.json:1:55 error key-in-other-table bye",
    ])
  }

  @Test func tablesOutsideLanguageFoldersAreNoApp() throws {
    try MemoryProject([
      "Fixtures/Other.strings": #""a" = "A";"#,
      "push/a.json": #"{"aps": {"alert": {"loc-key": "hi"}}}"#,
    ]).expect([])
  }

  @Test func twoWordsAreLookedAtWhereSomebodyAsks() throws {
    let project = MemoryProject([
      "de.lproj/Localizable.strings": #""hi" = "New message"; "ok" = "OK";"#,
      "en.lproj/Localizable.strings": #""hi" = "New message"; "ok" = "OK";"#,
      "push/a.json": Self.push("hi", "ok"),
    ])
    try project.expect([])
    try project.expect(
      ["de.lproj/Localizable.strings:1:9 warning untranslated hi"],
      [.flag("untranslated", .warning)]
    )
  }
}
